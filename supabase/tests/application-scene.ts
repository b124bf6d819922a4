import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { nextSession } from "../../data/school/grades.ts";
import type { Backend } from "../../tests/fixtures/backend.ts";
import { succeed } from "./scenarios/answers.ts";
import { tokenFor } from "./scenarios/events-with-rsvps.ts";
import { hire } from "./staff-scene.ts";

/** The child for whom families apply. */
export const child = {
  child_name: "Tara Negi",
  date_of_birth: "2020-05-04",
  campus: "juniors",
  class: "Class 1",
  session: nextSession(new Date()).code,
};

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** A day that is over wherever the tests run, and one that is not. */
export const [yesterday, nextWeek] = [inDays(-2), inDays(7)];

/** What a family does with its application, and the office with those at Juniors. */
export function applicationScene(backend: () => Backend) {
  const visitor = () => backend().visitor();
  const rows = () => backend().service().from("applications");
  const begin = async (email = `${randomUUID()}@apply.example`) => {
    const begun = await succeed(
      backend()
        .service()
        .rpc("create_application", {
          ...{ guardian_name: "Asha Negi", phone: "01704 222222", consent_version: "2026-11" },
          ...{ email, language: "hi" },
        })
        .single(),
    );
    return { ...begun, email };
  };
  /** Expects a function without a return value to succeed. */
  const done = async (query: PromiseLike<{ error: unknown }>) =>
    expect((await query).error).toBeNull();
  const send = (token: string) => visitor().rpc("send_application", { token });
  /** A sent application, and the link of its email. */
  const apply = async (address?: string, child_name = child.child_name) => {
    const { token, email, reference } = await begin(address);
    await done(visitor().rpc("update_application_child", { token, ...child, child_name }));
    await succeed(send(token));
    return { reference, email, begun: token, token: await tokenFor(backend(), email) };
  };
  const idOf = async (reference: string) =>
    (await succeed(rows().select("id").eq("reference", reference).single())).id as string;
  const atJuniors = async () => ({
    ...(await hire(backend(), "juniors", "admissions")),
    campus: "juniors",
  });
  const seen = (token: string) => succeed(visitor().rpc("get_application", { token }).single());
  /** Writes as the office does: the trigger decides, whoever writes. */
  const move = (reference: string, change: object) =>
    rows().update(change).eq("reference", reference).select("stage").single();
  return { visitor, rows, begin, done, send, apply, idOf, atJuniors, seen, move };
}
