import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { markPictures } from "../../../data/consent/picture-marks.ts";
import { purposes } from "../../../data/consent/purposes.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { consentScene } from "../consent-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** The words in which guardians are asked, and what happens when they change. */
export function consentWordScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  // Computed each time, because midnight in India may pass while the tests run.
  const today = () => indianDay(new Date());
  const { enrol, allow, enterAlbum, shown } = consentScene(backend);

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
}
