import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readEnvironment, StartError } from "./environment.ts";
import { readKeys } from "./processes/data-directory.ts";

test("an empty environment is valid", () => {
  const env = readEnvironment({ SITE_URL: "" });
  expect(env).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", SEED: "sample", LOG_LEVEL: "info" });
  expect(env.SITE_URL).toBeUndefined();
});

test.each([
  [{ PORT: "http" }, "PORT must be a whole number from 0 to 65535."],
  [{ PORT: "70000" }, "PORT must be a whole number from 0 to 65535."],
  [{ PORT: "4190" }, "PORT is one that browsers refuse to open; set it to another, such as 3000."],
  [{ PORT: "6000" }, "PORT is one that browsers refuse to open; set it to another, such as 3000."],
  [{ SEED: "demo" }, "SEED must be one of sample, none."],
  [
    { LOG_LEVEL: "loud" },
    "LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.",
  ],
  [
    { DATABASE_URL: "mysql://x" },
    "DATABASE_URL must be a URL that starts with postgres:// or postgresql://.",
  ],
  [
    { SUPABASE_URL: "db.example" },
    "SUPABASE_URL must be a URL that starts with http:// or https://.",
  ],
  [
    { SUPABASE_URL: "https://db.example" },
    "SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY must be set too.",
  ],
  [
    { SITE_URL: "https://a.example/b" },
    "SITE_URL must be an origin such as https://school.example, without a path.",
  ],
  [{ ADMIN_EMAIL: "admin" }, "ADMIN_EMAIL must be an email address."],
  [{ ADMIN_PASSWORD: "longenough" }, "ADMIN_PASSWORD is set, so ADMIN_EMAIL must be set too."],
  [{ SMTP_URL: "mail" }, "SMTP_URL must be a URL that starts with smtp:// or smtps://."],
  [{ JWT_SECRET: "short" }, "JWT_SECRET must have at least 32 characters."],
])("%o is refused with a sentence that names it", (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(new StartError(sentence));
});

test("a port that fetch refuses is refused, neighbouring ports are not", async () => {
  for (const port of [4189, 4190, 4191, 6664, 6665, 6669, 6670, 10080]) {
    const reason = await fetch(`http://127.0.0.1:${port}`).catch((error) => error.cause?.message);
    const read = () => readEnvironment({ PORT: String(port) });
    if (reason === "bad port") expect(read, String(port)).toThrow(StartError);
    else expect(read().PORT).toBe(port);
  }
});

test("a refused value is not repeated, because it may be a secret", () => {
  const secret = "hunter2";
  expect(() => readEnvironment({ ADMIN_EMAIL: "a@b.example", ADMIN_PASSWORD: secret })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining(secret) }),
  );
});

describe("keys", () => {
  const dir = () => mkdtempSync(join(tmpdir(), "keys-"));

  test("are generated once, readable by the server only, and read again", () => {
    const DATA_DIR = dir();
    const env = readEnvironment({ DATA_DIR });
    const keys = readKeys(env);
    expect(keys.publishableKey).toMatch(/^sb_publishable_/);
    expect(keys.secretKey).toMatch(/^sb_secret_/);
    expect(statSync(join(DATA_DIR, "keys.json")).mode & 0o777).toBe(0o600);
    expect(readKeys(env)).toEqual(keys);
    rmSync(DATA_DIR, { recursive: true });
  });

  test("from the environment take precedence, and the stored ones stay unchanged", () => {
    const DATA_DIR = dir();
    const stored = readKeys(readEnvironment({ DATA_DIR }));
    const env = readEnvironment({ DATA_DIR, SUPABASE_SECRET_KEY: "given" });
    expect(readKeys(env)).toEqual({ ...stored, secretKey: "given" });
    expect(readFileSync(join(DATA_DIR, "keys.json"), "utf8")).not.toContain("given");
    rmSync(DATA_DIR, { recursive: true });
  });

  test("that cannot be stored or read give one sentence", () => {
    const DATA_DIR = dir();
    writeFileSync(join(DATA_DIR, "file"), "");
    const inside = readEnvironment({ DATA_DIR: join(DATA_DIR, "file") });
    expect(() => readKeys(inside)).toThrow(StartError);
    writeFileSync(join(DATA_DIR, "keys.json"), "{}");
    expect(() => readKeys(readEnvironment({ DATA_DIR }))).toThrow(/does not hold the three keys/);
    rmSync(DATA_DIR, { recursive: true });
  });
});
