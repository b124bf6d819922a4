import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { createLiteForTables } from "../database/lite.ts";
import { openPglite } from "../database/pglite.ts";
import { mostBodyDepth } from "../http/request-bodies.ts";
import { authGate } from "./auth-gate.ts";
import { authEndpoints } from "./auth-list.ts";
import { restGate } from "./rest-gate.ts";
import * as list from "./rest-list.ts";

const { most, mostBytes, operators, parameters, preferences, restMethods } = list;

const secretKey = "sb_secret_of_this_test";
const engine = readFileSync(new URL(import.meta.resolve("@supabase/lite")), "utf8");
const page = readFileSync(new URL("../../docs/endpoints.md", import.meta.url), "utf8");
const verbs = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE"];

// The handler behind the gates only reports that a request has passed them.
describe("the gates compared with what the engine knows", () => {
  let database: Awaited<ReturnType<typeof openPglite>>;
  let gates: Hono;
  let routes: { method: string; path: string }[];
  beforeAll(async () => {
    database = await openPglite();
    gates = new Hono()
      .use(authGate(secretKey), restGate(database, secretKey))
      .all("*", (c) => c.text("passed"));
    const lite = createLiteForTables(database) as unknown as { server: Hono };
    routes = lite.server.routes;
  });
  afterAll(() => database?.close());

  const passes = async (method: string, path: string) => {
    const answer = await gates.request(path, { method, headers: { apikey: secretKey } });
    if (answer.status < 400) return true;
    // A refusal is JSON, without a body for HEAD.
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    return false;
  };

  test("only routes of the engine that the list names are open", async () => {
    const open = new Set<string>();
    for (const { method, path } of routes) {
      const address = path
        .replace(":relation", "events")
        .replace(":function", "get_service_status")
        .replaceAll(/:\w+(\{[^}]*\})?/g, "x")
        .replaceAll("*", "x");
      if (!/^\/(auth|rest)\/v1(\/|$)/.test(address)) continue;
      for (const verb of method === "ALL" ? verbs : [method]) {
        if (verb === "TRACE" || address === "/rest/v1/x" || verb === "OPTIONS") continue;
        const query = address === "/auth/v1/token" ? "?grant_type=password" : "";
        if (await passes(verb, `${address}${query}`)) open.add(`${verb} ${address}`);
      }
    }
    const listed = new Set([
      ...authEndpoints.map(({ method, path }) => `${method} /auth/v1${path}`),
      ...restMethods.table.map((method) => `${method} /rest/v1/events`),
      ...restMethods.function.map((method) => `${method} /rest/v1/rpc/get_service_status`),
    ]);
    expect(routes.length).toBeGreaterThan(60);
    expect([...open].filter((one) => !listed.has(one))).toEqual([]);
    // The product's endpoints that the engine answers are among them.
    expect(open).toContain("POST /auth/v1/token");
    expect(open).toContain("GET /rest/v1/events");
  });

  test.each([
    ...["authorize", "callback", "otp", "magiclink", "nonexistent", "sso", "admin", "oauth/token"],
    ...[".well-known/jwks.json", "factors/a/b/c", "user/identities", "token/x", "..%2Fuser", ""],
  ])("/auth/v1/%s does not exist for anybody", async (path) => {
    for (const verb of ["GET", "POST", "PUT", "DELETE", "PATCH"]) {
      expect(await passes(verb, `/auth/v1/${path}`)).toBe(false);
    }
  });

  test("only operators of the engine that the list names are open", async () => {
    const table = /new Set\(\[("eq","neq",[^\]]*)\]\)/.exec(engine)?.[1] ?? "";
    const known = JSON.parse(`[${table}]`) as string[];
    expect(known.length).toBeGreaterThan(20);
    const values: Record<string, string> = { is: "null", in: "(1)" };
    const variants = known.flatMap((one) => [one, `not.${one}`, `${one}(any)`, `${one}(all)`]);
    const open = [];
    for (const one of variants) {
      const value = values[one.replace("not.", "")] ?? "x";
      const inTree = `/rest/v1/events?or=(title.${one}.${value})`;
      const alone = await passes("GET", `/rest/v1/events?title=${one}.${value}`);
      expect(await passes("GET", inTree)).toBe(alone);
      if (alone) open.push(one);
    }
    expect(open.sort()).toEqual([...operators, ...operators.map((one) => `not.${one}`)].sort());
  });

  test("the list has exactly the parameters that the engine reserves", async () => {
    const table = /new Set\(\[("select","order",[^\]]*)\]\)/.exec(engine)?.[1] ?? "";
    for (const name of JSON.parse(`[${table}]`)) expect(parameters).toContain(name);
  });
});

describe("docs/endpoints.md", () => {
  test("names every endpoint of /auth/v1 with its caller and its largest body", () => {
    const rows = authEndpoints.map(
      ({ method, path, who, body }) =>
        `| \`${method} ${path}\` | ${who} | ${body === 0 ? "none" : `${body / 1024} kB`} |`,
    );
    const table = page.split("\n").filter((line) => /^\| `[A-Z]+ \//.test(line));
    expect(table.map((line) => line.replaceAll(/ +/g, " "))).toEqual(rows);
  });

  test("names the operators, parameters, preferences and limits of /rest/v1", () => {
    const listOf = (title: string) =>
      [...(new RegExp(`^- ${title}: (.*)$`, "m").exec(page)?.[1] ?? "").matchAll(/`([^`]+)`/g)].map(
        ([, word]) => word,
      );
    expect(listOf("Operators")).toEqual([...operators]);
    expect(listOf("Parameters")).toEqual([...parameters]);
    expect(listOf("Preferences")).toEqual(
      Object.entries(preferences).flatMap(([name, values]) =>
        values === "number" ? [`${name}=…`] : values.map((value) => `${name}=${value}`),
      ),
    );
    for (const [table, columns] of Object.entries(list.searchedColumns)) {
      for (const column of columns) expect(page).toContain(`\`${table}.${column}\``);
    }
    for (const limit of [...Object.values(most), ...Object.values(mostBytes), mostBodyDepth]) {
      expect(page).toMatch(new RegExp(`\\b${limit.toLocaleString("en")}\\b`));
    }
  });
});

describe("tables and functions", () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ database: "pglite" });
  });
  afterAll(() => backend?.stop());

  test("docs/endpoints/tables-and-functions.md names what each role may use", async () => {
    const { client } = await backend.admin();
    const { data } = await client.auth.getSession();
    const authorization = `Bearer ${data.session?.access_token}`;
    const pathsFor = async (headers: Record<string, string>) => {
      const answer = await fetch(`${backend.url}/rest/v1/`, {
        headers: { apikey: backend.publishableKey, ...headers },
      });
      return (await answer.json()).paths as Record<string, Record<string, object>>;
    };
    const [anyone, session, service] = [
      await pathsFor({}),
      await pathsFor({ authorization }),
      await pathsFor({ apikey: backend.secretKey }),
    ];
    const say = (methods: object | undefined) => Object.keys(methods ?? {}).join(" ") || "–";
    const lines = Object.keys(service).map(
      (path) => `- \`${path}\`: anyone ${say(anyone[path])}; with a session ${say(session[path])}`,
    );
    const text = `# Tables and functions behind /rest/v1

What the grants and policies of the database let a visitor and a person with a session use; the secret key may use all of it. Row-level security and the functions themselves decide which rows, and refuse everybody who is not staff. Written by \`backend/endpoints/endpoints.test.ts\`, which fails when it is out of date; run it with \`--update\` and read the difference.

${lines.join("\n")}
`;
    await expect(text).toMatchFileSnapshot("../../docs/endpoints/tables-and-functions.md");
  });
});
