import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import type { SchoolClient } from "../../data/client.ts";
import { createLog } from "../log.ts";
import { countPageVisits, pageOf } from "./page-visits.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

/** A counter, and the writes that its backend received. */
function counter() {
  const written: Record<string, number>[] = [];
  const answer = { throwOnError: async () => ({ data: null }) };
  const service = {
    rpc: (_name: string, { counts }: { counts: Record<string, number> }) => {
      written.push(counts);
      return answer;
    },
  } as unknown as SchoolClient;
  const visits = countPageVisits({ service: () => service, log: createLog("silent") });
  const ask = (url: string, headers: Record<string, string> = { "user-agent": firefox }) =>
    visits.count({ url, method: "GET", headers } as unknown as IncomingMessage);
  return { written, visits, ask };
}

test("Visits are counted by page and written together, without anything else", async () => {
  const { written, visits, ask } = counter();
  ask("/about");
  ask("/about?from=email");
  ask("/about.data");
  ask("/hi/about");
  await visits.stop();
  expect(written).toEqual([{ "/about": 3, "/hi/about": 1 }]);
});

test("Robots, prefetched pages and the office do not count as visits", async () => {
  const { written, visits, ask } = counter();
  ask("/about", { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
  ask("/about", {});
  ask("/about.data", { "user-agent": firefox, "sec-purpose": "prefetch" });
  ask("/admin/dashboard");
  ask("/notices/feed.xml");
  await visits.stop();
  expect(written).toEqual([]);
});

test("A page and its data count under one name", () => {
  expect(["/", "/_.data", "/invites/day.data", "/gallery?page=2"].map(pageOf)).toEqual([
    "/",
    "/",
    "/invites/day",
    "/gallery",
  ]);
});
