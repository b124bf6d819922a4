import type { SchoolClient } from "../client.ts";

/** The steps that make the site the school's own, in order. */
const firstSteps = [
  "name",
  "campuses",
  "levels",
  "logo",
  "colours",
  "affiliation",
  "address",
  "phones",
  "mailbox",
  "social",
  "leaders",
  "notice",
  "colleague",
  "testEmail",
  "backup",
  "sample",
] as const;

export type FirstStep = (typeof firstSteps)[number];

/** Who keeps a backup away from the server. */
export const backupChoices = ["operator", "host", "office"] as const;
export type BackupChoice = (typeof backupChoices)[number];

/** How far the school is. */
export type FirstRun = {
  /** Whether each step is done, judged by the data; null if there is nothing to do. */
  steps: Record<FirstStep, boolean | null>;
  /** Steps left for later or for good; "guide" is all of it. */
  setAside: (FirstStep | "guide")[];
  backup: BackupChoice | null;
  emailArrivedAt: string | null;
  /** The change that removed the sample school, while it can be undone. */
  removal: { change: number; at: string } | null;
};

/** How far the school is. Admins only: throws 42501 for others. */
export async function getFirstRun(client: SchoolClient): Promise<FirstRun> {
  const { data } = await client.rpc("get_first_run").throwOnError();
  return data as FirstRun;
}

/** The applicable steps, each with its state. */
export function standingOf({ steps, setAside }: FirstRun) {
  return firstSteps.flatMap((id) => {
    const isDone = steps[id];
    if (isDone === null) return [];
    const standing = isDone ? "done" : setAside.includes(id) ? "aside" : "open";
    return [{ id, standing } as const];
  });
}

/** Leaves a step, or the whole guide, for later, or takes it up again. Throws 42501 (campus_scope). */
export async function setFirstStepAside(
  client: SchoolClient,
  step: FirstStep | "guide",
  aside: boolean,
): Promise<void> {
  await client.rpc("set_first_step_aside", { step, aside }).throwOnError();
}

/** Saves who keeps backups elsewhere. Throws 42501 (campus_scope). */
export async function chooseBackup(client: SchoolClient, how: BackupChoice): Promise<void> {
  await client.rpc("choose_backup", { how }).throwOnError();
}

/**
 * Sends a test email to the caller's own address, and resolves with the address. Throws PT429 after five
 * within an hour, and 42501 (campus_scope).
 */
export async function sendTestEmail(client: SchoolClient): Promise<string> {
  const { data } = await client.rpc("send_test_email").throwOnError();
  return data;
}

/** Confirms that the last test email has arrived, by its link's code. Throws PT404 for any other code. */
export async function confirmTestEmail(client: SchoolClient, code: string): Promise<void> {
  await client.rpc("confirm_test_email", { code }).throwOnError();
}

/**
 * How many rows of each table belong to the sample school: those to be removed, and those that stay because
 * one of the school's own rows refers to them.
 */
export async function listSampleCounts(client: SchoolClient) {
  const { data } = await client.rpc("list_sample_counts").throwOnError();
  return data;
}

/**
 * Deletes the removable rows in one change, and resolves with its id. Throws PT409 (expected) if they are no
 * longer `expected` rows, and 42501 (campus_scope).
 */
export async function removeSampleSchool(client: SchoolClient, expected: number): Promise<number> {
  const { data } = await client.rpc("remove_sample_school", { expected }).throwOnError();
  return data;
}
