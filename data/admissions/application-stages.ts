/** The stages of an application, as the database has them; which follows which: private.application_moves. */
export const applicationStages = [
  "received",
  "documents_missing",
  "visit",
  "offer",
  "waiting",
  "accepted",
  "declined",
  "withdrawn",
] as const;

export type ApplicationStage = (typeof applicationStages)[number];

/** The columns of the board: what is open, and what was accepted. */
export const boardStages = [
  "received",
  "documents_missing",
  "visit",
  "offer",
  "waiting",
  "accepted",
] as const satisfies readonly ApplicationStage[];

export type BoardStage = (typeof boardStages)[number];

/** Whether an application, a draft or a sent one, still takes documents; the database keeps the same rule. */
export const takesDocuments = (stage: string) =>
  ["draft", "received", "documents_missing", "visit", "offer", "waiting"].includes(stage);
