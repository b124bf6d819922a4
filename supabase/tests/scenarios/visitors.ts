import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

const enquiry = {
  child_name: "Sample Child",
  date_of_birth: "2020-03-04",
  campus: "juniors",
  level: "pre-primary",
  guardian_name: "Sample Guardian",
  email: "Guardian@Mail.example",
  phone: "+91 98765 43210",
  consent_version: "2026-1",
};

// Scenarios of visitors: what they send.
export function visitorScenarios(backend: () => Backend): void {
  test("a visitor sends an admission enquiry and gets a reference that the office finds", async () => {
    const { reference } = await succeed(
      backend().service().rpc("create_admission_enquiry", enquiry).single(),
    );
    expect(reference).toMatch(/^ADM-\d\d-[2-9A-HJ-NP-Z]{7}$/);
    const admin = await backend().admin();
    const filed = await succeed(
      admin.client.from("admission_enquiries").select().eq("reference", reference).single(),
    );
    expect(filed).toMatchObject({ email: "guardian@mail.example", status: "new", owner_id: null });
    const emails = await succeed(
      backend().service().from("mail_outbox").select().eq("template", "admission_enquiry_received"),
    );
    expect(emails.map(({ recipient }) => recipient)).toContain("guardian@mail.example");
  });

  test.each([
    [{ child_name: " " }, "child_name"],
    [{ email: "nobody" }, "email"],
    [{ email: "g@mail.example\nBcc: all@mail.example" }, "email"],
    [{ email: "g@mail.example,all@mail.example" }, "email"],
    [{ phone: "call me" }, "phone"],
    [{ campus: "moon" }, "campus"],
    [{ level: "phd" }, "level"],
    [{ date_of_birth: "2099-01-01" }, "date_of_birth"],
    [{ session: "next year" }, "session"],
    [{ message: "x".repeat(4001) }, "message"],
    [{ consent_version: "" }, "consent_version"],
  ])("an enquiry with %j is refused, and the answer names the field", async (wrong, field) => {
    const sent = backend()
      .service()
      .rpc("create_admission_enquiry", { ...enquiry, ...wrong });
    expect(await refuse(sent)).toEqual({ status: 400, code: "22023", details: field });
  });

  test("a visitor sends a message", async () => {
    const message = { name: "A visitor", email: "v@mail.example", message: "When do you open?" };
    const sent = { ...message, consent_version: "2026-1", topic: "admissions" };
    const { reference, status } = await succeed(
      backend().service().rpc("create_contact_message", sent).single(),
    );
    expect(reference).toMatch(/^MSG-/);
    expect(status).toBe("new");
    const noMessage = backend()
      .service()
      .rpc("create_contact_message", { ...sent, message: "Hi" });
    expect(await refuse(noMessage)).toMatchObject({ status: 400, details: "message" });
  });

  test("only admins read the medical note of a sports registration", async () => {
    const admin = await backend().admin();
    const sport = await succeed(
      admin.client.from("sports_programs").insert({ name: "Swimming" }).select().single(),
    );
    const parent = await backend().signUp();
    const registration = {
      sport_id: sport.id,
      child_name: "Sample Child",
      date_of_birth: "2015-06-07",
      guardian_name: "Sample Guardian",
      guardian_email: parent.email,
      guardian_phone: "01704 222222",
      emergency_name: "Aunt",
      emergency_phone: "01704 333333",
      consent_version: "2026-1",
      medical_note: "Wears hearing aids",
    };
    const register = (changed: object) =>
      backend()
        .service()
        .rpc("create_sports_registration", { ...registration, ...changed });
    const { reference } = await succeed(register({}).single());
    for (const client of [backend().visitor(), parent.client]) {
      const notes = client.from("sports_registration_medical_notes").select();
      expect(await succeed(notes)).toEqual([]);
      expect(await succeed(client.from("sports_registrations").select())).toEqual([]);
    }
    const filed = await succeed(
      admin.client
        .from("sports_registrations")
        .select("campus, sports_registration_medical_notes(note)")
        .eq("reference", reference)
        .single(),
    );
    expect(filed.sports_registration_medical_notes).toMatchObject({ note: "Wears hearing aids" });
    // Neither the log nor an email repeats it.
    const copies = [
      await succeed(admin.client.from("audit_log").select()),
      await succeed(backend().service().from("mail_outbox").select()),
    ];
    expect(JSON.stringify(copies)).not.toContain("hearing aids");

    expect(await refuse(register({ sport_id: randomUUID() }))).toMatchObject({ status: 404 });
    await succeed(
      admin.client
        .from("sports_programs")
        .update({ registration_open: false, registration_opens_on: "2090-04-01" })
        .eq("id", sport.id)
        .select(),
    );
    const open = () => succeed(backend().service().rpc("open_sports_registrations"));
    expect(await open()).toBe(0);
    expect(await refuse(register({}))).toMatchObject({
      status: 409,
      details: "registration_closed",
    });
    // It opens by itself when its day has come.
    const day = { registration_opens_on: "2026-04-01" };
    await succeed(admin.client.from("sports_programs").update(day).eq("id", sport.id).select());
    expect(await open()).toBe(1);
    await succeed(register({ child_name: "Another child" }));
    const early = backend().visitor().rpc("open_sports_registrations");
    expect(await refuse(early)).toMatchObject({ code: "42501" });
  });

  test("forms cannot flood a stranger's mailbox", async () => {
    const email = `${randomUUID()}@mail.example`;
    const message = { name: "Somebody", email, message: "Again and again", consent_version: "1" };
    for (let count = 0; count < 7; count++) {
      await succeed(backend().service().rpc("create_contact_message", message));
    }
    const queued = backend().service().from("mail_outbox").select().eq("recipient", email);
    expect(await succeed(queued)).toHaveLength(5);
    const filed = backend().service().from("contact_messages").select().eq("email", email);
    expect(await succeed(filed)).toHaveLength(7);
  });
}
