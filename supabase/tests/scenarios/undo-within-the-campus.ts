import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { markPictures } from "../../../data/consent/picture-marks.ts";
import { undoChange } from "../../../data/office/changes.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { createReferredRows } from "../../contract/access.ts";
import { hire } from "../staff-scene.ts";
import { storePicture } from "../stored-pictures.ts";
import { succeed } from "./answers.ts";

/** Colleagues of one campus read the changes of others in the log, and undo only those of their own. */
export function campusUndoScenarios(backend: () => Backend): void {
  const outside = { code: "42501", details: "campus_scope" };
  const changeOf = async (row_id: string, action: string) => {
    const log = backend().service().from("audit_log").select("change");
    const [entry] = await succeed(log.eq("row_id", row_id).eq("action", action));
    return entry?.change ?? 0;
  };
  const enrol = (campus: string) => {
    const child = { admission_no: randomUUID(), name: "Asha Verma", class: "5", campus };
    return succeed(backend().service().from("students").insert(child).select().single());
  };
  const addPicture = async (created_by: string) =>
    (await storePicture(backend().service(), { created_by })).id;
  const statusOf = async (id: string) => {
    const rows = backend().service().from("meeting_bookings").select("status").eq("id", id);
    return (await succeed(rows.single())).status;
  };
  const marksOf = (media_id: string) =>
    succeed(backend().service().from("pictured_children").select().eq("media_id", media_id));

  test("a withdrawn booking returns only by colleagues of its campus", async () => {
    const [own, other] = [await hire(backend(), "juniors"), await hire(backend(), "majra")];
    const { booking } = await createReferredRows(backend().service(), "juniors");
    await succeed(own.client.rpc("withdraw_meeting_booking", { booking }));
    const change = await changeOf(booking, "update");
    await expect(undoChange(other.client, change)).rejects.toMatchObject(outside);
    expect(await statusOf(booking)).toBe("cancelled");
    await undoChange(own.client, change);
    expect(await statusOf(booking)).toBe("booked");
  });

  test("the children in a picture stay marked until colleagues of its campus take that back", async () => {
    const [own, other] = [await hire(backend(), "juniors"), await hire(backend(), "majra")];
    const [picture, child] = [await addPicture(own.id), await enrol("majra")];
    await markPictures(own.client, [picture], "children", [child.id]);
    const [mark] = await marksOf(picture);
    const change = await changeOf(mark?.id ?? "", "insert");
    await expect(undoChange(other.client, change)).rejects.toMatchObject(outside);
    expect(await marksOf(picture)).toEqual([mark]);
    await undoChange(own.client, change);
    expect(await marksOf(picture)).toEqual([]);
  });

  test("a deleted child returns to its marks, also in pictures of another campus", async () => {
    const [own, other] = [await hire(backend(), "majra"), await hire(backend(), "juniors")];
    const [picture, child] = [await addPicture(other.id), await enrol("majra")];
    await markPictures(other.client, [picture], "children", [child.id]);
    await succeed(own.client.from("students").delete().eq("id", child.id).select());
    expect(await marksOf(picture)).toMatchObject([{ student_id: null }]);
    await undoChange(own.client, await changeOf(child.id, "delete"));
    expect(await marksOf(picture)).toMatchObject([{ student_id: child.id }]);
  });
}
