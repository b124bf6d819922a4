import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { applicationScene, child } from "../application-scene.ts";
import { refuse, succeed } from "./answers.ts";
import { emailTo, tokenFor } from "./events-with-rsvps.ts";

// Scenarios of families who apply for a place.
export function applicationScenarios(backend: () => Backend): void {
  const { visitor, rows, begin, done, send, apply, seen } = applicationScene(backend);

  test("a draft is resumed by the link of an email, refuses invalid values, and is sent once", async () => {
    const { token, email, reference } = await begin();
    const sentEmail = await tokenFor(backend(), email);
    expect(sentEmail).not.toBe(token);
    expect(await seen(sentEmail)).toMatchObject({ reference, stage: "draft", child_name: null });
    expect(await refuse(send(token))).toMatchObject({ details: "application_incomplete" });
    const update = (more: object) =>
      visitor().rpc("update_application_child", { token, ...child, ...more });
    expect(await refuse(update({ class: "Class 9" }))).toMatchObject({ details: "campus" });
    expect(await refuse(update({ class: "Class 99" }))).toMatchObject({ details: "class" });
    expect(await refuse(update({ date_of_birth: "2199-01-01" }))).toMatchObject({ status: 400 });
    await done(update({}));
    await done(visitor().rpc("update_application_details", { token, present_school: "Anganwadi" }));
    expect(await succeed(send(token))).toEqual([{ reference }]);
    // Sends the same form again, and uses the earlier links.
    expect(await succeed(send(token))).toEqual([{ reference }]);
    for (const ended of [token, sentEmail]) {
      expect(await refuse(visitor().rpc("get_application", { token: ended }))).toMatchObject({
        status: 404,
      });
    }
    const later = await tokenFor(backend(), email);
    expect(await seen(later)).toMatchObject({ stage: "received", present_school: "Anganwadi" });
    expect(
      await refuse(visitor().rpc("update_application_child", { token: later, ...child })),
    ).toMatchObject({ details: "application_sent" });
    // Names what was sent and fills in the form for a brother or sister, with nothing about the child.
    const family = await succeed(visitor().rpc("get_applicant_family", { token }).single());
    expect(family).toEqual({
      reference,
      ...{ guardian_name: "Asha Negi", guardian_relation: null },
      ...{ email, phone: "01704 222222" },
    });
  });

  test("a second application for the same child gets the same answer and stays one", async () => {
    const first = await apply();
    const { token, reference } = await begin(first.email);
    await done(visitor().rpc("update_application_child", { token, ...child }));
    expect(await succeed(send(token))).toEqual([{ reference }]);
    expect(await emailTo(backend(), first.email)).toMatchObject({ template: "application_again" });
    const standing = await succeed(rows().select("reference, stage").eq("email", first.email));
    expect(standing.filter(({ stage }) => stage !== "draft")).toEqual([
      { reference: first.reference, stage: "received" },
    ]);
    expect(await seen(await tokenFor(backend(), first.email))).toMatchObject({
      reference: first.reference,
    });
  });
}
