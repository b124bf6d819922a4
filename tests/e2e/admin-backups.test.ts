// @module-tag full
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { takeSnapshotOf } from "../../backend/backups/backup.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { appCode, atWorkOn, createPerson, hire, sendSignIn, signIn } from "../fixtures/people.ts";
import { administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

let site: Site;
let colleague: Client;

beforeAll(async () => {
  site = await startSite({ seed: "none" });
  colleague = await administratorClient(site.address);
});
afterAll(() => site?.stop());

/** The secretary at an admin page. */
const atWork = atWorkOn(() => site.address);

/** A colleague who looks after all campuses, with an authenticator app. */
async function hireWithFactor() {
  const person = await hire(site.address, colleague, null);
  const { data: factor } = await person.client.auth.mfa.enroll({ factorType: "totp" });
  const secret = factor?.totp.secret ?? "";
  const proof = { factorId: factor?.id ?? "", code: appCode(secret) };
  await person.client.auth.mfa.challengeAndVerify(proof);
  return { ...person, secret };
}

const ask = async (client: Client | undefined, name = "") => {
  const token = (await client?.auth.getSession())?.data.session?.access_token;
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  return fetch(`${site.url}/account/snapshots${name && `/${name}`}`, { headers });
};

// With a PostgreSQL of its own, a school makes its copies there.
describe.skipIf(process.env.SITE_DATABASE === "postgres")("Snapshots of the database", () => {
  test("are listed, and one is downloaded complete", async ({ visit }) => {
    const person = await hireWithFactor();
    const page = await visit("/login", { site: site.url });
    await sendSignIn(page, person);
    await page.getByRole("heading", { name: "One more step" }).waitFor();
    await page.getByLabel("Code").fill(appCode(person.secret, 1));
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL("**/admin/dashboard");
    await page.goto("/admin/backup");
    await page.getByRole("heading", { name: "There is no copy yet." }).waitFor();

    for (const _ of ["first", "second"]) await takeSnapshotOf(site.dataDir);
    const names = (await readdir(join(site.dataDir, "snapshots"))).toSorted();
    expect(names).toHaveLength(2);
    await page.reload();
    const downloads = page.getByRole("button", { name: /^Download the copy of / });
    await downloads.first().waitFor();
    expect(await downloads.count()).toBe(2);
    await page.getByText("A copy holds everything, the accounts of people too.").waitFor();
    expect(await listViolations(page)).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      downloads.first().click(),
    ]);
    const newest = names.at(-1) ?? "";
    expect(download.suggestedFilename()).toBe(`school-${newest}`);
    const file = await readFile(await download.path());
    expect(file.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
    expect(file.equals(await readFile(join(site.dataDir, "snapshots", newest)))).toBe(true);
    expect(gunzipSync(file).includes("PG_VERSION")).toBe(true);

    const log = colleague.from("admin_audit").select("actor, after").eq("table_name", "snapshots");
    expect((await log).data).toEqual([{ actor: person.id, after: { name: newest } }]);
    await page.goto("/admin/audit");
    await page.getByText(`Downloads of the database: ${newest}`).waitFor();
  });

  test("are for administrators of all campuses with a second factor", async ({ visit }) => {
    await takeSnapshotOf(site.dataDir);
    const [name] = await readdir(join(site.dataDir, "snapshots"));
    const alumnus = await createPerson(site.address, { role: "alumni" });
    const limited = await hire(site.address, colleague, "majra");
    for (const file of ["", name]) {
      expect((await ask(undefined, file)).status).toBe(401);
      for (const { client } of [alumnus, limited]) {
        expect((await ask(client, file)).status).toBe(403);
      }
      const refused = await ask(colleague, file);
      expect([refused.status, (await refused.json()).code]).toEqual([403, "insufficient_aal"]);
    }
    const garbage = { headers: { authorization: "Bearer garbage" } };
    expect((await fetch(`${site.url}/account/snapshots`, garbage)).status).toBe(401);
    const { client } = await hireWithFactor();
    expect((await ask(client, name)).status).toBe(200);
    expect((await ask(client, "..%2Fkeys.json")).status).toBe(404);

    const visitor = await visit("/admin/backup", { site: site.url });
    await visitor.waitForURL("**/login?from=%2Fadmin%2Fbackup");
    const other = await signIn(visit, alumnus, { site: site.url });
    await other.goto("/admin/backup");
    await other.waitForURL("**/alumni/profile");
    const page = await atWork(visit, "/admin/backup", { announced: [/status of 403/] });
    await page.getByText("Copies hold everything: sign in with a second factor first.").waitFor();
  });
});
