import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { createPerson, hire } from "../../tests/fixtures/people.ts";
import {
  administrator,
  administratorClient,
  type SiteAddress,
  serverClient,
  visitorClient,
} from "../../tests/fixtures/site.ts";
import type { RunningServer } from "./running-server.ts";

export type Caller =
  | "a visitor"
  | "a made-up token"
  | "the publishable key"
  | "somebody who has just registered"
  | "a verified alumnus before the second factor"
  | "a verified alumnus after the second factor"
  | "staff of one campus"
  | "the administrator"
  | "an administrator before the second factor"
  | "an administrator after the second factor";

/** The access token of each kind of caller; none for a visitor. */
export type Callers = Record<Caller, string | undefined>;

type Person = { email: string; password: string };

/** Signs in every kind of caller, at a school of their own. */
export async function signInCallers(server: RunningServer): Promise<Callers> {
  const { publishableKey } = JSON.parse(readFileSync(join(server.dataDir, "keys.json"), "utf8"));
  const site: SiteAddress = {
    url: server.url,
    publishableKey,
    pid: server.pid,
    dataDir: server.dataDir,
  };
  const office = await administratorClient(site);
  const tokenOf = async (person: Person) => {
    const { data, error } = await visitorClient(site).auth.signInWithPassword(person);
    if (error) throw error;
    return data.session.access_token;
  };
  /** Gives a person a second factor; resolves with the token of the session that used it. */
  const secure = async (person: Person) => {
    const client = visitorClient(site);
    await client.auth.signInWithPassword(person);
    const { data, error } = await client.auth.mfa.enroll({ factorType: "totp" });
    if (error) throw error;
    const code = new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate();
    const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
    if (verified.error) throw verified.error;
    return verified.data.access_token;
  };

  const registered = await createPerson(site, { role: "alumni" });
  const verified = await createPerson(site, { role: "alumni" });
  await serverClient(site)
    .from("alumni_profiles")
    .insert({ id: verified.id, full_name: "Sample Person", batch_year: 2010, status: "verified" })
    .throwOnError();
  const verifiedAfter = await secure(verified);
  const staff = await hire(site, office, "majra");
  const head = await hire(site, office, null);
  const headAfter = await secure(head);
  return {
    "a visitor": undefined,
    "a made-up token": "a.b.c",
    "the publishable key": publishableKey,
    "somebody who has just registered": await tokenOf(registered),
    "a verified alumnus before the second factor": await tokenOf(verified),
    "a verified alumnus after the second factor": verifiedAfter,
    "staff of one campus": await tokenOf(staff),
    "the administrator": await tokenOf(administrator),
    "an administrator before the second factor": await tokenOf(head),
    "an administrator after the second factor": headAfter,
  };
}
