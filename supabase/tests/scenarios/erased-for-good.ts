import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { listHiddenMedia } from "../../../data/forms/photo-requests.ts";
import {
  findDeletedRow,
  listDeletedRows,
  restoreDeletedRow,
} from "../../../data/office/changes.ts";
import { createErasure, getErasure, listNearErasures } from "../../../data/retention/erasures.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { enrolChild } from "../children.ts";
import { storePicture } from "../stored-pictures.ts";
import { succeed } from "./answers.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** What is erased, on request or when its term is over, is not left in the trash or the history either. */
export function erasedForGoodScenarios(backend: () => Backend): void {
  let office: Client;
  let service: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
    service = backend().service();
  });

  const newMailbox = () => `${randomUUID()}@mail.example`;
  const enrol = (facts: object = {}) => {
    const child = { guardian_email: newMailbox(), date_of_birth: "2015-03-04" };
    return enrolChild(office, { ...child, ...facts });
  };
  const enquire = async (facts: object = {}) => {
    const about = { child_name: "Ravi Negi", date_of_birth: "2018-01-02", level: "primary" };
    const guardian = { guardian_name: "Meena Negi", email: newMailbox(), phone: "98765 43210" };
    const enquiry = { reference: `ADM-${randomUUID().slice(0, 8)}`, consent_version: "1" };
    const row = { ...enquiry, ...about, ...guardian, campus: "majra", ...facts };
    return succeed(service.from("admission_enquiries").insert(row).select().single());
  };
  const remove = (target: "admission_enquiries" | "students", id: string) =>
    succeed(office.from(target).delete().eq("id", id).select("id"));
  /** Everything that the log still says of a row. */
  const logged = async (row_id: string) => {
    const entries = service.from("audit_log").select("before, after").eq("row_id", row_id);
    return (await succeed(entries)).flatMap(({ before, after }) => [before, after].filter(Boolean));
  };
  const isInTrash = async (target: "admission_enquiries" | "students", id: string) =>
    (await listDeletedRows(office, target)).some(({ row_id }) => row_id === id);
  const eraseMailbox = (subject: string) =>
    createErasure(office, { kind: "mailbox", subject, reference: "Letter 14" });
  const eraseChild = (subject: string) =>
    createErasure(office, { kind: "student", subject, reference: "" });

  test("the emails of a guardian with an account stay when the child is erased, but none that names it", async () => {
    const { email } = await backend().signUp();
    const child = await enrol({ guardian_email: email });
    const next_attempt_at = new Date(Date.now() + 3_600_000).toISOString();
    const waits = { recipient: email, template: "contact_message_received", next_attempt_at };
    const [own, about] = [{ reference: "MSG-9" }, { reference: "MSG-10", child: child.name }];
    const rows = [own, about].map((data) => ({ data, ...waits }));
    await succeed(service.from("mail_outbox").insert(rows).select());
    await eraseChild(child.admission_no);
    const kept = service.from("mail_outbox").select("data").eq("recipient", email);
    const waiting = (await succeed(kept.eq("template", waits.template))).map(({ data }) => data);
    expect(waiting).toEqual([own]);
  });

  test("a mailbox is erased from the trash too, where nothing else of it is left", async () => {
    const { id, email } = await enquire();
    await remove("admission_enquiries", id);
    const entry = await findDeletedRow(office, "admission_enquiries", id);
    expect(entry).not.toBeNull();
    const certificate = await getErasure(office, await eraseMailbox(email));
    expect(certificate?.erased).toEqual({ admission_enquiries: 1 });
    expect(await logged(id)).toEqual([]);
    expect(await isInTrash("admission_enquiries", id)).toBe(false);
    const kept = entry?.id ?? "";
    await expect(restoreDeletedRow(office, "admission_enquiries", kept)).rejects.toMatchObject({
      code: "PT404",
    });
    await expect(eraseMailbox(email)).rejects.toMatchObject({ details: "nothing_kept" });
  });

  test("a former guardian's mailbox leaves the history of the child, which keeps the rest", async () => {
    const child = await enrol();
    const mailbox = child.guardian_email ?? "";
    const next = { guardian_email: newMailbox(), guardian_name: "Mohan Verma" };
    await succeed(office.from("students").update(next).eq("id", child.id).select());
    expect(JSON.stringify(await logged(child.id))).toContain(mailbox);
    await eraseMailbox(mailbox);
    const left = JSON.stringify(await logged(child.id));
    expect(left).not.toContain(mailbox);
    expect(left).toContain("Asha Verma");
  });

  test("a child in the trash is erased with its guardians, and so is what was deleted before it", async () => {
    const child = await enrol();
    const father = { student_id: child.id, name: "Anil Verma", email: newMailbox() };
    const { id: guardian } = await succeed(
      office.from("guardians").insert(father).select("id, student_id").single(),
    );
    await succeed(office.from("guardians").delete().eq("id", guardian).select("id"));
    const same = { child_name: "asha verma", date_of_birth: "2015-03-04", email: father.email };
    const enquiry = await enquire(same);
    await remove("admission_enquiries", enquiry.id);
    await remove("students", child.id);
    const certificate = await getErasure(office, await eraseChild(child.admission_no));
    expect(certificate).toMatchObject({
      reference: child.admission_no,
      erased: { students: 1, guardians: 2, admission_enquiries: 1 },
    });
    for (const id of [child.id, guardian, enquiry.id]) expect(await logged(id), id).toEqual([]);
    expect(await isInTrash("students", child.id)).toBe(false);
    await expect(eraseChild(child.admission_no)).rejects.toMatchObject({ code: "PT404" });
  });

  test("a child's own application is erased, however its name was spelt", async () => {
    const child = await enrol();
    const family = { guardian_name: "Rekha Verma", phone: "98765 43210", email: newMailbox() };
    const draft = { reference: randomUUID(), consent_version: "1", child_name: "Aasha Varma" };
    const row = { ...family, ...draft, student_id: child.id };
    // Another spelling without a record stays, and is shown before.
    const spelt = { child_name: "Aasha Varma", date_of_birth: "2015-03-04" };
    const near = await enquire(spelt);
    const named = await listNearErasures(office, child.admission_no);
    expect(named).toContainEqual({
      table: "admission_enquiries",
      reference: near.reference,
      child_name: "Aasha Varma",
    });
    const { id } = await succeed(service.from("applications").insert(row).select("id").single());
    const certificate = await getErasure(office, await eraseChild(child.admission_no));
    expect(certificate?.erased).toMatchObject({ applications: 1 });
    expect(await succeed(service.from("applications").select("id").eq("id", id))).toEqual([]);
  });

  test("what a job erases when its term is over is neither in the trash nor in the history", async () => {
    const { id } = await enquire({ created_at: daysAgo(740) });
    const note = { notes: "Called twice." };
    await succeed(office.from("admission_enquiries").update(note).eq("id", id).select("id"));
    expect(await logged(id)).not.toEqual([]);
    await succeed(service.rpc("purge_old_requests"));
    expect(await logged(id)).toEqual([]);
    expect(await isInTrash("admission_enquiries", id)).toBe(false);
  });

  test("forms tried, unconfirmed weekly emails and look-ups go without anybody coming", async () => {
    const email = newMailbox();
    const weekly = { email, campuses: ["majra"], grades: [], created_at: daysAgo(8) };
    await succeed(service.from("weekly_subscriptions").insert(weekly).select("id"));
    const [network, certificate_no] = [randomUUID(), randomUUID()];
    const tried = { form: "contact", network, created_at: daysAgo(3) };
    await succeed(service.from("form_submissions").insert(tried).select("id"));
    const asked = { certificate_no, created_at: daysAgo(1) };
    await succeed(service.from("certificate_lookups").insert(asked).select("id"));
    await succeed(service.rpc("purge_old_requests"));
    const left = await Promise.all([
      succeed(service.from("weekly_subscriptions").select("id").eq("email", email)),
      succeed(service.from("form_submissions").select("id").eq("network", network)),
      succeed(
        service.from("certificate_lookups").select("id").eq("certificate_no", certificate_no),
      ),
    ]);
    expect(left).toEqual([[], [], []]);
  });

  test("a removed picture goes from every album, and its file stays hidden until it is erased", async () => {
    const { id: file } = await storePicture(service);
    const path = `/media/${file}/640.jpg`;
    await succeed(service.from("media_files").update({ people: "crowd" }).eq("id", file).select());
    const show = async (title: string) => {
      const slug = `day-${randomUUID()}`;
      const album = service.from("gallery_events").insert({ title, slug, published: true });
      const { id: gallery_event_id } = await succeed(album.select().single());
      const picture = { gallery_event_id, path, width: 640, height: 480 };
      return succeed(service.from("gallery_images").insert(picture).select().single());
    };
    const [first, second] = [await show("Sports day"), await show("The year")];
    const visible = async () => {
      const pictures = backend().visitor().from("gallery_images").select("id").eq("path", path);
      return (await succeed(pictures)).map(({ id }) => id).toSorted();
    };
    const isHidden = async () => (await listHiddenMedia(service)).includes(file);
    const all = [first.id, second.id].toSorted();
    expect(await visible()).toEqual(all);

    const asker = { name: "A parent", email: `${randomUUID()}@mail.example`, relation: "guardian" };
    const request = { picture_id: first.id, path, album_title: "Sports day" };
    const kept = { ...asker, ...request, reference: randomUUID(), consent_version: "2026-01" };
    const { id } = await succeed(service.from("photo_requests").insert(kept).select().single());
    const decide = (status: string) =>
      succeed(office.from("photo_requests").update({ status }).eq("id", id).select());
    await decide("removed");
    expect(await visible()).toEqual([]);
    await decide("restored");
    expect(await visible()).toEqual(all);
    await decide("removed");

    // Without its row in the album, the file is hidden and erased all the same.
    await succeed(service.from("gallery_images").delete().eq("id", first.id).select());
    expect(await isHidden()).toBe(true);
    await succeed(service.from("gallery_images").delete().eq("id", second.id).select());
    expect(await isHidden()).toBe(true);
    const decided = { updated_at: daysAgo(31) };
    await succeed(service.from("photo_requests").delete().eq("id", id).select());
    const old = { ...kept, ...decided, picture_id: null, status: "removed" };
    await succeed(service.from("photo_requests").insert(old).select());
    expect(await succeed(service.rpc("purge_removed_pictures"))).toBe(1);
    expect(await succeed(service.from("media_files").select("id").eq("id", file))).toEqual([]);
  });
}
