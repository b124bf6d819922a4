import { createTurns, NoTurn } from "../processes/turns.ts";
import { UploadRefusal } from "./upload-refusal.ts";

/** Who sends a file: a colleague for the office, or else an account or a network. */
export type Sender = { name: string; isOffice: boolean };

type Limits = { waiting: number; ofSender: number; patience: number };

/**
 * Works on one file at a time. The office and everybody else alternate, each with a queue of its own, because
 * strangers can come with many accounts and networks; within a queue senders are in rotation. Throws an
 * UploadRefusal `busy` if no turn comes. `patience` must be longer than a file takes.
 */
export function createUploadTurns(
  limits: Limits,
): <Result>(sender: Sender, work: () => Promise<Result>) => Promise<Result> {
  const alternate = createTurns({ most: 1, waiting: 1, patience: limits.patience });
  const halves = {
    office: createTurns({ most: 1, ...limits }),
    others: createTurns({ most: 1, ...limits }),
  };

  return ({ name, isOffice }, work) => {
    const half = isOffice ? "office" : "others";
    return halves[half](name, () => alternate(half, work)).catch((error) => {
      throw error instanceof NoTurn ? new UploadRefusal("busy") : error;
    });
  };
}
