import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { type PostgresServer, startPostgres } from "../../tests/fixtures/postgres.ts";

let server: PostgresServer;
let copies: [Backend, Backend];

beforeAll(async () => {
  server = await startPostgres();
  const environment = {
    AUTH_LIMITS: "failures=4,requests=4,tokens=1000,mail_seconds=60",
    JWT_SECRET: randomUUID(),
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_both",
  };
  const start = () => startBackend({ database: "postgres", server, environment });
  copies = [await start(), await start()];
}, 60_000);
afterAll(async () => {
  await Promise.all((copies ?? []).map((copy) => copy.end()));
  await Promise.all((copies ?? []).map((copy) => copy.stop()));
});

/** Sends a request to one of the replicas, by default the first, from a new network each time. */
async function post(path: string, body: object, network: string, copy = 0) {
  const answer = await fetch(`${copies[copy]?.url}/auth/v1/${path}`, {
    method: "POST",
    headers: {
      apikey: "sb_publishable_of_both",
      "content-type": "application/json",
      "x-forwarded-for": network,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, wait: Number(answer.headers.get("retry-after")) };
}

const account = () => ({ email: `${randomUUID()}@mail.example`, password: "seven quiet ridges" });
const signIn = (sent: object, network: string, copy?: number) =>
  post("token?grant_type=password", sent, network, copy);

test("failures at one replica close the account at the other, even at the same moment", async () => {
  const person = account();
  expect((await post("signup", person, "198.51.100.1")).status).toBe(200);
  const wrong = { ...person, password: "not the right password" };
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, attempt) =>
      signIn(wrong, `198.51.100.${10 + attempt}`, attempt % 2),
    ),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
  for (const copy of [0, 1]) {
    const refused = await signIn(person, "198.51.100.30", copy);
    expect(refused.status).toBe(429);
    expect(refused.wait).toBeGreaterThan(800);
    expect(refused.wait).toBeLessThanOrEqual(900);
  }
});

test("successes are not counted, and a network is closed by its attempts at both", async () => {
  const person = account();
  const network = "198.51.100.2";
  expect((await post("signup", person, "198.51.100.3")).status).toBe(200);
  for (let time = 0; time < 6; time++) {
    expect((await signIn(person, network, time % 2)).status).toBe(200);
  }
  for (let time = 0; time < 4; time++) {
    expect((await signIn(account(), network, time % 2)).status).toBe(400);
  }
  for (const copy of [0, 1]) expect((await signIn(person, network, copy)).status).toBe(429);
  expect((await signIn(person, "198.51.100.3", 1)).status).toBe(200);
});

test("emails, codes and sign-ups are counted by both together", async () => {
  const { email } = account();
  expect((await post("recover", { email }, "198.51.100.4", 0)).status).toBe(200);
  expect((await post("recover", { email }, "198.51.100.4", 1)).status).toBe(429);
  const guess = (attempt: number) =>
    post(
      "verify",
      { email, token: "000000", type: "recovery" },
      `198.51.100.${40 + attempt}`,
      attempt % 2,
    );
  for (let attempt = 0; attempt < 5; attempt++) expect((await guess(attempt)).status).toBe(403);
  const signUp = (copy: number) => post("signup", account(), "198.51.100.5", copy);
  for (let time = 0; time < 4; time++) expect((await signUp(time % 2)).status).toBe(200);
  expect((await signUp(0)).status).toBe(429);
});
