import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRecoveryCodes } from "../../data/accounts/accounts.ts";
import type { SchoolClient } from "../../data/client.ts";
import { noLimits } from "../../tests/fixtures/backend.ts";
import { emailWith } from "../../tests/fixtures/emails.ts";
import { hire } from "../../tests/fixtures/people.ts";
import { administratorClient, type SiteAddress, serverClient } from "../../tests/fixtures/site.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "recovery-"));
let server: RunningServer;
let site: SiteAddress;
let office: SchoolClient;

beforeAll(async () => {
  server = await runServer(dataDir, { AUTH_LIMITS: noLimits });
  const { publishableKey } = await (await fetch(`${server.url}/config.json`)).json();
  site = { url: server.url, publishableKey, pid: server.pid, dataDir };
  office = await administratorClient(site);
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function newClient(): Promise<SchoolClient> {
  const { publishableKey } = await (await fetch(`${server.url}/config.json`)).json();
  return createClient(server.url, publishableKey, { auth: { persistSession: false } });
}

/** A person with a second factor and recovery codes, who has signed in without the factor. */
async function whoLostThePhone() {
  const account = {
    email: `alumnus-${randomUUID().slice(0, 8)}@mail.example`,
    password: "a long walk to the river",
  };
  const first = await newClient();
  const { data } = await first.auth.signUp(account);
  await addFactor(first);
  const codes = await createRecoveryCodes(first);
  const client = await newClient();
  const signedIn = await client.auth.signInWithPassword(account);
  const token = signedIn.data.session?.access_token ?? "";
  return { id: data.user?.id ?? "", email: account.email, phone: first, client, codes, token };
}

/** Gives the signed-in person a second factor, which this session has used. */
async function addFactor(client: SchoolClient): Promise<void> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp" });
  if (error) throw error;
  const totp = new TOTP({ secret: Secret.fromBase32(data.totp.secret) });
  const code = totp.generate();
  const proven = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (proven.error) throw proven.error;
}

const recover = (body: unknown, token?: string) => post("/account/recover", body, token);

async function post(path: string, body: unknown, token?: string) {
  const response = await fetch(server.url + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  return [response.status, answer.code ?? answer.removed];
}

test("a recovery code removes the lost factor, once", async () => {
  const { client, codes, token } = await whoLostThePhone();
  const [code = "", next = ""] = codes;
  const before = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(before.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
  expect(await recover({ code: "AAAA-AAAA-AAAA-AAAA" }, token)).toEqual([
    422,
    "recovery_code_wrong",
  ]);
  expect(await recover({ code }, token)).toEqual([200, 1]);
  await client.auth.refreshSession();
  const after = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(after.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
  expect(await recover({ code: next }, token)).toEqual([422, "second_factor_missing"]);
});

test("without a session, with a wrong code, or after too many, no factor is removed", async () => {
  const { codes, token } = await whoLostThePhone();
  const [code = ""] = codes;
  expect(await recover({ code })).toEqual([401, "no_authorization"]);
  expect(await recover({ code }, "not.a.token")).toEqual([401, "no_authorization"]);
  expect(await recover({}, token)).toEqual([400, "bad_request"]);
  for (let count = 0; count < 10; count++) {
    expect(await recover({ code: `guess ${count}` }, token)).toEqual([422, "recovery_code_wrong"]);
  }
  expect(await recover({ code }, token)).toEqual([429, "over_request_rate_limit"]);
});

/** An administrator, or somebody who would like to be one, removes the second factor of an account. */
async function removeFactorOf(person: unknown, by: SchoolClient) {
  const { data } = await by.auth.getSession();
  return post("/account/remove-factor", { person }, data.session?.access_token);
}

const levelsOf = async (client: SchoolClient) => {
  await client.auth.refreshSession();
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

/** A verified alumnus of a campus who has lost the phone. */
async function alumnusOf(campus: string) {
  const person = await whoLostThePhone();
  await serverClient(site)
    .from("alumni_profiles")
    .insert({ id: person.id, full_name: "Asha Negi", batch_year: 2010, campus, status: "verified" })
    .throwOnError();
  return person;
}

test("an administrator removes the factor of a person without codes, who is told, and the audit log says who", async () => {
  const { id, email, phone, client } = await whoLostThePhone();
  expect(await removeFactorOf(id, office)).toEqual([200, 1]);
  await emailWith(site, email, "A second factor of your account was removed.");
  // The lost phone's own session falls to the level of a password too.
  expect(await levelsOf(phone)).toEqual(["aal1", "aal1"]);
  expect(await levelsOf(client)).toEqual(["aal1", "aal1"]);
  const { data: logged } = await office
    .from("admin_audit")
    .select("actor, table_name, before, after")
    .eq("row_id", id)
    .eq("table_name", "users")
    .eq("action", "update")
    .throwOnError();
  expect(logged).toEqual([
    {
      actor: (await office.auth.getUser()).data.user?.id,
      table_name: "users",
      before: { id, email, second_factors: 1 },
      after: { id, email, second_factors: 0 },
    },
  ]);
  expect(await removeFactorOf(id, office)).toEqual([404, "second_factor_missing"]);
});

test("nobody else removes it, and nobody their own", async () => {
  const { id, client, phone } = await whoLostThePhone();
  expect(await removeFactorOf(id, await newClient())).toEqual([401, "no_authorization"]);
  expect(await removeFactorOf(id, client)).toEqual([403, "not_admin"]);
  expect(await removeFactorOf(id, phone)).toEqual([403, "not_admin"]);
  const editor = await hire(site, office, null, "editor");
  expect(await removeFactorOf(id, editor.client)).toEqual([403, "not_admin"]);
  const head = await hire(site, office, null);
  expect(await removeFactorOf(head.id, head.client)).toEqual([403, "own_second_factor"]);
  expect(await removeFactorOf(head.id.toUpperCase(), head.client)).toEqual([
    403,
    "own_second_factor",
  ]);
  expect(await removeFactorOf("everybody", head.client)).toEqual([400, "bad_request"]);
  expect(await removeFactorOf(randomUUID(), head.client)).toEqual([404, "second_factor_missing"]);
  // With a factor of their own an administrator has to have used it.
  await addFactor(head.client);
  const stolen = await newClient();
  await stolen.auth.signInWithPassword(head);
  expect(await removeFactorOf(id, stolen)).toEqual([403, "not_admin"]);
  expect(await levelsOf(phone)).toEqual(["aal2", "aal2"]);
  expect(await removeFactorOf(id, head.client)).toEqual([200, 1]);
});

test("an administrator of one campus does it for its alumni, and for no colleague", async () => {
  const { client } = await hire(site, office, "majra");
  const other = await alumnusOf("juniors");
  expect(await removeFactorOf(other.id, client)).toEqual([403, "campus_scope"]);
  const nobodys = await whoLostThePhone();
  expect(await removeFactorOf(nobodys.id, client)).toEqual([403, "campus_scope"]);
  const colleague = await alumnusOf("majra");
  await office.from("admin_users").insert({ email: colleague.email, role: "door" }).throwOnError();
  expect(await removeFactorOf(colleague.id, client)).toEqual([403, "campus_scope"]);
  expect(await levelsOf(colleague.phone)).toEqual(["aal2", "aal2"]);
  const own = await alumnusOf("majra");
  expect(await removeFactorOf(own.id, client)).toEqual([200, 1]);
  expect(await removeFactorOf(colleague.id, office)).toEqual([200, 1]);
});

test("after ten attempts an administrator has to wait", async () => {
  const { id } = await whoLostThePhone();
  const { client } = await hire(site, office, null);
  for (let count = 0; count < 10; count++) {
    expect(await removeFactorOf(randomUUID(), client)).toEqual([404, "second_factor_missing"]);
  }
  expect(await removeFactorOf(id, client)).toEqual([429, "over_request_rate_limit"]);
  expect(await removeFactorOf(id, office)).toEqual([200, 1]);
});
