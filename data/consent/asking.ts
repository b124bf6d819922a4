import type { SchoolClient } from "../client.ts";

/**
 * Writes a letter with a personal link to each guardian's mailbox of the children on the roll, at most one a week in
 * the same words. Administrators only, of one campus only about it. Answers how many letters were written, and how
 * many children have no guardian with a mailbox. Throws `PT409` (`no_wording`) before there are words.
 */
export async function askGuardians(
  client: SchoolClient,
  asked: { of_campus?: string; of_class?: string; only_unanswered?: boolean } = {},
) {
  const { data } = await client.rpc("ask_guardians", asked).single().throwOnError();
  return data;
}

/**
 * Reminds guardians who have not answered everything, twice at most; answers how many. Needs the service key.
 */
export async function remindGuardians(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("remind_guardians").throwOnError();
  return data;
}

/**
 * Asks every guardian again, in the same words, once a new school year has begun; answers how many letters. Needs the
 * service key.
 */
export async function askAgain(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("ask_again").throwOnError();
  return data;
}

/**
 * Tells guardians of students who have turned eighteen that their answers have ended, and asks the students; answers
 * how many letters. Needs the service key.
 */
export async function tellOfAge(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("tell_of_age").throwOnError();
  return data;
}
