import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRecoveryCodes } from "../../data/accounts/accounts.ts";
import type { SchoolClient } from "../../data/client.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "recovery-"));
let server: RunningServer;

beforeAll(async () => {
  server = await runServer(dataDir);
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
    email: `alumnus-${Date.now()}@mail.example`,
    password: "a long walk to the river",
  };
  const first = await newClient();
  await first.auth.signUp(account);
  const { data, error } = await first.auth.mfa.enroll({ factorType: "totp" });
  if (error) throw error;
  const totp = new TOTP({ secret: Secret.fromBase32(data.totp.secret) });
  await first.auth.mfa.challengeAndVerify({ factorId: data.id, code: totp.generate() });
  const codes = await createRecoveryCodes(first);
  const client = await newClient();
  const signedIn = await client.auth.signInWithPassword(account);
  return { client, codes, token: signedIn.data.session?.access_token ?? "" };
}

async function recover(body: unknown, token?: string) {
  const response = await fetch(`${server.url}/account/recover`, {
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
