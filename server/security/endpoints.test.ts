import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noLimits } from "../../tests/fixtures/backend.ts";
import { createEndpoints } from "../http/http.ts";
import { type Caller, type Callers, signInCallers } from "../testing/callers.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

const office: Caller[] = [
  "staff of one campus",
  "the administrator",
  "an administrator after the second factor",
];
const administrators = office.filter((caller) => caller !== "staff of one campus");
const people: Caller[] = [
  "somebody who has just registered",
  "a verified alumnus before the second factor",
  "a verified alumnus after the second factor",
  "staff of one campus",
  "the administrator",
  "an administrator before the second factor",
  "an administrator after the second factor",
];

const atFullLevel = people.filter((caller) => !caller.includes("before the second factor"));
const alumni: Caller[] = ["a verified alumnus after the second factor"];

const video = "/admin/video/dQw4w9WgXcQ";
const nothing = "00000000-0000-4000-8000-000000000000";
const invitation = {
  email: "new.colleague@mail.example",
  full_name: "New Colleague",
  role: "admin",
  language: "en",
};
const preview = {
  table_name: "latest_updates",
  rows: [{ column: "id", value: nothing, values: null }],
  path: "/notices",
};

/** The callers each endpoint accepts; all others get 401 or 403. */
const guarded: Record<string, { ask: string; body?: object; for: Caller[] }> = {
  "POST /media": { ask: "/media?purpose=site", for: office },
  "GET /admin/video/:id{[A-Za-z0-9_-]{11}}/title": { ask: `${video}/title`, for: office },
  "GET /admin/video/:id{[A-Za-z0-9_-]{11}}/thumbnail": { ask: `${video}/thumbnail`, for: office },
  "POST /admin/videos/check": { ask: "/admin/videos/check", for: office },
  "POST /admin/preview": { ask: "/admin/preview", body: preview, for: office },
  "GET /admin/consent-scans/:id": { ask: `/admin/consent-scans/${nothing}`, for: office },
  "GET /admin/application-documents/:id": {
    ask: `/admin/application-documents/${nothing}`,
    for: office,
  },
  "GET /admin/receipts/:id": { ask: `/admin/receipts/${nothing}`, for: office },
  "GET /alumni/receipts/:id": { ask: `/alumni/receipts/${nothing}`, for: atFullLevel },
  "POST /payments/gift": { ask: "/payments/gift", body: { gift: nothing }, for: alumni },
  "POST /hi/payments/gift": { ask: "/hi/payments/gift", body: { gift: nothing }, for: alumni },
  // Needs the key of a personal link, which no account has.
  "POST /admissions/application/documents": { ask: "/admissions/application/documents", for: [] },
  // Needs the token of a gateway, which no account has.
  "POST /gateway/reports": { ask: "/gateway/reports", for: [] },
  "POST /gateway/payments": { ask: "/gateway/payments", for: [] },
  "POST /account/invite": { ask: "/account/invite", body: invitation, for: administrators },
  // A person who has lost their second factor has only the first.
  "POST /account/recover": { ask: "/account/recover", body: { code: "AAAA-AAAA" }, for: people },
  "POST /account/remove-factor": {
    ask: "/account/remove-factor",
    body: { person: nothing },
    for: administrators,
  },
  "GET /account/snapshots": {
    ask: "/account/snapshots",
    for: ["an administrator after the second factor"],
  },
  "GET /account/snapshots/:name": {
    ask: "/account/snapshots/2026-11-23T00-00-00.000Z.tar.gz",
    for: ["an administrator after the second factor"],
  },
};

/** Endpoints that answer everyone alike, whatever the token. */
const open: Record<string, string> = {
  "GET /media/*": `/media/${nothing}/640.webp`,
  "GET /language/:language": "/language/hi",
  "GET /healthz": "/healthz",
  "GET /readyz": "/readyz",
  "GET /config.json": "/config.json",
  "GET /withdrawn.json": "/withdrawn.json",
  "GET /forms/task": "/forms/task",
  "GET /.well-known/security.txt": "/.well-known/security.txt",
  "GET /og.png": "/og.png",
  "GET /og/*": "/og/contact.png",
  "GET /hi/og.png": "/hi/og.png",
  "GET /hi/og/*": "/hi/og/contact.png",
  "GET /admissions/application/receipt.pdf": "/admissions/application/receipt.pdf",
  "GET /hi/admissions/application/receipt.pdf": "/hi/admissions/application/receipt.pdf",
  "POST /payments/application": "/payments/application",
  "POST /hi/payments/application": "/hi/payments/application",
  "GET /payments/return": "/payments/return",
  "GET /hi/payments/return": "/hi/payments/return",
  "GET /gallery/event/:album/download/:picture": "/gallery/event/nowhere/download/1",
  "GET /hi/gallery/event/:album/download/:picture": "/hi/gallery/event/nowhere/download/1",
};

/** Checked elsewhere: pages by the sitemap's tests, the backend's endpoints by backend/http/. */
const passedOn = ["/auth/v1", "/rest/v1"];
/**
 * Other addresses of a Supabase project, which answer everyone with 404: closed-endpoints.test.ts.
 */
const closed = ["/functions/v1", "/graphql/v1", "/pg", "/realtime/v1", "/storage/v1"];
const whole = (path: string) => [`ALL ${path}`, `ALL ${path}/*`];

const dataDir = mkdtempSync(join(tmpdir(), "endpoints-"));
let server: RunningServer;
let callers: Callers;

beforeAll(async () => {
  server = await runServer(dataDir, {
    AUTH_LIMITS: noLimits,
    GATEWAY_REPORT_TOKEN: "0123456789abcdef0123456789abcdef",
    PAYMENT_URL: "http://127.0.0.1:9",
    PAYMENT_PAGES: "http://127.0.0.1:9",
    PAYMENT_REPORT_TOKEN: "0123456789abcdef0123456789abcdef",
  });
  callers = await signInCallers(server);
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function statusFor(token: string | undefined, endpoint: string, path: string, body = {}) {
  const [method = "GET"] = endpoint.split(" ");
  const answer = await fetch(server.url + path, {
    method,
    redirect: "manual",
    headers: {
      "x-file-name": "a.png",
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method === "POST" && { "content-type": "application/json" }),
    },
    ...(method === "POST" && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

test("the list covers every endpoint", () => {
  const named = [
    ...Object.keys(guarded),
    ...Object.keys(open),
    ...[...passedOn, ...closed].flatMap(whole),
  ];
  expect(listEndpoints().toSorted()).toEqual(named.toSorted());
});

describe("For some only", () => {
  test.each(Object.entries(guarded))("%s", async (endpoint, { ask, body, for: allowed }) => {
    const admitted: string[] = [];
    for (const [caller, token] of Object.entries(callers)) {
      const status = await statusFor(token, endpoint, ask, body);
      if (status !== 401 && status !== 403) admitted.push(caller);
    }
    expect(admitted).toEqual(allowed);
  });
});

describe("For everybody", () => {
  test.each(Object.entries(open))("%s", async (endpoint, path) => {
    const statuses = new Set<number>();
    for (const token of Object.values(callers)) {
      statuses.add(await statusFor(token, endpoint, path));
    }
    expect([...statuses]).toHaveLength(1);
    expect([200, 303, 404]).toContain([...statuses][0]);
  });
});

type Options = Parameters<typeof createEndpoints>[0];

/**
 * Every endpoint of the web process as `METHOD path`, without the middleware that all requests pass. Routes
 * are only registered, so nothing has to run behind them.
 */
function listEndpoints(): string[] {
  const nothing: object = new Proxy(() => nothing, { get: () => nothing, apply: () => nothing });
  const addTo: Options["media"]["addTo"] = (app) => {
    app.post("/media", (c) => c.body(null)).get("/media/*", (c) => c.body(null));
    app.get("/admin/consent-scans/:id", (c) => c.body(null));
    app.get("/admin/application-documents/:id", (c) => c.body(null));
    app.post("/admissions/application/documents", (c) => c.body(null));
    app.get("/withdrawn.json", (c) => c.body(null));
  };
  const options = { env: { TRUST_PROXY: 0, DATA_DIR: "/" }, security: [], media: { addTo } };
  const app = createEndpoints(
    new Proxy(options, {
      get: (given, name) => Reflect.get(given, name) ?? nothing,
    }) as unknown as Options,
  );
  // Hono gives the pages' route, which takes all remaining addresses, the same name as the middleware.
  const steps = new Set(["ALL /*"]);
  return [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))].filter(
    (one) => !steps.has(one),
  );
}
