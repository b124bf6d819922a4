import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { getAlbum } from "../../../data/albums.ts";
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

// Errands of visitors: what they send, and what they see of what the school keeps.
export function visitorErrands(backend: () => Backend): void {
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
    const letters = await succeed(
      backend().service().from("mail_outbox").select().eq("template", "admission_enquiry_received"),
    );
    expect(letters.map(({ recipient }) => recipient)).toContain("guardian@mail.example");
  });

  test.each([
    [{ child_name: " " }, "child_name"],
    [{ email: "nobody" }, "email"],
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

  test("a visitor writes a message", async () => {
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

  test("the medical note of a sports registration is seen by administrators only", async () => {
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
    // Neither the log nor a letter repeats it.
    const copies = [
      await succeed(admin.client.from("audit_log").select()),
      await succeed(backend().service().from("mail_outbox").select()),
    ];
    expect(JSON.stringify(copies)).not.toContain("hearing aids");

    expect(await refuse(register({ sport_id: randomUUID() }))).toMatchObject({ status: 404 });
    await succeed(
      admin.client
        .from("sports_programs")
        .update({ registration_open: false })
        .eq("id", sport.id)
        .select(),
    );
    expect(await refuse(register({}))).toMatchObject({
      status: 409,
      details: "registration_closed",
    });
  });

  test("a form is no means to flood a stranger's mailbox", async () => {
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

  test("announcements are public from their start to their end", async () => {
    const [past, future] = ["2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z"];
    const mark = randomUUID();
    const update = (name: string, times: { starts_at?: string; expires_at?: string }) =>
      succeed(
        backend()
          .service()
          .from("latest_updates")
          .insert({ content: `${mark} ${name}`, ...times })
          .select(),
      );
    await update("always", {});
    await update("running", { starts_at: past, expires_at: future });
    await update("not yet", { starts_at: future });
    await update("over", { expires_at: past });
    const shown = await succeed(
      backend().visitor().from("latest_updates").select().like("content", `${mark}%`),
    );
    expect(shown.map(({ content }) => content.slice(mark.length + 1)).sort()).toEqual([
      "always",
      "running",
    ]);
  });

  test("an unlisted album opens by its id, and nothing lists it or its pictures", async () => {
    const mark = randomUUID();
    const album = (name: string, fields: { published: boolean; unlisted?: boolean }) => ({
      title: name,
      slug: `${name}-${mark}`,
      category: `c${mark.replaceAll("-", "")}`,
      ...{ unlisted: false, ...fields },
    });
    const service = backend().service();
    const made = await succeed(
      service
        .from("gallery_events")
        .insert([
          album("listed", { published: true }),
          album("unlisted", { published: true, unlisted: true }),
          album("draft", { published: false }),
        ])
        .select(),
    );
    const idOf = (title: string) => made.find((row) => row.title === title)?.id ?? "";
    const pictures = made.map(({ id }) => ({
      ...{ gallery_event_id: id, path: `/prints/${mark}.svg` },
      ...{ width: 1600, height: 1000 },
    }));
    await succeed(service.from("gallery_images").insert(pictures).select());
    const alumnus = await backend().signUp();
    for (const client of [backend().visitor(), alumnus.client]) {
      const albums = client.from("gallery_events").select("title").like("slug", `%-${mark}`);
      expect(await succeed(albums)).toEqual([{ title: "listed" }]);
      const shown = client.from("gallery_images").select("gallery_event_id");
      expect(await succeed(shown.eq("path", `/prints/${mark}.svg`))).toEqual([
        { gallery_event_id: idOf("listed") },
      ]);
      const byAddress = await getAlbum(client, idOf("unlisted"), "en");
      expect(byAddress).toMatchObject({ title: "unlisted", pictures: [{ width: 1600 }] });
      expect(await getAlbum(client, idOf("draft"), "en")).toBeNull();
      expect(await getAlbum(client, `unlisted-${mark}`, "en")).toBeNull();
      const drafted = client.rpc("list_album_pictures", { album_id: idOf("draft") });
      expect(await succeed(drafted)).toEqual([]);
    }
  });

  test("public teachers are shown without their contact details", async () => {
    const name = `Teacher ${randomUUID()}`;
    const teacher = { name, designation: "PGT Physics", email: "t@school.example" };
    await succeed(
      backend()
        .service()
        .from("teachers")
        .insert([
          { ...teacher, is_public: true },
          { ...teacher, is_public: false },
        ])
        .select(),
    );
    const shown = await succeed(
      backend().visitor().from("public_teachers").select().eq("name", name),
    );
    expect(shown).toHaveLength(1);
    expect(Object.keys(shown[0] ?? {})).not.toContain("email");
    const rename = backend()
      .visitor()
      .from("public_teachers")
      .update({ bio: "x" } as never)
      .eq("name", name);
    expect(await refuse(rename)).toMatchObject({ code: "42501" });
  });

  test("a subject is offered, in Hindi too, while a shown teacher teaches it", async () => {
    const subject = `Subject ${randomUUID()}`;
    const teachers = backend().service().from("teachers");
    const teacher = {
      ...{ name: "Sample Teacher", designation: "Teacher", subjects: [subject] },
      translations: { hi: { subjects: [`विषय ${subject}`] } },
    };
    const readOffer = async () =>
      (await succeed(backend().visitor().rpc("list_taught_subjects"))).find(
        (one) => one.subject === subject,
      );
    const offer = { subject, hindi: `विषय ${subject}` };
    const [shown] = await succeed(
      teachers
        .insert([
          { ...teacher, is_public: true },
          { ...teacher, is_public: false },
        ])
        .select(),
    );
    expect(await readOffer()).toEqual(offer);
    const change = { subjects: ["Another subject", "A third"] };
    await succeed(
      teachers
        .update(change)
        .eq("id", shown?.id ?? "")
        .select(),
    );
    expect(await readOffer()).toBeUndefined();
    await succeed(teachers.update({ is_public: true }).contains("subjects", [subject]).select());
    expect(await readOffer()).toEqual(offer);
    await succeed(teachers.delete().contains("subjects", [subject]).select());
    expect(await readOffer()).toBeUndefined();
  });

  test("content is public once an administrator has published its draft", async () => {
    const admin = await backend().admin();
    const key = `pages/${randomUUID()}`;
    const draft = { key, content: { title: "Fees" } };
    await succeed(admin.client.from("site_content_drafts").insert(draft).select());
    const read = () => backend().visitor().from("site_content").select().eq("key", key);
    expect(await succeed(read())).toEqual([]);
    const publish = { content_key: key };
    expect(await refuse(backend().visitor().rpc("publish_site_content", publish))).toMatchObject({
      code: "42501",
    });
    await succeed(admin.client.rpc("publish_site_content", publish));
    expect(await succeed(read())).toMatchObject([{ content: { title: "Fees" } }]);
    expect(await refuse(admin.client.rpc("publish_site_content", publish))).toMatchObject({
      status: 404,
    });
  });
}
