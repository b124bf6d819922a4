/**
 * The stages of an application, as in the database; private.application_moves says which may follow which.
 */
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

/** The columns of the board: the open stages, and accepted. */
export const boardStages = [
  "received",
  "documents_missing",
  "visit",
  "offer",
  "waiting",
  "accepted",
] as const satisfies readonly ApplicationStage[];

export type BoardStage = (typeof boardStages)[number];

/** Whether a draft or sent application still accepts documents; the database has the same rule. */
export const takesDocuments = (stage: string) => stage !== "declined" && stage !== "withdrawn";
