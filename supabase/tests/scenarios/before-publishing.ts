import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { decideProposal, listProposals, proposeChange } from "../../../data/office/proposals.ts";
import { createRow, type ManagedRow, updateRow } from "../../../data/office/rows.ts";
import { type Exposed, exposedIn, givePublishingReason } from "../../../data/publishing/exposed.ts";
import { listPublishingReasons } from "../../../data/publishing/publishing-reasons.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

const because = "Her mother asked for it in a letter of May.";

/** Words that would reveal something about a child are stopped on their way to the public. */
export function beforePublishingScenarios(backend: () => Backend): void {
  /** A child on the roll, with a unique name and number. */
  const enrol = async (more: object = {}) => {
    const own = randomUUID()
      .replaceAll(/[^a-f]/g, "")
      .slice(0, 7)
      .padEnd(3, "a");
    const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, "0");
    const child = {
      admission_no: `FS/${digits}`,
      name: `Z${own} Tomar`,
      date_of_birth: "2014-05-04",
      campus: "majra",
      class: "Class 8",
      section: "B",
      guardian_name: "Her mother",
      guardian_phone: `+91 9${digits.slice(0, 4)} ${digits.slice(4)}`,
      guardian_email: `${own}-${digits}@home.example`,
      address: `House ${digits}, Majra`,
      ...more,
    };
    return await succeed(backend().service().from("students").insert(child).select().single());
  };
  type Child = Awaited<ReturnType<typeof enrol>>;
  const allow = async (child: Child, answers: Record<string, boolean>) => {
    const office = (await backend().admin()).client;
    const { error } = await office.rpc("record_consents", { student: child.id, answers });
    expect(error).toBeNull();
  };
  const storyOf = (words: object) => ({
    title: "What happened",
    slug: `story-${randomUUID()}`,
    status: "published",
    ...words,
  });
  const write = async (words: object) =>
    createRow((await backend().admin()).client, "news_stories", storyOf(words));
  const found = async (saving: Promise<unknown>): Promise<Exposed[]> =>
    saving.then(
      () => [],
      (failure) => {
        const exposed = exposedIn(failure);
        if (!exposed) throw failure;
        return exposed;
      },
    );
  const kindsIn = async (words: object) =>
    (await found(write(words))).map(({ field, kind }) => `${field}: ${kind}`);

  test("each kind of thing about a child is found in its place", async () => {
    const child = await enrol();
    const { name } = child;
    const loud = name.toUpperCase().replace(" ", "  ");
    const phone = (child.guardian_phone ?? "").replaceAll(/\D/g, "");
    const told: Record<string, [object, string]> = {
      class: [{ lead: `${loud} of Class 8 won` }, "lead: name_with_class"],
      section: [{ title: `${name} (8-B) won` }, "title: name_with_class"],
      hindi: [
        { translations: { hi: { title: `कक्षा ८ की ${name}` } } },
        "translations.hi.title: name_with_class",
      ],
      markup: [
        { body: `<p><strong>${name.split(" ")[0]}</strong> Tomar, class VIII</p>` },
        "body: name_with_class",
      ],
      address: [{ lead: `${name} of ${child.address}` }, "lead: name_with_address"],
      name: [{ lead: `Well done, ${name}!` }, "lead: name"],
      face: [{ cover_alt: `${name} on the stage` }, "cover_alt: name_with_face"],
      phone: [{ lead: `Call ${phone.slice(2, 7)}-${phone.slice(7)}` }, "lead: guardian_phone"],
      code: [{ lead: `Call +${phone}.` }, "lead: guardian_phone"],
      mail: [{ lead: `Write to ${child.guardian_email?.toUpperCase()}.` }, "lead: guardian_mail"],
      number: [{ lead: `No. ${child.admission_no.toLowerCase()} won` }, "lead: admission_no"],
    };
    for (const [kind, [words, expected]] of Object.entries(told)) {
      expect(await kindsIn(words), kind).toEqual([expected]);
    }
    for (const day of ["2014-05-04", "4.5.2014", "04/05/2014", "4 May 2014", "4 मई 2014"]) {
      const kinds = ["lead: birth_date", "lead: name"];
      expect(await kindsIn({ lead: `${name}, born ${day}` }), day).toEqual(kinds);
    }
    // Two fields of one row reveal it together, in one language, and the name's field is reported.
    await allow(child, { name_in_lists: true });
    expect(await kindsIn({ title: `${name} won`, lead: "A girl of Class 8" })).toEqual([
      "title: name_with_class",
    ]);
    const hindiWords = { hi: { title: "Won", lead: "Class 8" } };
    expect(await kindsIn({ title: `${name} won`, translations: hindiWords })).toEqual([]);
    const hindi = await enrol({ name: `अंशिका${child.admission_no.slice(3)} ठाकुर` });
    expect(await kindsIn({ lead: `हमारी ${hindi.name}, बहुत बधाई।` })).toEqual(["lead: name"]);
  });

  test("words about nobody, parts of longer words and permitted ones pass", async () => {
    const child = await enrol();
    const left = await enrol({ status: "left", date_of_birth: "2000-05-04" });
    for (const lead of [
      "Meera Tomar, our principal, spoke to Class 8 B.",
      `${child.name}ova and the Xa${child.name} spoke.`,
      `${child.name.split(" ")[0]} of Class 8 won.`,
      `${left.name} of Class 8 won.`,
      `No. ${child.admission_no}7 is of the press.`,
      "Call 01704 222 333, or come at 8 a day later.",
    ]) {
      expect(await kindsIn({ lead }), lead).toEqual([]);
    }
    await allow(child, { name_in_lists: true });
    expect(await kindsIn({ lead: `Well done, ${child.name}!` })).toEqual([]);
    expect(await kindsIn({ cover_alt: `${child.name} on the stage` })).toHaveLength(1);
    await allow(child, { name_with_face: true });
    expect(await kindsIn({ cover_alt: `${child.name} on the stage` })).toEqual([]);
    expect(await kindsIn({ lead: `Well done, ${child.name} of 8 B!` })).toHaveLength(1);
  });

  test("a child who has left is protected until the eighteenth birthday", async () => {
    const gone = await enrol({ status: "left" });
    const finished = await enrol({ status: "graduated" });
    expect(await kindsIn({ lead: `Well done, ${gone.name}!` })).toEqual(["lead: name"]);
    expect(await kindsIn({ lead: `No. ${finished.admission_no} won` })).toEqual([
      "lead: admission_no",
    ]);
    expect(await kindsIn({ lead: `Write to ${gone.guardian_email}.` })).toEqual([
      "lead: guardian_mail",
    ]);
    const unknown = await enrol({ status: "left", date_of_birth: null });
    expect(await kindsIn({ lead: `Well done, ${unknown.name}!` })).toEqual([]);
  });

  test("with a reason it is published, and the reason is recorded for that row only", async () => {
    const office = (await backend().admin()).client;
    const child = await enrol();
    const words = { lead: `${child.name} of 8 B won` };
    const [place] = await found(write(words));
    if (!place) throw new Error("Nothing was found.");
    const short = office.rpc("give_publishing_reason", {
      ...{ target: place.target, row_id: place.row_id as unknown as string, kind: place.kind },
      ...{ child: place.child, words_hash: place.words_hash, reason: "It is." },
    });
    expect(await refuse(short)).toMatchObject({ code: "22023", details: "reason" });
    await givePublishingReason(office, place, because);
    const story = await write(words);
    const reasons = office.from("publishing_reasons").select().eq("row_id", story.id);
    expect(await succeed(reasons)).toMatchObject([
      { reason: because, kind: "name_with_class", student_id: child.id },
    ]);
    const listed = await listPublishingReasons(office, { of_kind: "name_with_class" });
    expect(listed.find(({ child: about }) => about === child.id)).toMatchObject({
      ...{ reason: because, target: "news_stories", child_name: child.name },
      shown: { id: story.id },
    });
    const first = office.rpc("list_publishing_reasons", { of_kind: "name_with_class", most: 1 });
    expect(await succeed(first)).toMatchObject(listed.slice(0, 1).map(({ id }) => ({ id })));
    // Its other words may change, and the reason covers no other story.
    const { id, updated_at: seen } = story;
    expect(await updateRow(office, "news_stories", { id, seen }, { title: "Now" })).not.toBeNull();
    expect(await kindsIn(words)).toHaveLength(1);
  });

  test("drafts are checked when they are published or scheduled, undo and restore like saving", async () => {
    const office = (await backend().admin()).client;
    const { client: contributor } = await hire(backend(), null, "contributor");
    const child = await enrol();
    const lead = `${child.name} of 8 B won`;
    const draft = await createRow(contributor, "news_stories", storyOf({ lead, status: "draft" }));
    const at = { id: draft.id, seen: draft.updated_at };
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const plan = updateRow(office, "news_stories", at, {
      status: "published",
      publish_at: tomorrow,
    });
    expect(await found(plan)).toMatchObject([{ row_id: draft.id, field: "lead" }]);

    // It was published before the child came to the school.
    const service = backend().service();
    await succeed(
      service.from("news_stories").update({ status: "published" }).eq("id", at.id).select(),
    );
    const since = new Date().toISOString();
    await succeed(office.from("news_stories").update({ lead: "Won" }).eq("id", at.id).select());
    const undo = { target: "news_stories", ids: [at.id], since };
    expect(await refuse(office.rpc("undo_changes", undo))).toMatchObject({
      code: "22023",
      details: "exposes_child",
    });
  });

  test("a name is found whatever marks stand within it, and references that hide letters are refused", async () => {
    const child = await enrol();
    const [first = "", last = ""] = child.name.split(" ");
    const parted = `<p>${first.slice(0, 2)}<a href="/">${first.slice(2)}</a> <strong>${last}</strong>, 8 B</p>`;
    expect(await found(write({ body: parted }))).toMatchObject([{ field: "body" }]);
    for (const spelt of [`&#65;${child.name}`, `${first}&shy;${last}`, `&#x41;${last}`]) {
      await expect(write({ body: `<p>${spelt} won</p>` }), spelt).rejects.toMatchObject({
        code: "23514",
      });
    }
    await write({ body: '<p>Tom &amp; Jerry&nbsp;&lt;3, <a href="/a?b=1&amp;c=2">here</a></p>' });
  });

  test("approving a proposal and switching many rows on are checked too", async () => {
    const office = (await backend().admin()).client;
    const { client: contributor } = await hire(backend(), null, "contributor");
    const child = await enrol();
    const lead = `${child.name} of 8 B won`;
    const story = await write({ lead: "Won" });
    const at = { id: story.id, seen: story.updated_at };
    await proposeChange(contributor, "news_stories", at, { lead });
    const proposal = (await listProposals(office)).find(({ row_id }) => row_id === story.id);
    if (!proposal) throw new Error("The proposal is not listed.");
    const [place] = await found(decideProposal(office, proposal.id, true));
    if (!place) throw new Error("Nothing was found.");
    await givePublishingReason(office, place, because);
    expect(await decideProposal(office, proposal.id, true)).toBe(true);

    const hidden = { content: lead, is_active: false };
    const notice = await createRow(office, "latest_updates", hidden);
    const change = office.rpc("change_found_rows", {
      ...{ target: "latest_updates", new_values: { is_active: true }, filters: {} },
      ...{ search: lead, search_columns: ["content"], expected: 1 },
    });
    expect(await refuse(change)).toMatchObject({ details: "exposes_child" });
    expect(notice.is_active).toBe(false);

    const entry = { title: lead, starts_on: "2030-01-02", ends_on: "2030-01-02" };
    const target = { target: "calendar_entries", file_name: "days.csv" };
    const file = await succeed(office.rpc("begin_import", target));
    const rows = office.rpc("import_rows", { import: file, rows: [entry] });
    expect(await refuse(rows)).toMatchObject({ details: "exposes_child" });
  });

  test("an album is checked with the words of its pictures; page texts and pages are checked as a whole", async () => {
    const office = (await backend().admin()).client;
    const child = await enrol();
    const album = await createRow(office, "gallery_events", {
      title: "Sports day",
      slug: `sports-${randomUUID()}`,
    });
    const picture = await createRow(office, "gallery_images", {
      ...{ gallery_event_id: album.id, path: `/prints/${randomUUID()}.svg`, width: 4, height: 3 },
      caption: `${child.name} jumps`,
    });
    const publish = async () => {
      const { data } = await office.from("gallery_events").select().eq("id", album.id).single();
      const { id, updated_at: seen } = data as ManagedRow;
      return await updateRow(office, "gallery_events", { id, seen }, { published: true });
    };
    const places = await found(publish());
    expect(places).toMatchObject([
      { target: "gallery_images", row_id: picture.id, field: "caption", kind: "name_with_face" },
    ]);
    for (const place of places) await givePublishingReason(office, place, because);
    expect(await publish()).not.toBeNull();

    const quote = (quoted: string, by: string, id = "b1") => ({
      kind: "quote",
      id,
      quote: quoted,
      by,
    });
    const ownPage = (...blocks: ReturnType<typeof quote>[]) =>
      createRow(office, "own_pages", {
        ...{ title: "Winners", lead: "This year", path: `winners-${randomUUID().slice(0, 8)}` },
        ...{ blocks, status: "published" },
      });
    await allow(child, { name_in_lists: true });
    await ownPage(quote("We ran.", child.name), quote("Class 8 B came second.", "", "b2"));
    expect(await found(ownPage(quote("I ran for Class 8 B.", child.name)))).toMatchObject([
      { field: "blocks.0.by", kind: "name_with_class" },
    ]);
    await allow(child, { name_in_lists: false });

    const key = `page-${randomUUID().slice(0, 8)}`;
    const page = { heading: "Results", rows: [{ cells: [child.name, "8 B", "95"] }] };
    const save = () =>
      office
        .rpc("save_site_content", {
          ...{ content_key: key, english: page },
          translations: { hi: { content: { heading: child.name }, source: page, outdated: 0 } },
        })
        .throwOnError();
    const [first] = await found(Promise.resolve(save()));
    expect(first).toMatchObject({ field: "rows/0/cells", kind: "name_with_class", row_id: null });
    if (first) await givePublishingReason(office, first, because);
    const [second] = await found(Promise.resolve(save()));
    expect(second).toMatchObject({ field: "hi/heading", kind: "name" });
    if (second) await givePublishingReason(office, second, because);
    expect((await save()).data).not.toBeNull();
  });

  test("staff check only their own tables, contributors neither check nor give reasons, and the server is not stopped", async () => {
    const child = await enrol();
    const texts = { lead: `${child.name} of 8 B` };
    const { client: contributor } = await hire(backend(), null, "contributor");
    const { client: door } = await hire(backend(), null, "door");
    const ask = { target: "news_stories", texts };
    const office = await backend().admin();
    expect(await succeed(office.client.rpc("check_before_publishing", ask))).toMatchObject([
      { kind: "name_with_class", field: "lead", child: child.id },
    ]);
    const refused = { code: "42501" };
    // One who never publishes could ask for every day and number until one is a child's.
    expect(await refuse(contributor.rpc("check_before_publishing", ask))).toMatchObject(refused);
    const long = { target: "news_stories", texts: { lead: "a".repeat(100_001) } };
    expect(await refuse(office.client.rpc("check_before_publishing", long))).toMatchObject({
      details: "texts",
    });
    expect(await refuse(door.rpc("check_before_publishing", ask))).toMatchObject(refused);
    const reason = {
      ...{ target: "news_stories", row_id: randomUUID(), kind: "name", child: child.id },
      ...{ words_hash: "0".repeat(64), reason: because },
    };
    expect(await refuse(contributor.rpc("give_publishing_reason", reason))).toMatchObject(refused);
    const service = backend().service();
    await succeed(service.from("news_stories").insert(storyOf(texts)).select());
  });
}
