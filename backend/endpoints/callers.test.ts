import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { signUpWithFactor } from "../fixtures/second-factor.ts";
import { type AuthEndpoint, authEndpoints, type Caller } from "./auth-list.ts";

type Asking = {
  name: string;
  headers: Record<string, string>;
  may: Caller[];
  lacksFactor?: boolean;
};

// Signing out this session would break the next request, so only the others are signed out.
const queries: Record<string, string> = {
  "/token": "?grant_type=password",
  "/logout": "?scope=others",
};
const nobodys = "00000000-0000-4000-8000-000000000000";

// Calls every endpoint of the list as each kind of caller, so a new endpoint is covered too.
describe("Who may call which endpoint of /auth/v1", () => {
  let backend: Backend;
  let callers: Asking[];

  beforeAll(async () => {
    backend = await startBackend({ database: "pglite" });
    const { publishableKey, secretKey } = backend;
    const person = await backend.signUp();
    const { person: secured } = await signUpWithFactor(backend);
    const tokenOf = async ({ client }: typeof person) =>
      (await client.auth.getSession()).data.session?.access_token ?? "";
    const beforeFactor = await tokenOf(await backend.signIn(secured));
    const bearing = (token: string) => ({
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
    });
    callers = [
      { name: "nobody, without a key", headers: {}, may: [] },
      { name: "a made-up key", headers: { apikey: "sb_publishable_x" }, may: [] },
      { name: "a visitor", headers: { apikey: publishableKey }, may: ["anyone"] },
      { name: "a made-up token", headers: bearing("a.b.c"), may: ["anyone"] },
      { name: "the key as token", headers: bearing(publishableKey), may: ["anyone"] },
      {
        name: "a person",
        headers: bearing(await tokenOf(person)),
        may: ["anyone", "session"],
      },
      {
        name: "a person before the second factor",
        headers: bearing(beforeFactor),
        may: ["anyone", "session"],
        lacksFactor: true,
      },
      {
        name: "the secret key",
        headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
        may: ["anyone", "secret key"],
      },
    ];
  });
  afterAll(() => backend?.stop());

  const status = async ({ method, path, body }: AuthEndpoint, headers: Record<string, string>) => {
    const query = queries[path] ?? "";
    const sends = body > 0 && method !== "DELETE";
    const answer = await fetch(`${backend.url}/auth/v1${path.replaceAll(":id", nobodys)}${query}`, {
      method,
      headers: { ...headers, ...(sends && { "content-type": "application/json" }) },
      ...(sends && { body: "{}" }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };

  // A proof-of-work task is nobody's data: it holds a time and a random number.
  const open = new Set(["/proof-of-work"]);

  // Ending other sessions, as the query above asks, takes the account's second factor.
  const needsFactor = new Set(["/logout"]);

  test.each(authEndpoints)("$method $path: $who", async (endpoint) => {
    const admitted: string[] = [];
    for (const { name, headers } of callers) {
      const answered = await status(endpoint, headers);
      expect(answered, name).toBeLessThan(500);
      if (answered !== 401 && answered !== 403) admitted.push(name);
    }
    const wanted = callers
      .filter(({ may }) => may.includes(endpoint.who) || open.has(endpoint.path))
      .filter(({ lacksFactor }) => !lacksFactor || !needsFactor.has(endpoint.path))
      .map(({ name }) => name);
    expect(admitted).toEqual(wanted);
  });
});
