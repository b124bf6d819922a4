import type { ManagedRow } from "../../../data/office/rows.ts";

/** What the facts and actions above a row's form know. */
export type AboutRow = {
  row: ManagedRow;
  /** Whether the form below holds changes, or a draft of some, that are not saved. */
  isUnsaved: boolean;
};

/** The same of a row that is answered there. */
export type AnsweredRow = AboutRow & {
  /** Told whether an answer is written and not sent. */
  onUnsent: (isUnsent: boolean) => void;
};
