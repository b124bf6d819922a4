import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  countDocumentsOf,
  createApplicationDocument,
  deleteApplicationDocument,
  listApplicationDocuments,
  listDocumentsOf,
  markApplicationDocumentStored,
  openApplicationDocument,
  purgeApplicationDocuments,
  requireApplicationDocuments,
} from "../../../data/admissions/application-documents.ts";
import { listMediaRemovals } from "../../../data/gallery/media.ts";
import { purgeOldRequests } from "../../../data/operations/jobs.ts";
import { createErasure, getErasure } from "../../../data/retention/erasures.ts";
import { createHold } from "../../../data/retention/holds.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { applicationScene } from "../application-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

// Documents of an application: who sends, reads and removes them, and how they are deleted with it.
export function applicationDocumentScenarios(backend: () => Backend): void {
  const service = () => backend().service();
  const visitor = () => backend().visitor();
  const sha = () => (randomUUID() + randomUUID()).replaceAll("-", "");
  const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString();

  const scene = applicationScene(backend);
  const { begin } = scene;
  /** A sent application to the juniors' campus, with the link of its email. */
  const apply = async () => {
    const sent = await scene.apply(undefined, `Tara ${randomUUID().slice(0, 6)}`);
    return { ...sent, id: await scene.idOf(sent.reference) };
  };
  /** The web server's part when a family sends a document. */
  const send = async (token: string, more: object = {}) => {
    const facts = { name: "Birth certificate", kind: "pdf" as const, bytes: 9000, sha256: sha() };
    const { id } = await createApplicationDocument(service(), token, { ...facts, ...more });
    await markApplicationDocumentStored(service(), id);
    return id;
  };
  /** The daily job, so many days after the last stage. */
  const purge = async (id: string, days: number) => {
    const stage_since = new Date(Date.now() - days * 86_400_000).toISOString();
    const applications = service().from("applications").update({ stage_since });
    await succeed(applications.eq("id", id).select("id"));
    await purgeOldRequests(service());
  };
  const isToBeRemoved = async (id: string) => (await listMediaRemovals(service())).includes(id);
  const open = (client: ReturnType<typeof visitor>, document: string) =>
    client.rpc("open_application_document", { document });

  test("a family adds, lists and removes its own, and nobody else's", async () => {
    const [own, other] = [await begin(), await begin()];
    await requireApplicationDocuments(service(), own.token);
    const [paper, photo] = [
      await send(own.token),
      await send(own.token, { name: "A certificate of sport", kind: "picture" }),
    ];
    const theirs = await send(other.token);
    const listed = await listApplicationDocuments(visitor(), own.token);
    expect(listed.map(({ id, name, kind }) => [id, name, kind])).toEqual([
      [paper, "Birth certificate", "pdf"],
      [photo, "A certificate of sport", "picture"],
    ]);
    await deleteApplicationDocument(visitor(), own.token, theirs);
    expect(await listApplicationDocuments(visitor(), other.token)).toHaveLength(1);
    await deleteApplicationDocument(visitor(), own.token, paper);
    await deleteApplicationDocument(visitor(), own.token, paper);
    expect(await listApplicationDocuments(visitor(), own.token)).toHaveLength(1);
    expect(await isToBeRemoved(paper)).toBe(true);

    const stranger = { token: "0".repeat(64) };
    const unknown = { status: 404, details: "application_not_found" };
    expect(await refuse(visitor().rpc("list_application_documents", stranger))).toMatchObject(
      unknown,
    );
    const removal = { ...stranger, document: photo };
    expect(await refuse(visitor().rpc("delete_application_document", removal))).toMatchObject(
      unknown,
    );
    // Only the server writes rows, after it has checked the file.
    const { token } = own;
    const row = { token, name: "A", kind: "pdf", bytes: 1, sha256: sha() };
    for (const call of [
      visitor().rpc("create_application_document", row),
      visitor().rpc("require_application_documents", { token }),
    ]) {
      expect(await refuse(call)).toMatchObject({ code: "42501" });
    }
  });

  test("the same file sent twice is one; a thirteenth, and more than 60 MB together, are refused", async () => {
    const { token } = await begin();
    const twice = { sha256: sha() };
    expect(await send(token, twice)).toBe(await send(token, twice));
    expect(await send(token, { ...twice, name: "Photograph" })).not.toBe(await send(token, twice));
    const facts = { name: "Report card", kind: "pdf" as const, sha256: sha() };
    const large = { ...facts, bytes: 20_971_520 };
    for (const _ of [1, 2]) await send(token, { ...large, sha256: sha() });
    const tooLarge = createApplicationDocument(service(), token, large);
    await expect(tooLarge).rejects.toMatchObject({ code: "PT409", details: "documents_too_large" });
    for (let sent = 4; sent < 12; sent++) await send(token);
    const full = { code: "PT409", details: "too_many_documents" };
    const thirteenth = createApplicationDocument(service(), token, { ...facts, bytes: 1 });
    await expect(thirteenth).rejects.toMatchObject(full);
    await expect(requireApplicationDocuments(service(), token)).rejects.toMatchObject(full);
    const unnamed = { ...facts, bytes: 1, name: " " };
    await expect(createApplicationDocument(service(), token, unnamed)).rejects.toMatchObject({
      code: "22023",
    });
  });

  test("all drafts together hold at most 2 GB, and families who have sent may still add", async () => {
    const [filler, draft, sent] = [await begin(), await begin(), await apply()];
    const rows = service().from("applications").select("id").eq("email", filler.email);
    const { id: application_id } = await succeed(rows.single());
    const file = { application_id, name: "Filler", kind: "pdf", bytes: 20_971_520 };
    const files = Array.from({ length: 103 }, () => ({ ...file, sha256: sha() }));
    await succeed(service().from("application_documents").insert(files).select("id"));
    const full = { code: "PT409", details: "drafts_full" };
    await expect(send(draft.token)).rejects.toMatchObject(full);
    await send(sent.token);
    await succeed(service().from("applications").delete().eq("id", application_id).select("id"));
    await send(draft.token);
  });

  test("applications that the office has not moved hold at most 10 GB together with the drafts", async () => {
    const [draft, sent] = [await begin(), await apply()];
    const file = { application_id: sent.id, name: "Filler", kind: "pdf", bytes: 20_971_520 };
    const files = Array.from({ length: 512 }, () => ({ ...file, sha256: sha() }));
    const documents = () => service().from("application_documents");
    await succeed(documents().insert(files).select("id"));
    const full = { code: "PT409", details: "drafts_full" };
    await expect(send(draft.token)).rejects.toMatchObject(full);
    // Sending it and adding documents by the email's link is possible, and the office makes room.
    await send((await apply()).token);
    const stage = { stage: "documents_missing", words: "The birth certificate" };
    await succeed(service().from("applications").update(stage).eq("id", sent.id).select("id"));
    await send(draft.token);
    await succeed(service().from("applications").delete().eq("id", sent.id).select("id"));
    // The list of files to remove is short, and these have none.
    await succeed(service().from("media_removals").delete().not("id", "is", null).select("id"));
  });

  test("applications that the office has not moved hold at most 20 GB, also once sent or withdrawn", async () => {
    const [draft, sent, withdrawn, moved] = [
      await begin(),
      await apply(),
      await apply(),
      await apply(),
    ];
    const visit = service().from("applications").update({ stage: "visit" }).eq("id", moved.id);
    await succeed(visit.select("id"));
    const file = { name: "Filler", kind: "pdf", bytes: 20_971_520 };
    const documents = () => service().from("application_documents");
    const fill = (application_id: string, count: number) => {
      const files = Array.from({ length: count }, () => ({
        ...file,
        application_id,
        sha256: sha(),
      }));
      return succeed(documents().insert(files).select("id"));
    };
    await fill(sent.id, 500);
    await fill(withdrawn.id, 500);
    await send((await apply()).token);
    await fill(sent.id, 24);
    await succeed(visitor().rpc("withdraw_application", { token: withdrawn.token }));
    const full = { code: "PT409", details: "store_full" };
    await expect(send((await apply()).token)).rejects.toMatchObject(full);
    await expect(send(draft.token)).rejects.toMatchObject(full);
    await send(moved.token);
    // What was withdrawn unread takes room for a month.
    await purge(withdrawn.id, 29);
    await expect(send(draft.token)).rejects.toMatchObject(full);
    await purge(withdrawn.id, 31);
    await send((await apply()).token);
    for (const { id } of [sent, withdrawn]) {
      await succeed(service().from("applications").delete().eq("id", id).select("id"));
    }
    // The list of files to remove is short, and these have none.
    await succeed(service().from("media_removals").delete().not("id", "is", null).select("id"));
  });

  test("a family sends its transfer certificate once the place is accepted", async () => {
    const { token, id } = await apply();
    const offer = { stage: "offer", offer_ends_on: "2099-01-01" };
    await succeed(service().from("applications").update(offer).eq("id", id).select("id"));
    await succeed(visitor().rpc("accept_application_offer", { token }));
    await send(token);
    expect(await listApplicationDocuments(visitor(), token)).toHaveLength(1);
  });

  test("a closed application accepts and removes no document, and one on hold removes none", async () => {
    const { token, id } = await apply();
    const paper = await send(token);
    await succeed(visitor().rpc("withdraw_application", { token }));
    const over = { code: "PT409", details: "application_over" };
    await expect(send(token)).rejects.toMatchObject(over);
    await expect(requireApplicationDocuments(service(), token)).rejects.toMatchObject(over);
    await expect(deleteApplicationDocument(visitor(), token, paper)).rejects.toMatchObject(over);
    await succeed(visitor().rpc("restore_application", { token }));
    const keeper = (await hire(backend(), null)).client;
    const applications = service().from("applications").select("reference").eq("id", id);
    const { reference: subject } = await succeed(applications.single());
    const hold = { kind: "enquiry", subject, reason: "The court of Nahan asked." } as const;
    await createHold(keeper, { ...hold, ends_on: "" });
    await expect(deleteApplicationDocument(visitor(), token, paper)).rejects.toMatchObject({
      details: "held",
    });
    await succeed(visitor().rpc("withdraw_application", { token }));
    await purge(id, 31);
    expect(await listApplicationDocuments(visitor(), token)).toHaveLength(1);
  });

  test("only admissions staff of the campus read them, once the application is sent", async () => {
    const { token, id } = await apply();
    const draft = await begin();
    const [paper, ofDraft] = [await send(token), await send(draft.token)];
    const { client: clerk } = await hire(backend(), "juniors", "admissions");
    expect(await listDocumentsOf(clerk, [id])).toMatchObject([
      { id: paper, application_id: id, name: "Birth certificate", kind: "pdf", bytes: 9000 },
    ]);
    expect(await countDocumentsOf(clerk, [id])).toEqual(new Map([[id, 1]]));
    expect(await openApplicationDocument(clerk, paper)).toBe("pdf");
    for (const missing of [ofDraft, randomUUID()]) {
      expect(await refuse(open(clerk, missing))).toMatchObject({ status: 404 });
    }
    const { client: elsewhere } = await hire(backend(), "majra", "admissions");
    expect(await listDocumentsOf(elsewhere, [id])).toEqual([]);
    expect(await countDocumentsOf(elsewhere, [id])).toEqual(new Map());
    expect(await refuse(open(elsewhere, paper))).toMatchObject({ details: "campus_scope" });
    const { client: editor } = await hire(backend(), "juniors", "editor");
    const { client: alumnus } = await backend().signUp();
    for (const client of [editor, alumnus, visitor()]) {
      expect(await refuse(open(client, paper))).toMatchObject({ code: "42501" });
      const list = client.rpc("list_documents_of_applications", { applications: [id] });
      expect(await refuse(list)).toMatchObject({ code: "42501" });
    }
  });

  test("they are deleted with the application, by an erasure, and a day after an interrupted upload", async () => {
    const { token, id, email } = await apply();
    const kept = await send(token);
    const cutOff = { name: "A", kind: "pdf", bytes: 9, sha256: sha(), created_at: yesterday };
    const rows = service().from("application_documents");
    const row = rows
      .insert({ ...cutOff, application_id: id })
      .select()
      .single();
    const { id: left } = await succeed(row);
    expect(await listApplicationDocuments(visitor(), token)).toHaveLength(1);
    await purgeApplicationDocuments(service());
    expect(await Promise.all([left, kept].map(isToBeRemoved))).toEqual([true, false]);

    const keeper = (await hire(backend(), null)).client;
    const erasure = { kind: "mailbox", subject: email, reference: "GR-1" } as const;
    const erased = await getErasure(keeper, await createErasure(keeper, erasure));
    expect(erased?.erased).toMatchObject({ applications: 1, application_documents: 1 });
    expect(await isToBeRemoved(kept)).toBe(true);

    const deleted = await apply();
    const paper = await send(deleted.token);
    await succeed(keeper.from("applications").delete().eq("id", deleted.id).select());
    expect(await isToBeRemoved(paper)).toBe(true);
  });
}
