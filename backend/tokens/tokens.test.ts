import { randomUUID } from "node:crypto";
import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, type Person, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";

const secret = "the secret that these tests sign with";
const unsigned = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

const sign = (claims: Record<string, unknown>, key = secret, expires = "1h") =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(key));

describe.each(databases)("tokens on %s", (database) => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ database, environment: { JWT_SECRET: secret } });
  });
  afterAll(() => backend?.stop());

  const ask = async (path: string, authorization: string) => {
    const headers = { apikey: backend.publishableKey, authorization };
    const answer = await fetch(`${backend.url}${path}`, { headers });
    const body = await answer.json();
    return [answer.status, body.error_code ?? body.code];
  };
  const rest = (authorization: string) => ask("/rest/v1/latest_updates?select=id", authorization);
  const user = (authorization: string) => ask("/auth/v1/user", authorization);

  async function tokenOf(person: Person): Promise<string> {
    const { data } = await person.client.auth.getSession();
    return `Bearer ${data.session?.access_token}`;
  }

  const setStatus = async (person: Person, status: string) => {
    const { error } = await backend
      .service()
      .from("alumni_profiles")
      .update({ status })
      .eq("id", person.id);
    expect(error).toBeNull();
  };

  test.each([
    ["garbage", async () => "Bearer garbage"],
    ["garbage in three parts", async () => "Bearer a.b.c"],
    ["another scheme", async () => "Basic YTpi"],
    [
      "alg none",
      async () => `Bearer ${unsigned({ alg: "none" })}.${unsigned({ role: "service_role" })}.`,
    ],
    [
      "another key's signature",
      async () => `Bearer ${await sign({ role: "service_role" }, "x".repeat(40))}`,
    ],
  ])("%s is refused, not treated as a visitor", async (_, token) => {
    expect(await rest(await token())).toEqual([401, "PGRST301"]);
    expect(await user(await token())).toEqual([403, "bad_jwt"]);
  });

  const never = (claims: object) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode(secret));

  const makers: [string, (claims: object) => Promise<string>][] = [
    ["that never ends", never],
    ["for another audience", (claims) => sign({ ...claims, aud: "elsewhere" })],
    ["with role postgres", (claims) => sign({ ...claims, role: "postgres" })],
    ["with role supabase_admin", (claims) => sign({ ...claims, role: "supabase_admin" })],
    ["with role authenticator", (claims) => sign({ ...claims, role: "authenticator" })],
    ["without a role", (claims) => sign({ ...claims, role: undefined })],
  ];
  test.each(makers)("a token of the right key %s is refused", async (_what, make) => {
    const person = await backend.signUp();
    const { sub, session_id } = decodeJwt((await tokenOf(person)).replace("Bearer ", ""));
    for (const role of ["authenticated", "service_role", "anon"]) {
      const token = `Bearer ${await make({ sub, session_id, role })}`;
      expect(await rest(token)).toEqual([401, "PGRST303"]);
      expect(await user(token)).toEqual([403, "bad_jwt"]);
    }
  });

  test("endpoints for people refuse tokens without a person", async () => {
    const person = await backend.signUp();
    const { sub, session_id } = decodeJwt((await tokenOf(person)).replace("Bearer ", ""));
    for (const role of ["service_role", "anon"]) {
      const token = `Bearer ${await sign({ sub, session_id, role, iss: "supabase" })}`;
      expect((await rest(token))[0]).toBe(200);
      expect(await user(token)).toEqual([403, "bad_jwt"]);
      expect(await ask("/auth/v1/reauthenticate", token)).toEqual([403, "bad_jwt"]);
    }
  });

  test("an expired token is reported as expired", async () => {
    const { id } = await backend.signUp();
    const token = `Bearer ${await sign({ sub: id, role: "authenticated" }, secret, "-1s")}`;
    expect(await rest(token)).toEqual([401, "PGRST303"]);
    expect(await user(token)).toEqual([403, "bad_jwt"]);
  });

  test("a token stops working when its owner signs out", async () => {
    const person = await backend.signUp();
    const token = await tokenOf(person);
    expect((await rest(token))[0]).toBe(200);
    await person.client.auth.signOut();
    expect(await rest(token)).toEqual([401, "PGRST303"]);
    expect(await user(token)).toEqual([403, "session_not_found"]);
  });

  test("signing out everywhere ends the other devices' tokens too", async () => {
    const phone = await backend.signUp();
    const laptop = await backend.signIn(phone);
    const token = await tokenOf(laptop);
    await phone.client.auth.signOut({ scope: "global" });
    expect(await rest(token)).toEqual([401, "PGRST303"]);
  });

  test("a token for an unknown session or person is refused", async () => {
    const { id } = await backend.signUp();
    for (const claims of [
      { sub: id },
      { sub: id, session_id: randomUUID() },
      { sub: randomUUID(), session_id: randomUUID() },
      { sub: "not a uuid", session_id: 7 },
    ]) {
      const token = await sign({ ...claims, role: "authenticated" });
      expect(await rest(`Bearer ${token}`)).toEqual([401, "PGRST303"]);
    }
  });

  test("a suspended person's token stops working at once, and no new one is issued", async () => {
    const person = await backend.signUp();
    await person.client.from("alumni_profiles").insert({ id: person.id, full_name: "Sample" });
    const token = await tokenOf(person);
    expect((await rest(token))[0]).toBe(200);
    await setStatus(person, "suspended");
    expect(await rest(token)).toEqual([401, "PGRST303"]);
    expect(await user(token)).toEqual([403, "user_banned"]);
    const refreshed = await person.client.auth.refreshSession();
    expect(refreshed.error?.code).toBe("user_banned");
    const again = await backend.visitor().auth.signInWithPassword(person);
    expect([again.error?.status, again.error?.code]).toEqual([400, "user_banned"]);
    const wrong = await backend
      .visitor()
      .auth.signInWithPassword({ ...person, password: "wrong password" });
    expect(wrong.error?.code).toBe("invalid_credentials");
    await setStatus(person, "pending");
    await backend.signIn(person);
  });

  test("a deleted person may sign in to learn of the deletion, and reads nothing", async () => {
    const person = await backend.signUp();
    await person.client.from("alumni_profiles").insert({ id: person.id, full_name: "Sample" });
    await setStatus(person, "deleted");
    const { client } = await backend.signIn(person);
    expect((await client.auth.getUser()).data.user?.id).toBe(person.id);
    expect((await client.from("latest_updates").select("id")).error?.code).toBe("PGRST303");
  });

  test("a demoted administrator loses every right with the next request", async () => {
    const admin = await backend.admin();
    const service = backend.service();
    await service.from("admin_users").insert({ email: "second@school.example" });
    const { data: before } = await admin.client.from("admin_users").select("email");
    expect(before?.length).toBeGreaterThan(0);
    await service.from("auth_user_roles").update({ role: "alumni" }).eq("user_id", admin.id);
    const { error } = await admin.client.from("admin_users").select("email");
    expect(error?.code).toBe("PGRST303");
    await admin.client.auth.refreshSession();
    const { data: after } = await admin.client.from("admin_users").select("email");
    expect(after).toEqual([]);
  });
});
