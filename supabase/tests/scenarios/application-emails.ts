import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { applicationScene, child, nextWeek } from "../application-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";
import { emailTo, markSent } from "./events-with-rsvps.ts";

/** Emails about applications, which neither a stranger nor a family's changes of mind can use up. */
export function applicationEmailScenarios(backend: () => Backend): void {
  const { visitor, begin, done, send, apply, idOf, atJuniors, seen, move } =
    applicationScene(backend);

  test("strangers who apply with a family's mailbox keep no email from it, and no link", async () => {
    const email = `${randomUUID()}@apply.example`;
    for (const letter of "ABCDEF") {
      const { token } = await begin(email);
      const another = { ...child, child_name: `Tara ${letter}` };
      await done(visitor().rpc("update_application_child", { token, ...another }));
      await succeed(send(token));
      const withdraw = visitor().rpc("withdraw_application", { token });
      expect(await refuse(withdraw)).toMatchObject({ details: "application_not_found" });
    }
    const own = await apply(email);
    expect(await seen(own.token)).toMatchObject({ reference: own.reference, stage: "received" });
  });

  test("the office's email arrives however often a family withdraws and comes back", async () => {
    const { reference, token, email } = await apply();
    const sibling = await apply(email, "Om Negi");
    const emails = backend().service().from("mail_outbox").select("id").eq("recipient", email);
    const changes = async () =>
      (await succeed(emails.eq("template", "application_changed"))).length;
    for (let round = 1; round <= 4; round += 1) {
      await succeed(visitor().rpc("withdraw_application", { token }));
      await succeed(visitor().rpc("restore_application", { token }));
    }
    // The family's own changes of one application: five emails an hour, sent or not.
    await markSent(backend(), email);
    expect(await changes()).toBe(5);
    await succeed(visitor().rpc("withdraw_application", { token: sibling.token }));
    expect(await changes()).toBe(6);
    const { client } = await atJuniors();
    const offer = { application: await idOf(reference), stage: "offer", offer_ends_on: nextWeek };
    await done(client.rpc("move_application", offer));
    expect(await emailTo(backend(), email)).toMatchObject({
      template: "application_changed",
      data: { stage: "offer" },
    });
  });

  test("a colleague who withdraws by a link and comes back sends as few emails as anyone", async () => {
    const { token, email } = await apply();
    const { client } = await atJuniors();
    for (let round = 1; round <= 4; round += 1) {
      await succeed(client.rpc("withdraw_application", { token }));
      await succeed(client.rpc("restore_application", { token }));
    }
    const emails = backend().service().from("mail_outbox").select("id").eq("recipient", email);
    expect(await succeed(emails.eq("template", "application_changed"))).toHaveLength(5);
  });

  test("many families get the same message, each in its language and once", async () => {
    const [first, second] = [await apply(), await apply()];
    const missing = { stage: "documents_missing", words: "जन्म प्रमाण पत्र" };
    await succeed(move(second.reference, missing));
    const { client: clerk } = await atJuniors();
    const stages = ["received", "documents_missing"];
    const hindi = `सोमवार को कार्यालय बंद है। ${randomUUID()}`;
    const said = { stages, words: { en: "The office is closed on Monday.", hi: hindi } };
    const ofClass = { campus: "juniors", class: child.class };
    const tell = (more: object = {}) =>
      clerk.rpc("tell_applicants", { ...said, ...ofClass, ...more });
    expect(await succeed(tell())).toBeGreaterThanOrEqual(2);
    expect(await seen(first.token)).toMatchObject({ stage: "received", words: hindi });
    // The list of missing documents stays.
    expect(await seen(second.token)).toMatchObject({ words: `जन्म प्रमाण पत्र\n\n${hindi}` });
    const sentEmail = await emailTo(backend(), first.email);
    expect(sentEmail).toMatchObject({ template: "application_changed", data: { words: hindi } });
    expect(await succeed(tell())).toBe(0);
    // Words that happen to be part of the earlier ones are still new.
    const part = { en: "Monday", hi: "सोमवार" };
    expect(await succeed(tell({ words: part }))).toBeGreaterThanOrEqual(2);
    expect(await seen(first.token)).toMatchObject({ words: "सोमवार" });
    // The longest words arrive whole, and once.
    const long = { en: "x".repeat(3_990), hi: "म".repeat(3_990) };
    expect(await succeed(tell({ words: long }))).toBeGreaterThanOrEqual(2);
    expect((await seen(second.token)).words).toMatch(/^जन्म.*\n\nम{3990}$/s);
    expect(await succeed(tell({ words: long }))).toBe(0);
    const longest = { en: "x".repeat(4_000), hi: "न".repeat(4_000) };
    expect(await succeed(tell({ words: longest }))).toBeGreaterThanOrEqual(2);
    expect(await succeed(tell({ words: longest }))).toBe(0);
    for (const wrong of [{ stages: [] }, { stages: ["draft"] }, { words: { hi: "हाँ जी" } }]) {
      expect(await refuse(tell(wrong))).toMatchObject({ status: 400 });
    }
    expect(await refuse(tell({ campus: "majra" }))).toMatchObject({ details: "campus_scope" });
    expect(await refuse(tell({ campus: undefined }))).toMatchObject({ details: "campus_scope" });
    const { client: editor } = await hire(backend(), null, "editor");
    expect(await refuse(editor.rpc("tell_applicants", said))).toMatchObject({ status: 403 });
  });
}
