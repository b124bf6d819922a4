import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { succeed } from "../../supabase/tests/scenarios/answers.ts";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";

describe.each(databases)("values in conditions on %s", (database) => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ database });
  });
  afterAll(() => backend?.stop());

  test.each([
    ...[
      "1234567e-1234",
      "+919816012345",
      "1.50",
      "0x1F",
      "1e3",
      "-0",
      "007",
      "12345678901234567890",
    ],
    ...["null", "Unknown", "NOT_NULL", "True", "true", " spaced ", "12"],
  ])("the text %s is compared as it was sent", async (title) => {
    const service = backend.service();
    const slug = `as-sent-${randomUUID()}`;
    const starts_at = "2027-01-01T10:00:00Z";
    await succeed(service.from("events").insert({ title, slug, starts_at }).select());
    const among = () => service.from("events").select("title").eq("slug", slug);
    for (const found of [
      among().eq("title", title),
      among().gte("title", title),
      among().in("title", [title, "other"]),
      among().or(`title.eq.other,and(title.in.(other,${title}),title.eq.${title})`),
    ]) {
      expect(await succeed(found)).toEqual([{ title }]);
    }
    for (const none of [
      among().neq("title", title),
      among().not("title", "in", `(${title},"a,b")`),
      among().eq("title", `"${title}"`),
    ]) {
      expect(await succeed(none)).toEqual([]);
    }
  });

  test("a boolean is compared with what PostgreSQL takes for one, and nothing else is false", async () => {
    const service = backend.service();
    const content = `Both ${randomUUID()}`;
    const written = [true, "yes", false, "false"].map((is_active) => ({ content, is_active }));
    await succeed(
      service
        .from("latest_updates")
        .insert(written as never)
        .select(),
    );
    const count = async (condition: string) => {
      const answer = await fetch(
        `${backend.url}/rest/v1/latest_updates?select=id&content=eq.${content}&is_active=${condition}`,
        { headers: { apikey: backend.secretKey } },
      );
      return answer.ok ? (await answer.json()).length : answer.status;
    };
    for (const condition of ["eq.true", "eq.True", "is.true", "in.(true)", "neq.false", "eq.f"]) {
      expect(`${condition} ${await count(condition)}`).toBe(`${condition} 2`);
    }
    for (const condition of ["eq.null", "eq.unknown", "in.(null)", "eq.maybe"]) {
      expect(`${condition} ${await count(condition)}`).toBe(`${condition} 400`);
    }
  });
});
