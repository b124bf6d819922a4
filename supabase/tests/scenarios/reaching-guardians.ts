import { randomInt, randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { askGuardians, remindGuardians } from "../../../data/consent/asking.ts";
import { createGuardianLink, openGuardianPage } from "../../../data/consent/guardian-access.ts";
import { setPhoneGateways } from "../../../data/operations/mail.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { enrolChild } from "../children.ts";
import { guardianScene, newMailbox } from "../guardian-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** How guardians are asked, by email or by phone. */
export function reachedGuardianScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const { emailsTo, codeFor, open, read, answer } = guardianScene(backend);
  const enrol = (facts: object) => enrolChild(office, facts);

  test("guardians get one email per mailbox and week, only about children with a guardian", async () => {
    const [mailbox, group] = [newMailbox(), randomUUID().slice(0, 20)];
    const twins = { class: group, guardian_email: mailbox };
    const one = await enrol(twins);
    await enrol(twins);
    await enrol({ class: group, guardian_name: null });
    const ask = (more: object = {}) => askGuardians(office, { of_class: group, ...more });
    expect(await ask()).toEqual({ asked: 1, without_mailbox: 1 });
    expect(await ask()).toEqual({ asked: 0, without_mailbox: 1 });
    expect(await emailsTo(mailbox, "guardian_asked")).toHaveLength(1);
    expect(await ask({ of_campus: "none" })).toEqual({ asked: 0, without_mailbox: 0 });
    // Nobody is reminded on the first day.
    await remindGuardians(backend().service());
    expect(await emailsTo(mailbox, "guardian_asked")).toHaveLength(1);
    const session = await open(mailbox);
    expect((await read(session))?.children.map(({ id }) => id)).toContain(one.id);
  });

  test("a guardian without a mailbox opens the page by phone, where messages go to phones", async () => {
    const phone = `+9198${String(randomInt(1e8)).padStart(8, "0")}`;
    const typed = phone.slice(3).replace(/(.{5})/, "$1 ");
    const group = randomUUID().slice(0, 20);
    const child = await enrol({ class: group, guardian_phone: typed });
    const service = backend().service();
    const ask = () => askGuardians(office, { of_class: group });
    expect(await ask()).toEqual({ asked: 0, without_mailbox: 1 });
    await expect(createGuardianLink(service, typed)).rejects.toMatchObject({ code: "22023" });
    await setPhoneGateways(service, [{ channel: "sms", price: 0, month_limit: null, frames: {} }]);
    try {
      expect(await ask()).toEqual({ asked: 1, without_mailbox: 0 });
      expect(await emailsTo(phone, "guardian_asked")).toHaveLength(1);
      await createGuardianLink(service, `0${typed}`);
      const [link] = await emailsTo(phone, "guardian_link");
      const token = String(Object(link?.data).token);
      const code = await codeFor(phone, token);
      const { session } = await openGuardianPage(backend().visitor(), token, code);
      const page = await read(session ?? "");
      expect(page).toMatchObject({ mailbox: phone, children: [{ id: child.id }] });
      await answer(session ?? "", child.id, { public_pictures: true });
      expect(await emailsTo(phone, "guardian_answered")).toHaveLength(1);
      const request = { session: session ?? "", child: child.id, kind: "erasure", words: "" };
      await succeed(backend().visitor().rpc("create_guardian_request", request));
      // Another number in the record closes the page.
      const other = { guardian_phone: "98160 00000" };
      await succeed(office.from("students").update(other).eq("id", child.id).select());
      expect(await read(session ?? "")).toBeNull();
    } finally {
      await setPhoneGateways(service, []);
    }
  });

  test("a family's phone that is also entered for the student belongs to the guardian", async () => {
    const phone = `98${String(randomInt(1e8)).padStart(8, "0")}`;
    const child = await enrol({ guardian_phone: phone });
    const student = { student_id: child.id, name: "Asha Verma", is_self: true, phone: `0${phone}` };
    const refused = await refuse(office.from("guardians").insert(student));
    expect(refused).toMatchObject({ status: 400, details: "phone" });
  });
}
