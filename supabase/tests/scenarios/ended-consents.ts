import { beforeAll, expect, test } from "vitest";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { markPictures } from "../../../data/consent/picture-marks.ts";
import {
  listDeletedRows,
  listLatestChanges,
  restoreDeletedRow,
  undoChange,
} from "../../../data/office/changes.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { consentScene } from "../consent-scene.ts";
import { succeed } from "./answers.ts";

/** Consents that end with the child's time at the school, and return with its record. */
export function endedConsentScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  // Computed each time, because midnight in India may pass while the tests run.
  const today = () => indianDay(new Date());
  const { enrol, answer, allow, enterAlbum, shown } = consentScene(backend);

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
}
