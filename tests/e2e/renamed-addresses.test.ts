// @module-tag full
import { afterEach, describe, expect, inject, test } from "vitest";
import { administratorClient } from "../fixtures/site.ts";

const site = inject("sampleSite");
const entered: string[] = [];

const ask = async (path: string) => {
  const { status, headers } = await fetch(site.url + path, { redirect: "manual" });
  return { status, to: headers.get("location") };
};

async function office() {
  return await administratorClient(site);
}

async function enterEvent(slug: string) {
  entered.push(slug);
  const { error } = await (await office()).from("events").insert({
    slug,
    title: "A scenario's event",
    status: "published",
    starts_at: "2031-03-08T04:00:00Z",
    publish_at: "2026-01-01T00:00:00Z",
  });
  if (error) throw error;
}

async function renameEvent(from: string, to: string) {
  entered.push(to);
  const { error } = await (await office()).from("events").update({ slug: to }).eq("slug", from);
  if (error) throw error;
}

afterEach(async () => {
  if (entered.length === 0) return;
  await (await office()).from("events").delete().in("slug", entered.splice(0));
});

const name = (word: string) => `scenario-${word}-${Date.now()}`;

describe("A visitor follows an old link", () => {
  test("to a renamed event: it redirects to the new address, in the language of the link", async () => {
    const [before, after] = [name("before"), name("after")];
    await enterEvent(before);
    expect((await ask(`/invites/${before}`)).status).toBe(200);
    await renameEvent(before, after);
    expect(await ask(`/invites/${before}`)).toEqual({ status: 301, to: `/invites/${after}` });
    expect(await ask(`/hi/invites/${before}`)).toEqual({ status: 301, to: `/hi/invites/${after}` });
    expect(await ask(`/invites/${before}/event.ics`)).toEqual({
      status: 301,
      to: `/invites/${after}/event.ics`,
    });
    expect((await ask(`/invites/${after}`)).status).toBe(200);
  });

  test("to a name that a new event took: it opens the new event", async () => {
    const [shared, after] = [name("shared"), name("moved")];
    await enterEvent(shared);
    await renameEvent(shared, after);
    expect((await ask(`/invites/${shared}`)).status).toBe(301);
    await enterEvent(shared);
    expect((await ask(`/invites/${shared}`)).status).toBe(200);
  });

  test("to an album by its name: it redirects to the album's address", async () => {
    const { data } = await (await office())
      .from("gallery_events")
      .select("id")
      .eq("slug", "science-fair")
      .single();
    const address = `/gallery/event/${data?.id}`;
    expect(await ask("/gallery/event/science-fair")).toEqual({ status: 301, to: address });
    expect(await ask("/hi/gallery/event/science-fair")).toEqual({
      status: 301,
      to: `/hi${address}`,
    });
  });
});
