import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { recordConsents } from "../../../data/consent/consents.ts";
import { listSameChildren } from "../../../data/consent/guardians.ts";
import { markPictures } from "../../../data/consent/picture-marks.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { consentScene } from "../consent-scene.ts";
import { succeed } from "./answers.ts";

/** Whose answer counts where two guardians, or two records of a child, say different things. */
export function differingConsentScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const { enrol, answer, allow, enterAlbum, shown } = consentScene(backend);

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
}
