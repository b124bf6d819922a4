import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import {
  listConsentStates,
  type OfficeAnswer,
  recordConsents,
} from "../../../data/consent/consents.ts";
import { listSameChildren } from "../../../data/consent/guardians.ts";
import {
  listChildrenToMark,
  listPictureMarks,
  markPictures,
  mayBeShown,
} from "../../../data/consent/picture-marks.ts";
import { purposes } from "../../../data/consent/purposes.ts";
import { listHiddenMedia } from "../../../data/forms/photo-requests.ts";
import { getAlbum } from "../../../data/gallery/albums.ts";
import {
  listDeletedRows,
  listLatestChanges,
  restoreDeletedRow,
  undoChange,
} from "../../../data/office/changes.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

/** What guardians allow, and which pictures visitors see at each moment because of it. */
export function consentScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  // Computed each time, because midnight in India may pass while the tests run.
  const today = () => indianDay(new Date());

  const enrol = async (facts: object = {}) => {
    const child = { admission_no: randomUUID(), campus: "majra", class: "3", name: "Asha Verma" };
    const guardian = {
      guardian_name: "Rekha Verma",
      guardian_email: `${randomUUID()}@mail.example`,
    };
    const row = { ...child, ...guardian, ...facts };
    return succeed(office.from("students").insert(row).select().single());
  };
  const answer = (student: string, answers: OfficeAnswer["answers"], more: object = {}) =>
    recordConsents(office, { student, answers, channel: "paper", ...more });
  const allow = (student: string, more: object = {}) =>
    answer(student, Object.fromEntries(purposes.map((purpose) => [purpose, true])), more);
  /** A public album with this many unmarked pictures. */
  const enterAlbum = async (count: number) => {
    const service = backend().service();
    const album = { title: "Sports day", slug: randomUUID(), published: true };
    const { id } = await succeed(office.from("gallery_events").insert(album).select().single());
    const pictures = Array.from({ length: count }, () => randomUUID());
    const facts = { width: 640, height: 480, bytes: 9000, thumbhash: "AAAA", is_stored: true };
    const files = pictures.map((picture) => {
      return { id: picture, purpose: "site", file_name: "a.jpg", sha256: "0".repeat(64), ...facts };
    });
    await succeed(service.from("media_files").insert(files).select());
    const rows = pictures.map((picture, position) => {
      const path = `/media/${picture}/640x480.jpg`;
      return { gallery_event_id: id, path, width: 640, height: 480, position };
    });
    await succeed(office.from("gallery_images").insert(rows).select());
    return { id, pictures };
  };
  const pathOf = (picture = "") => `/media/${picture}/640x480.jpg`;
  /** The pictures that a visitor finds in an album; pictures that are not served are left out. */
  const shown = async (album: string, client = backend().visitor()) => {
    const found = await getAlbum(client, album, "en");
    const withheld = await listHiddenMedia(backend().service());
    const ids = (found?.pictures ?? []).map(({ path }) => path.split("/")[2] ?? "");
    for (const id of ids) expect(withheld, "a picture is listed and not served").not.toContain(id);
    return ids;
  };

  test("a picture waits for its mark, and for the consent of everybody in it", async () => {
    const [one, other] = [await enrol(), await enrol({ name: "Kabir Negi" })];
    const { id: album, pictures } = await enterAlbum(1);
    expect(await shown(album)).toEqual([]);
    expect(await markPictures(office, pictures, "crowd")).toBe(1);
    expect(await shown(album)).toEqual(pictures);
    expect(await markPictures(office, pictures, "children", [one.id, other.id])).toBe(0);
    await allow(one.id);
    expect(await shown(album)).toEqual([]);
    await allow(other.id);
    expect(await shown(album)).toEqual(pictures);
    expect(await shown(album, backend().visitor())).toEqual(pictures);
    await answer(one.id, { public_pictures: false });
    expect(await shown(album)).toEqual([]);
    const listed = backend()
      .visitor()
      .from("gallery_images")
      .select()
      .eq("gallery_event_id", album);
    expect(await succeed(listed)).toEqual([]);
    const [marked] = await listPictureMarks(office, pictures);
    expect(marked).toMatchObject({ people: "children", withheld: true });
    expect(marked?.children.map(({ name, may_be_shown }) => [name, may_be_shown])).toEqual([
      ["Asha Verma", false],
      ["Kabir Negi", true],
    ]);
  });

  test.each(["the trash", "the undo"])(
    "from %s a child returns with its guardians, answers and marks",
    async (from) => {
      const child = await enrol();
      const father = { student_id: child.id, name: "Mohan Verma", phone: "98160 12345" };
      const { id: guardian } = await succeed(
        office.from("guardians").insert(father).select().single(),
      );
      const { id: album, pictures } = await enterAlbum(1);
      await markPictures(office, pictures, "children", [child.id]);
      // Two answers of one day: the later one counts, and it is the father's own.
      for (const public_pictures of [false, true]) {
        await answer(child.id, { public_pictures }, { guardian, answered_on: today() });
      }
      await answer(child.id, { public_pictures: true });
      expect(await shown(album)).toEqual(pictures);
      await succeed(office.from("students").delete().eq("id", child.id).select());
      expect(await shown(album)).toEqual([]);

      if (from === "the undo") {
        const [latest] = await listLatestChanges(office);
        await undoChange(office, latest?.change ?? 0);
      } else {
        const deleted = await listDeletedRows(office, "students");
        const entry = deleted.find(({ row_id }) => row_id === child.id)?.id ?? "";
        await restoreDeletedRow(office, "students", entry);
      }
      const guardians = office
        .from("guardians")
        .select("student_id, name")
        .eq("student_id", child.id);
      expect((await succeed(guardians.order("name"))).map(({ name }) => name)).toEqual([
        "Mohan Verma",
        "Rekha Verma",
      ]);
      const answers = office
        .from("consents")
        .select("student_id, guardian_id")
        .eq("student_id", child.id);
      const own = (await succeed(answers)).filter(({ guardian_id }) => guardian_id === guardian);
      expect(own).toHaveLength(2);
      expect(await shown(album)).toEqual(pictures);
    },
  );

  test("a child's work, without its face, waits for the consent for work", async () => {
    const [one, other] = [await enrol(), await enrol({ name: "Kabir Negi" })];
    const { id: album, pictures } = await enterAlbum(1);
    expect(await markPictures(office, pictures, "work", [one.id, other.id])).toBe(0);
    await answer(one.id, { public_pictures: true, work_and_voice: true });
    await answer(other.id, { public_pictures: true });
    expect(await shown(album)).toEqual([]);
    await answer(other.id, { work_and_voice: true, public_pictures: false });
    expect(await shown(album)).toEqual(pictures);
    const [marked] = await listPictureMarks(office, pictures);
    expect(marked).toMatchObject({ people: "work", withheld: false });
    expect(marked?.children.map((child) => mayBeShown(child, "work"))).toEqual([true, true]);
    // The same children with their faces in it need another consent.
    expect(await markPictures(office, pictures, "children", [one.id, other.id])).toBe(0);
    await markPictures(office, pictures, "work", [one.id]);
    await answer(one.id, { work_and_voice: false });
    expect(await shown(album)).toEqual([]);
    const none = { ids: pictures, people: "work" };
    expect(await refuse(office.rpc("mark_pictures", none))).toMatchObject({ details: "children" });
  });

  test("words that name a child beside its face need that consent too", async () => {
    const child = await enrol();
    const { id: album, pictures } = await enterAlbum(1);
    await markPictures(office, pictures, "children", [child.id]);
    await answer(child.id, { public_pictures: true });
    expect(await shown(album)).toEqual(pictures);
    const say = (words: object) =>
      succeed(office.from("gallery_images").update(words).eq("gallery_event_id", album).select());
    await say({ caption: "Asha wins the race." });
    expect(await shown(album)).toEqual([]);
    await say({ caption: "", translations: { hi: { caption: "Verma, ASHA" } } });
    expect(await shown(album)).toEqual([]);
    await answer(child.id, { name_with_face: true });
    expect(await shown(album)).toEqual(pictures);
    await answer(child.id, { name_with_face: false });
    expect(await shown(album)).toEqual([]);
    await say({ translations: {} });
    expect(await shown(album)).toEqual(pictures);
  });

  test("an album shows another cover while its own waits", async () => {
    const child = await enrol();
    const { id: album, pictures } = await enterAlbum(2);
    const cover = async () => {
      const row = backend().visitor().from("gallery_events").select("cover").eq("id", album);
      return (await succeed(row.single())).cover;
    };
    await markPictures(office, pictures.slice(0, 1), "children", [child.id]);
    await markPictures(office, pictures.slice(1), "nobody");
    const wanted = { cover: pathOf(pictures[0]), cover_alt: "The start" };
    await succeed(office.from("gallery_events").update(wanted).eq("id", album).select());
    expect(await cover()).toBe(pathOf(pictures[1]));
    await allow(child.id);
    expect(await cover()).toBe(pathOf(pictures[0]));
    await answer(child.id, { public_pictures: false });
    expect(await cover()).toBe(pathOf(pictures[1]));
    await markPictures(office, pictures.slice(1), null);
    expect(await cover()).toBeNull();
  });

  test("of two guardians the stricter one counts; one who left no longer does", async () => {
    const child = await enrol();
    const { id: album, pictures } = await enterAlbum(1);
    await markPictures(office, pictures, "children", [child.id]);
    const father = { student_id: child.id, name: "Anil Verma" };
    const { id: guardian } = await succeed(
      office.from("guardians").insert(father).select().single(),
    );
    await allow(child.id);
    await answer(child.id, { public_pictures: false }, { guardian });
    expect(await shown(album)).toEqual([]);
    await allow(child.id);
    expect(await shown(album)).toEqual([]);
    await succeed(office.from("guardians").delete().eq("id", guardian).select());
    expect(await shown(album)).toEqual(pictures);
    // The first guardian's mailbox changes hands: earlier answers hold until somebody answers anew.
    const change = { guardian_email: `${randomUUID()}@mail.example` };
    await succeed(office.from("students").update(change).eq("id", child.id).select());
    expect(await shown(album)).toEqual(pictures);
    const first = office.from("guardians").select().eq("student_id", child.id).limit(1).single();
    expect((await succeed(first)).email).toBe(change.guardian_email);
  });

  test("for a child enrolled twice, a no in either record applies to both, and the office learns of the other", async () => {
    const child = { name: `Tara ${randomUUID().slice(0, 8)} Rawat`, date_of_birth: "2015-03-02" };
    const [one, other] = [await enrol(child), await enrol({ ...child, name: `${child.name} ` })];
    const cousin = await enrol({ ...child, date_of_birth: "2015-03-03" });
    const allow = (student: string, given: boolean) =>
      recordConsents(office, { student, answers: { public_pictures: given }, channel: "paper" });
    const states = async () => {
      const rows = await succeed(
        office.rpc("list_children_to_mark", { words: child.name.split(" ")[1] ?? "" }),
      );
      return Object.fromEntries(rows.map(({ id, may_be_shown }) => [id, may_be_shown]));
    };
    await allow(one.id, true);
    await allow(cousin.id, true);
    expect(await states()).toEqual({ [one.id]: true, [other.id]: false, [cousin.id]: true });
    await allow(other.id, false);
    expect(await states()).toEqual({ [one.id]: false, [other.id]: false, [cousin.id]: true });
    expect((await listSameChildren(office, one.id)).map(({ id }) => id)).toEqual([other.id]);
    expect(await listSameChildren(office, cousin.id)).toEqual([]);
    await succeed(office.from("students").delete().eq("id", other.id).select());
    expect(await states()).toEqual({ [one.id]: true, [cousin.id]: true });
  });

  test("an answer counts from its day: a later withdrawal overrides older paper entered afterwards", async () => {
    const child = await enrol();
    const { id: album, pictures } = await enterAlbum(1);
    await markPictures(office, pictures, "children", [child.id]);
    await answer(child.id, { public_pictures: false });
    await allow(child.id, { answered_on: addDays(today(), -3) });
    expect(await shown(album)).toEqual([]);
  });

  test("within one day a no wins over the other way's yes, and a guardian learns of a yes that the office enters over a no", async () => {
    const service = backend().service();
    const { data: wording } = await service.from("consent_wordings").select("id").limit(1).single();
    const start = Date.parse(`${today()}T00:00:00+05:30`);
    const yesterday = { day: addDays(today(), -1), noon: new Date(start - 12 * 3_600_000) };
    /** A child whose guardian has answered by link at a moment. */
    const answered = async (is_given: boolean, at: Date) => {
      const { id: student_id, guardian_email } = await enrol();
      const guardian = office.from("guardians").select("id, student_id");
      const { id: guardian_id } = await succeed(
        guardian.eq("student_id", student_id).limit(1).single(),
      );
      const own = { student_id, guardian_id, given_by: "Rekha Verma" };
      const said = { purpose: "public_pictures", is_given, answered_at: at.toISOString() };
      const how = { channel: "link", wording_id: wording?.id ?? "" };
      await succeed(
        service
          .from("consents")
          .insert({ ...own, ...said, ...how })
          .select(),
      );
      return { id: student_id, mailbox: guardian_email ?? "" };
    };
    const isAllowed = async ({ id }: { id: string }) => {
      const child = await succeed(
        office.from("students").select("id, admission_no").eq("id", id).single(),
      );
      const [state] = await listConsentStates(office, { words: child.admission_no });
      return state?.answers.public_pictures;
    };
    const enter = (child: { id: string }, public_pictures: boolean, answered_on: string) =>
      answer(child.id, { public_pictures }, { answered_on });
    const emails = async ({ mailbox }: { mailbox: string }) => {
      const rows = service.from("mail_outbox").select("data").eq("recipient", mailbox);
      return (await succeed(rows.eq("template", "guardian_answered"))).map(({ data }) => data);
    };

    // A yes by link in the morning, and a no on paper in the afternoon.
    const midnight = new Date(start + 1);
    const refusing = await answered(true, midnight);
    await enter(refusing, false, today());
    expect(await isAllowed(refusing)).toBe(false);
    // The same, entered a day late.
    const late = await answered(true, yesterday.noon);
    await enter(late, false, yesterday.day);
    expect(await isAllowed(late)).toBe(false);
    // The office corrects what it entered by mistake.
    await enter(late, true, yesterday.day);
    expect(await isAllowed(late)).toBe(true);
    expect(await emails(late)).toEqual([
      expect.objectContaining({ by_office: true, answers: { public_pictures: true } }),
    ]);
    // A no by link stays, whenever a paper of that day is entered, and nobody is told of a yes that does not count.
    for (const [at, day] of [
      [yesterday.noon, yesterday.day],
      [midnight, today()],
    ] as const) {
      const withdrawn = await answered(false, at);
      await enter(withdrawn, true, day);
      expect(await isAllowed(withdrawn), day).toBe(false);
      expect(await emails(withdrawn)).toEqual([]);
    }
    // A paper of a later day counts.
    const returning = await answered(false, yesterday.noon);
    await enter(returning, true, today());
    expect(await isAllowed(returning)).toBe(true);
    expect(await emails(returning)).toHaveLength(1);
  });

  test("leaving, growing up and being erased end a consent", async () => {
    const [leaving, growing, erased] = [await enrol(), await enrol(), await enrol()];
    for (const { id } of [leaving, growing, erased]) await allow(id);
    const albums = await Promise.all([leaving, growing, erased].map(() => enterAlbum(1)));
    for (const [index, child] of [leaving, growing, erased].entries()) {
      await markPictures(office, albums[index]?.pictures ?? [], "children", [child.id]);
      expect(await shown(albums[index]?.id ?? "")).toHaveLength(1);
    }
    const students = () => office.from("students");
    await succeed(students().update({ status: "graduated" }).eq("id", leaving.id).select());
    const birthday = `${Number(today().slice(0, 4)) - 18}${today().slice(4).replace("02-29", "02-28")}`;
    await succeed(students().update({ date_of_birth: birthday }).eq("id", growing.id).select());
    await succeed(students().delete().eq("id", erased.id).select());
    for (const { id } of albums) expect(await shown(id)).toEqual([]);
  });

  test("new words ask again: earlier answers count until their day, and answered words stay", async () => {
    const child = await enrol();
    const { id: album, pictures } = await enterAlbum(1);
    await markPictures(office, pictures, "children", [child.id]);
    await allow(child.id);
    const words = Object.fromEntries(["intro", ...purposes].map((name) => [name, "May we?"]));
    const wordings = () => backend().service().from("consent_wordings");
    const next = { version: randomUUID(), ...words, asked_from: addDays(today(), -1) };
    const { id } = await succeed(
      wordings()
        .insert({ ...next, answer_by: today() } as never)
        .select()
        .single(),
    );
    try {
      expect(await succeed(backend().service().rpc("judge_pictures"))).toBe(0);
      expect(await shown(album)).toEqual(pictures);
      await succeed(
        wordings()
          .update({ answer_by: addDays(today(), -1) })
          .eq("id", id)
          .select(),
      );
      await backend().service().rpc("judge_pictures").throwOnError();
      expect(await shown(album)).toEqual([]);
      await allow(child.id);
      expect(await shown(album)).toEqual(pictures);
      const changed = office.from("consent_wordings").update({ intro: "Another" }).eq("id", id);
      expect(await refuse(changed)).toMatchObject({ code: "22023", details: "version" });
    } finally {
      await backend().service().from("consents").delete().eq("wording_id", id);
      await succeed(wordings().delete().eq("id", id).select());
      await backend().service().rpc("judge_pictures").throwOnError();
    }
  });

  test("the first words ask every question in every language, in short sentences", async () => {
    const words = backend().visitor().from("consent_wordings").select().eq("version", "2026-11");
    const first = await succeed(words.single());
    const asked = ["intro", ...purposes].sort();
    const hindi = (first.translations as Record<string, Record<string, string>>).hi ?? {};
    expect(Object.keys(hindi).sort()).toEqual(asked);
    for (const said of [first as unknown as Record<string, string>, hindi]) {
      const sentences = asked.flatMap((name) => (said[name] ?? "").split(/(?<=[.?।])\s/));
      expect(sentences.filter((one) => one.split(" ").length > 24)).toEqual([]);
    }
  });

  test("invalid values are refused with their field, and nothing is stored", async () => {
    const child = await enrol();
    const stranger = await enrol({ name: "Kabir Negi" });
    const guardians = office
      .from("guardians")
      .select("id, student_id")
      .eq("student_id", stranger.id)
      .limit(1);
    const { id: guardian } = await succeed(guardians.single());
    const call = (parameters: object) =>
      refuse(office.rpc("record_consents", { student: child.id, answers: {}, ...parameters }));
    const yes = { public_pictures: true };
    expect(await call({})).toMatchObject({ status: 400, details: "answers" });
    expect(await call({ answers: { hats: true } })).toMatchObject({ details: "answers" });
    expect(await call({ answers: { public_pictures: "yes" } })).toMatchObject({
      details: "answers",
    });
    expect(await call({ answers: yes, guardian })).toMatchObject({ details: "guardian" });
    expect(await call({ answers: yes, channel: "link" })).toMatchObject({ details: "channel" });
    const tomorrow = addDays(today(), 1);
    expect(await call({ answers: yes, answered_on: tomorrow })).toMatchObject({ status: 400 });
    expect(await call({ student: randomUUID(), answers: yes })).toMatchObject({ status: 404 });
    const kept = office.from("consents").select().eq("student_id", child.id);
    expect(await succeed(kept)).toEqual([]);
    const mark = (parameters: object) =>
      refuse(office.rpc("mark_pictures", { ids: [], people: "children", ...parameters }));
    expect(await mark({})).toMatchObject({ status: 400, details: "children" });
    expect(await mark({ children: [randomUUID()] })).toMatchObject({ status: 404 });
    expect(await mark({ people: "everybody" })).toMatchObject({ status: 400, details: "people" });
    const found = await listChildrenToMark(office, { words: child.admission_no });
    expect(found).toMatchObject([{ id: child.id, may_be_shown: false }]);
  });
}
