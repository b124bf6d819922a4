import { expect } from "vitest";
import { addDays } from "../../data/calendar/days.ts";
import { indianDay } from "../../data/calendar/indian-time.ts";
import type { Backend, Person } from "../../tests/fixtures/backend.ts";
import { succeed } from "./scenarios/answers.ts";
import { emailsTo } from "./sent-emails.ts";

export const note = {
  title: "Ten years on",
  body: "We met in Nahan, all of us.",
  audience: "alumni",
};
export const ahead = (days: number) => addDays(indianDay(new Date()), days);

/** What alumni write and read, and the office publishes. */
export function alumniPostScene(backend: () => Backend) {
  const write = (person: Person, post: object = {}, kind = "note") =>
    person.client.rpc("create_alumni_post", { ...note, ...post, kind });
  const read = async (person: Person, question: object = {}, kind = "note") =>
    (await succeed(person.client.rpc("list_alumni_posts", { kind, ...question }))).map(
      ({ id }) => id,
    );
  const publish = async (post: string) => {
    const admin = await backend().admin();
    const answer = admin.client.rpc("decide_alumni_post", { post, publish: true });
    expect(await succeed(answer)).toBe(true);
  };
  const written = async (person: Person, post: object = {}, kind = "note") =>
    succeed(write(person, post, kind));
  const emails = (recipient: string, template: string) => emailsTo(backend(), recipient, template);
  return { write, read, publish, written, emailsTo: emails };
}
