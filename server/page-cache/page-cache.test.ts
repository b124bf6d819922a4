import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Answer } from "../http/answer.ts";
import { createLog } from "../log.ts";
import type { Rendered } from "../rendering/app.ts";
import { createPageCache } from "./page-cache.ts";

const log = createLog("silent");
const home = { key: "/", url: "/" };

/** A school with one page, its news; counts the renderings behind the cache. */
function school({ limit }: { limit?: number } = {}) {
  const state = { news: "Term begins", down: false, renderings: 0, now: 0 };
  const waiting: (() => void)[] = [];
  let held = false;
  const cache = createPageCache({
    log,
    limit,
    security: [["x-content-type-options", "nosniff"]],
    now: () => state.now,
    render: async (url): Promise<Rendered> => {
      state.renderings++;
      const { news, down } = state;
      if (held) await new Promise<void>((resolve) => waiting.push(resolve));
      return {
        status: down ? 503 : 200,
        headers: [["content-type", "text/html; charset=utf-8"]],
        body: Buffer.from(down ? "unavailable" : `${url} ${news} `.repeat(100)),
        tags: new Set(["latest_updates", "event_availability"]),
        written: new Set(),
        backendFailed: down,
      };
    },
  });
  return {
    state,
    cache,
    hold: () => {
      held = true;
    },
    release: () => {
      held = false;
      for (const go of waiting.splice(0)) go();
    },
    read: async (address = home) => textOf(await cache.get(address, "test")),
  };
}

const textOf = (answer: Answer) => answer.identity.body.toString().slice(0, 30);

describe("a cached page", () => {
  test("is rendered once for all simultaneous requests", async () => {
    const { state, read } = school();
    const answers = await Promise.all(Array.from({ length: 50 }, () => read()));
    expect(new Set(answers).size).toBe(1);
    expect(state.renderings).toBe(1);
  });

  test("has the same text in every encoding", async () => {
    const { cache } = school();
    const { identity, gzip, br } = await cache.get(home, "test");
    expect(gunzipSync(gzip?.body ?? "")).toEqual(identity.body);
    expect(brotliDecompressSync(br?.body ?? "")).toEqual(identity.body);
  });

  test("is served unchanged for 30 s, then once more while it is rendered in the background", async () => {
    const { state, read, cache } = school();
    await read();
    state.news = "Holidays";
    state.now += 29_000;
    expect(await read()).toContain("Term begins");
    expect(state.renderings).toBe(1);
    state.now += 2_000;
    expect(textOf(cache.hit("/") as Answer)).toContain("Term begins");
    await expect.poll(() => read()).toContain("Holidays");
    expect(state.renderings).toBe(2);
  });

  test("keeps its answer, and so its ETag, when the new rendering is identical", async () => {
    const { state, cache } = school();
    const before = await cache.get(home, "test");
    const later = async () => {
      state.now += 31_000;
      return cache.get(home, "test");
    };
    await later();
    // A third rendering begins only after the second has ended.
    await expect.poll(() => later().then(() => state.renderings)).toBeGreaterThan(2);
    expect(await cache.get(home, "test")).toBe(before);
  });
});

describe("a rush of RSVPs", () => {
  test("delays no reader of a popular page, and the page shows the last one", async () => {
    const { state, read, cache, hold, release } = school();
    for (let reader = 0; reader < 4; reader++) await read();
    hold();
    for (const left of [3, 2, 1]) {
      state.news = `${left} places left`;
      cache.drop("rpc/create_event_rsvp");
      expect(await read()).toContain("Term begins");
      await expect.poll(() => state.renderings).toBeGreaterThan(1);
    }
    release();
    await expect.poll(() => read()).toContain("1 places left");
    expect(state.renderings).toBeLessThanOrEqual(3);
  });

  test("compresses pages fully only when it is over", async () => {
    const { state, read, cache } = school();
    const level = () => JSON.stringify(cache.hit("/")?.br?.headers).match(/-br(\d+)/)?.[1];
    for (let reader = 0; reader < 4; reader++) await read();
    await expect.poll(level).toBe("11");
    state.news = "9 places left";
    cache.drop("rpc/create_event_rsvp");
    await expect.poll(() => read()).toContain("9 places left");
    for (let reader = 0; reader < 4; reader++) await read();
    expect(level()).toBe("5");
    state.now += 3_000;
    await expect.poll(level).toBe("11");
  });

  test("renews a page with few readers at once, even during a rendering", async () => {
    const { state, read, cache, hold, release } = school();
    hold();
    const early = read();
    state.news = "2 places left";
    cache.drop("rpc/create_event_rsvp");
    const late = read();
    release();
    expect(await early).toContain("Term begins");
    expect(await late).toContain("2 places left");
    expect(await read()).toContain("2 places left");
  });
});

describe("while the backend is down", () => {
  test("a cached page stays in use, however old, and is renewed afterwards", async () => {
    const { state, read } = school();
    await read();
    state.down = true;
    for (const hours of [1, 10, 100]) {
      state.now += hours * 3_600_000;
      expect(await read()).toContain("Term begins");
    }
    expect(state.renderings).toBeGreaterThan(1);
    state.down = false;
    state.news = "Back";
    const later = () => {
      state.now += 31_000;
      return read();
    };
    await expect.poll(later).toContain("Back");
  });

  test("a page that was never cached is 503, and no cache may store the answer", async () => {
    const { state, cache, read } = school();
    state.down = true;
    const answer = await cache.get(home, "test");
    expect(answer.status).toBe(503);
    expect(answer.identity.headers).toContain("private, no-store");
    expect(cache.has("/")).toBe(false);
    state.down = false;
    expect(await read()).toContain("Term begins");
  });

  test("even a page outdated by a write is served", async () => {
    const { state, cache, read } = school();
    await read();
    cache.drop("latest_updates");
    state.down = true;
    expect(await read()).toContain("Term begins");
  });
});

describe("a write", () => {
  test("to a table of the page is visible to the next reader", async () => {
    const { state, cache, read } = school();
    await read();
    state.news = "Closed on Monday";
    cache.drop("latest_updates");
    expect(cache.hit("/")).toBeUndefined();
    expect(await read()).toContain("Closed on Monday");
  });

  test("through a function, to a table behind a view of the page, is visible too", async () => {
    const { state, cache, read } = school();
    await read();
    state.news = "Two seats left";
    cache.drop("rpc/create_event_rsvp");
    expect(await read()).toContain("Two seats left");
  });

  test("to another table leaves the page cached", async () => {
    const { state, cache, read } = school();
    await read();
    cache.drop("students");
    await read();
    expect(state.renderings).toBe(1);
  });

  test("is not hidden by a rendering that began before it", async () => {
    const { state, cache, read, hold, release } = school();
    hold();
    const early = read();
    state.news = "After the write";
    cache.drop("latest_updates");
    const late = read();
    release();
    expect(await early).toContain("Term begins");
    expect(await late).toContain("After the write");
    expect(await read()).toContain("After the write");
  });
});

test("many queries requested once cannot push out a page that many request", async () => {
  const { state, read } = school({ limit: 400_000 });
  await read();
  for (let i = 0; i < 500; i++) {
    await read({ key: `/?q=${i}`, url: `/?q=${i}` });
    await read();
  }
  const rendered = state.renderings;
  await read();
  expect(state.renderings).toBe(rendered);
  expect(rendered).toBe(501);
});
