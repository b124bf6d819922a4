import type { SchoolClient } from "../client.ts";

/**
 * Sends an email with a personal link to every guardian of a child on the roll, the same text at most once a
 * week. Administrators only, those of one campus only for that campus. Returns the number of emails, and of
 * children without a guardian's mailbox. Throws `PT409` (`no_wording`) before there is a wording.
 */
export async function askGuardians(
  client: SchoolClient,
  asked: { of_campus?: string; of_class?: string; only_unanswered?: boolean } = {},
) {
  const { data } = await client.rpc("ask_guardians", asked).single().throwOnError();
  return data;
}

/**
 * Reminds guardians who have not answered everything, at most twice; returns how many. Needs the service key.
 */
export async function remindGuardians(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("remind_guardians").throwOnError();
  return data;
}

/**
 * Asks every guardian again, with the same wording, once a new academic session has begun; returns the number
 * of emails. Needs the service key.
 */
export async function askAgain(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("ask_again").throwOnError();
  return data;
}

/**
 * Tells guardians of students who have turned eighteen that their answers have ended, and asks the students;
 * returns the number of emails. Needs the service key.
 */
export async function tellOfAge(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("tell_of_age").throwOnError();
  return data;
}
