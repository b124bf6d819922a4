// @module-tag full
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { createErasure, getErasure } from "../../data/retention/erasures.ts";
import { createHold, listHolds, releaseHold } from "../../data/retention/holds.ts";
import { hire } from "../../supabase/tests/staff-scene.ts";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { startPostgres } from "../../tests/fixtures/postgres.ts";
import { openPostgres } from "../database/postgres.ts";
import { repeatErasures } from "./repeated-erasures.ts";
import { readCertificates } from "./replaced-database.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const environment = { JWT_SECRET: "kept by the school, and the same before and after" };
const scratch = await mkdtemp(join(tmpdir(), "school-erased-"));
afterAll(() => rm(scratch, { recursive: true }));

/** Runs `npm run backup` or `restore` as an operator would. */
function run(command: string, options: string[], dataDir: string): Promise<string> {
  const program = new URL(`./${command}.ts`, import.meta.url).pathname;
  const env = { PATH: process.env.PATH ?? "", DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...options], { env }, (_error, _out, said) =>
      resolve(said),
    );
  });
}

async function enrol(backend: Backend, admission_no: string) {
  const child = { admission_no, name: `Tara ${admission_no}`, campus: "majra", class: "Class 3" };
  const row = {
    ...child,
    date_of_birth: "2016-05-04",
    guardian_email: `${admission_no}@mail.example`,
  };
  const students = backend.service().from("students").insert(row).select("id").single();
  return (await students.throwOnError()).data.id;
}

async function write(backend: Backend, email: string, id: string = randomUUID()) {
  const message = {
    name: "A parent",
    email,
    message: "When does the term begin?",
    topic: "general",
  };
  const row = { ...message, id, reference: `MSG-${email}`, consent_version: "1" };
  await backend.service().from("contact_messages").insert(row).throwOnError();
}

async function register(backend: Backend, guardian_email: string) {
  const service = backend.service();
  const sports = service.from("sports_programs").insert({ name: "Swimming" }).select("id").single();
  const row = {
    reference: "SPO-1",
    sport_id: (await sports.throwOnError()).data.id,
    child_name: "Tara",
    date_of_birth: "2016-05-04",
    guardian_name: "A parent",
    guardian_email,
    guardian_phone: "+91 98765 43210",
    consent_version: "1",
  };
  const made = service.from("sports_registrations").insert(row).select("id").single();
  const note = { registration_id: (await made.throwOnError()).data.id, note: "Asthma" };
  await service.from("sports_registration_medical_notes").insert(note).throwOnError();
}

const read = async (backend: Backend) => ({
  children: (await backend.service().from("students").select("admission_no").throwOnError()).data
    .map(({ admission_no }) => admission_no)
    .toSorted(),
  senders: (await backend.service().from("contact_messages").select("email").throwOnError()).data
    .map(({ email }) => email)
    .toSorted(),
  notes: (await backend.service().from("medical_note_changes").select("was").throwOnError()).data,
  log: JSON.stringify(
    (await backend.service().from("audit_log").select("before, after").throwOnError()).data,
  ),
});

test("a restore repeats what was erased since, from the data that was set aside", async () => {
  const backend = await startBackend({ database: "pglite", environment });
  await enrol(backend, "E-1");
  const changed = await enrol(backend, "E-2");
  await enrol(backend, "E-3");
  for (const email of ["gone@mail.example", "stays@mail.example"]) await write(backend, email);
  await register(backend, "gone@mail.example");
  // The log has the child's former name, and the backup the hold on another.
  const renamed = backend.service().from("students").update({ name: "Tara Devi" });
  await renamed.eq("id", changed).throwOnError();
  const office = (await hire(backend, null)).client;
  const hold = { kind: "student", subject: "E-3", reason: "The court of Nahan asked." } as const;
  await createHold(office, { ...hold, ends_on: "" });
  await run("backup", ["--to", join(scratch, "copies")], backend.dataDir);
  const [name = ""] = await readdir(join(scratch, "copies"));
  const copy = join(scratch, "copies", name);

  const [held] = await listHolds(office);
  await releaseHold(office, held?.id ?? "", "The court has decided.");
  const erase = (kind: "student" | "mailbox", subject: string, reference = "") =>
    createErasure(office, { kind, subject, reference });
  const erased = [
    await erase("student", "E-2"),
    await erase("mailbox", "gone@mail.example", "GR-1"),
  ];
  const refused = await erase("student", "E-3");
  const numberOf = async (id: string) => (await getErasure(office, id))?.number ?? "";
  const numbers = [await numberOf(erased[0] ?? ""), await numberOf(erased[1] ?? "")];
  const ofHeld = await numberOf(refused);
  await backend.end();

  // The folder of an earlier restore is still there.
  const dataDir = join(scratch, "restored");
  await mkdir(`${dataDir}.before`);
  const aside = `${dataDir}.before-2026-12-01`;
  await rename(backend.dataDir, aside);
  const said = await run("restore", ["--from", copy], dataDir);
  const repeated = `repeated 2 erasures made since the backup: ${numbers.join(", ")}\n`;
  expect(said).toContain(`The database in ${aside} was last changed on 20`);
  expect(said).toContain(repeated);
  expect(said).toContain(`erase the mailbox again at /admin/privacy/erasures: ${numbers[1]}\n`);
  expect(said).toContain(`erase again at /admin/privacy/erasures: ${ofHeld} (This is on hold`);
  expect(said).toMatch(/^What was refused or ended after \S+ is back\./m);

  const restored = await startBackend({ database: "pglite", dataDir, environment });
  const found = await read(restored);
  expect(found.children).toEqual(["E-1", "E-3"]);
  expect(found.senders).toEqual(["stays@mail.example"]);
  expect(found.notes).toEqual([]);
  expect(found.log).not.toMatch(/Tara E-2|Tara Devi|gone@mail/);
  const keeper = (await hire(restored, null)).client;
  const certificate = await getErasure(keeper, erased[0] ?? "");
  expect(certificate).toMatchObject({
    number: numbers[0],
    erased: { students: 1 },
    rows_left: null,
  });
  await restored.stop();

  // A damaged database leaves its snapshots, and one without any the certificates on paper.
  const broken = join(scratch, "broken");
  const from = ["--from", copy, "--before", broken];
  await mkdir(join(broken, "database"), { recursive: true });
  await writeFile(join(broken, "database", "PG_VERSION"), "damaged");
  const alone = await run("restore", from, join(scratch, "alone"));
  expect(alone).toContain(`The database in ${broken} cannot be read.\n`);
  expect(alone).toMatch(/^What was erased, refused or ended after \S+ is back\./m);
  await run("backup", ["--to", join(scratch, "later")], aside);
  const [later = ""] = await readdir(join(scratch, "later"));
  await mkdir(join(broken, "snapshots"));
  const snapshot = join(broken, "snapshots", "2026-11-30T03-00-00.000Z.tar.gz");
  await rename(join(scratch, "later", later, "database.tar.gz"), snapshot);
  const helped = await run("restore", from, join(scratch, "helped"));
  const [, after = ""] = helped.split(`The snapshot ${snapshot} was last changed on `);
  const [until] = after.split(".\n");
  expect(helped).toContain(repeated);
  expect(helped).toContain(`What was erased after ${until}, or refused or ended after 20`);

  // A database that is not newer than the backup.
  const older = join(scratch, "alone");
  const wrong = await run("restore", ["--from", copy, "--before", older], join(scratch, "wrong"));
  expect(wrong).toContain(`The database in ${older} was last changed on 20`);
  expect(wrong).toContain("repeated 0 erasures made since the backup\nIt is not newer");
  expect(wrong).toMatch(/^What was erased, refused or ended after \S+ is back\./m);
});

test("erasures of one PostgreSQL database are repeated in another, each once", async () => {
  const [before, after] = [await startPostgres(), await startPostgres()];
  const [old, restored] = [
    await startBackend({ database: "postgres", server: before, environment }),
    await startBackend({ database: "postgres", server: after, environment }),
  ];
  const id = await enrol(old, "E-1");
  const child = await old.service().from("students").select().eq("id", id).single();
  const rows = restored
    .service()
    .from("students")
    .insert([child.data ?? {}] as never);
  await rows.throwOnError();
  const message = randomUUID();
  for (const backend of [old, restored]) await write(backend, "gone@mail.example", message);
  const copy = await openPostgres(after.url);
  await copy.driver`
    insert into private.guardian_asks (mailbox, wording_id)
    select 'e-1@mail.example', w.id from public.consent_wordings w limit 1`;
  await copy.driver`insert into private.message_opt_outs (address) values ('gone@mail.example')`;
  const office = (await hire(old, null)).client;
  const erasure = { kind: "student", subject: "E-1", reference: "" } as const;
  const mailbox = { kind: "mailbox", subject: "gone@mail.example", reference: "GR-1" } as const;
  const numbers: string[] = [];
  for (const wanted of [erasure, mailbox]) {
    const made = await getErasure(office, await createErasure(office, wanted));
    numbers.push(made?.number ?? "");
  }
  const site = { dataDir: restored.dataDir, databaseUrl: after.url };
  const known = (await readCertificates(before.url)).certificates;
  const mailboxes = numbers.slice(1);
  expect(await repeatErasures(site, known)).toEqual({ repeated: numbers, mailboxes, failed: [] });
  expect(await read(restored)).toMatchObject({ children: [], senders: [] });
  expect((await read(restored)).log).not.toMatch(/Tara E-1|gone@mail/);
  expect(await copy.driver`select k.mailbox from private.guardian_asks k`).toEqual([]);
  const again = await repeatErasures(site, known);
  expect(again).toEqual({ repeated: [], mailboxes: [], failed: [] });
  // What only the address finds goes when the mailbox is erased again.
  await createErasure((await hire(restored, null)).client, mailbox);
  expect(await copy.driver`select o.address from private.message_opt_outs o`).toEqual([]);
  await copy.close();
  await Promise.all([old.stop(), restored.stop()]);
});
