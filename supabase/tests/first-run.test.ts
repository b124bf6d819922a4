import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Json } from "../../data/database.types.ts";
import {
  chooseBackup,
  confirmTestEmail,
  type FirstStep,
  getFirstRun,
  listSampleCounts,
  removeSampleSchool,
  sendTestEmail,
  setFirstStepAside,
  standingOf,
} from "../../data/office/first-run.ts";
import {
  deleteContent,
  getContentRows,
  saveContent,
  seenOf,
} from "../../data/office/site-content.ts";
import { type Backend, type Client, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { succeed } from "./scenarios/answers.ts";

type Content = Record<string, Json>;

describe.each(databases)("on %s", (database) => {
  let backend: Backend;
  let office: Client;
  beforeAll(async () => {
    backend = await startBackend({ database, environment: { SEED: "sample" } });
    office = (await backend.admin()).client;
  }, 180_000);
  afterAll(() => backend?.stop());

  const isDone = async (step: FirstStep) => (await getFirstRun(office)).steps[step];

  /** Saves the changed parts of a page's texts, in both languages. */
  async function write(key: string, english: Content, hindi: Content = english) {
    const rows = await getContentRows(office, key);
    const [en, hi] = [rows.en?.content as Content, rows.hi?.content as Content];
    const saved = {
      english: { ...en, ...english },
      translations: { hi: { content: { ...hi, ...hindi }, source: null, outdated: 0 } },
    };
    expect(await saveContent(office, key, saved, seenOf(rows))).toBe(true);
  }

  test("nothing is done in a fresh installation, and only staff may read this", async () => {
    const run = await getFirstRun(office);
    expect(standingOf(run).filter(({ standing }) => standing !== "open")).toEqual([]);
    expect(standingOf(run)).toHaveLength(16);
    expect(run).toMatchObject({ setAside: [], backup: null, emailArrivedAt: null, removal: null });
    const person = await backend.signUp();
    for (const reader of [backend.visitor(), person.client]) {
      await expect(getFirstRun(reader)).rejects.toMatchObject({ code: "42501" });
    }
  });

  test("a text is done once it differs from the sample, in each language", async () => {
    await write("school", { name: "Hill View School" }, {});
    expect(await isDone("name")).toBe(false);
    await write("school", {}, { name: "हिल व्यू स्कूल" });
    expect(await isDone("name")).toBe(true);
    expect(await isDone("address")).toBe(false);
    await write("school", { address: ["1 Hill Road"] }, { address: ["1 हिल रोड"] });
    expect(await isDone("address")).toBe(true);

    await write("school", { phone: "+91 98160 00001" });
    expect(await isDone("phones")).toBe(false);
    await write("school", { campusPhones: {} });
    expect(await isDone("phones")).toBe(true);

    expect(await isDone("mailbox")).toBe(false);
    await write("school", { email: "office@hillview.example" });
    expect(await isDone("mailbox")).toBe(true);

    await write("school", { social: {} });
    expect(await isDone("social")).toBe(false);
    await write("school", { social: { youtube: "https://www.youtube.com/@hillview" } });
    expect(await isDone("social")).toBe(true);
  });

  test("a logo and a colour count as done as soon as the look has them", async () => {
    const look = { colours: ["#8a1538"], logo: null, lightLogo: null };
    expect(await isDone("colours")).toBe(false);
    await succeed(office.rpc("save_site_content", { content_key: "look", english: look }));
    expect([await isDone("logo"), await isDone("colours")]).toEqual([false, true]);
    const logo = { id: randomUUID(), kind: "svg", width: 300, height: 100 };
    const { en } = await getContentRows(office, "look");
    const saved = { english: { ...look, logo }, translations: {} };
    expect(await saveContent(office, "look", saved, en?.updated_at ?? null)).toBe(true);
    expect(await isDone("logo")).toBe(true);
    await deleteContent(office, "look");
    expect([await isDone("logo"), await isDone("colours")]).toEqual([false, false]);
  });

  test("every campus has an affiliation number of its own", async () => {
    const { content } = (await getContentRows(office, "disclosure")).en ?? {};
    const campuses = (content as { campuses: Record<string, { general: Content }> }).campuses;
    const numbered = Object.entries(campuses).map(([id, campus], index) => {
      const general = { ...campus.general, affiliationNumber: `63${index}` };
      return [id, { ...campus, general }];
    });
    const [first] = numbered;
    await write("disclosure", { campuses: { ...campuses, ...Object.fromEntries([first ?? []]) } });
    expect(await isDone("affiliation")).toBe(false);
    await write("disclosure", { campuses: Object.fromEntries(numbered) });
    expect(await isDone("affiliation")).toBe(true);
  });

  test("leaders, a notice and a colleague count as done by the school's own rows", async () => {
    const [message] = await succeed(office.from("leadership_messages").select("id").limit(1));
    const leader = office.from("leadership_messages").update({ name: "Principal" });
    await succeed(leader.eq("id", message?.id ?? "").select());
    await succeed(office.from("latest_updates").insert({ content: "We are open" }).select());
    await succeed(office.from("admin_users").insert({ email: "bursar@mail.example" }).select());
    const { steps } = await getFirstRun(office);
    expect(steps).toMatchObject({ leaders: true, notice: true, colleague: true });
  });

  test("a campus that came with the site counts as done once its first name is nowhere left", {
    tags: ["full"],
  }, async () => {
    const named = (from: string, to: object) =>
      succeed(office.from("campuses").update(to).eq("key", from).select("key, slug"));
    // The key stays while the sample names the campus.
    const [kept] = await named("majra", { name: "Lake", translations: { hi: { name: "झील" } } });
    expect(kept).toEqual({ key: "majra", slug: "majra" });
    await named("juniors", { name: "Town", slug: "the-town", translations: {} });
    await named("paonta-sahib", { name: "Hill" });
    expect(await isDone("campuses")).toBe(false);
    await named("paonta-sahib", { name: "Hill", translations: { hi: { name: "पहाड़ी" } } });
    expect(await isDone("campuses")).toBe(true);

    await write("school", { campusPhones: { majra: "+91 1704 222 333" } });
    const entry = { kind: "page", goesTo: "/campus/majra", name: "" };
    const menu = { groups: [], direct: [entry], footer: [], legal: [] };
    await succeed(
      office.rpc("save_site_content", { content_key: "menu", english: menu, translations: {} }),
    );
    const going = (await listSampleCounts(office)).reduce((sum, row) => sum + row.going, 0);
    const change = await removeSampleSchool(office, going);
    const now = () =>
      succeed(office.from("campuses").select("key, slug, former_slugs").order("key"));
    const own = await now();
    expect(own).toEqual([
      { key: "hill", slug: "hill", former_slugs: [] },
      { key: "lake", slug: "lake", former_slugs: [] },
      { key: "the-town", slug: "the-town", former_slugs: [] },
    ]);
    const rows = await getContentRows(office, "school");
    expect(rows.en?.content).toMatchObject({ campusPhones: { lake: "+91 1704 222 333" } });

    const ownMenu = await getContentRows(office, "menu");
    expect(JSON.stringify(ownMenu.en?.content)).toContain('"/campus/lake"');

    await succeed(office.rpc("undo_change", { wanted: change }));
    expect((await now()).map(({ key }) => key)).toEqual(["juniors", "majra", "paonta-sahib"]);
  });

  test("an email has arrived once the link of the latest one is opened", async () => {
    const { email } = await backend.admin();
    const codes: string[] = [];
    for (let letter = 0; letter < 5; letter++) {
      expect(await sendTestEmail(office)).toBe(email);
      const mail = backend.service().from("mail_outbox").select("data, sent_at");
      const newest = mail.eq("template", "test_email").order("created_at", { ascending: false });
      const { data } = await succeed(newest.limit(1).single());
      codes.push((data as { code: string }).code);
    }
    await expect(sendTestEmail(office)).rejects.toMatchObject({ details: "emails" });
    await expect(confirmTestEmail(office, codes[0] ?? "")).rejects.toMatchObject({
      details: "email",
    });
    expect(await isDone("testEmail")).toBe(false);
    await confirmTestEmail(office, codes[4] ?? "");
    expect(await isDone("testEmail")).toBe(true);
  });

  test("a choice is kept, and a skipped step can be resumed", async () => {
    await chooseBackup(office, "operator");
    expect(await getFirstRun(office)).toMatchObject({
      backup: "operator",
      steps: { backup: true },
    });
    await setFirstStepAside(office, "sample", true);
    await setFirstStepAside(office, "sample", true);
    expect((await getFirstRun(office)).setAside).toEqual(["sample"]);
    await setFirstStepAside(office, "sample", false);
    expect((await getFirstRun(office)).setAside).toEqual([]);
    for (const [name, parameters] of [
      ["set_first_step_aside", { step: "tea", aside: true }],
      ["choose_backup", { how: "nobody" }],
    ] as const) {
      const { error } = await office.rpc(name, parameters as never);
      expect(error).toMatchObject({ code: "22023" });
    }
  });
});

test.each(databases)(
  "a school that began empty has no sample to remove, on %s",
  async (database) => {
    const backend = await startBackend({ database });
    try {
      const run = await getFirstRun((await backend.admin()).client);
      expect(run.steps.sample).toBeNull();
      expect(run.steps.campuses).toBe(false);
      expect(run.steps.levels).toBe(false);
      expect(standingOf(run).map(({ id }) => id)).not.toContain("sample");
    } finally {
      await backend.stop();
    }
  },
  60_000,
);
