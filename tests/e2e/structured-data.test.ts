// @module-tag full
import { afterEach, describe, expect, inject, test } from "vitest";
import { administratorClient, visitorClient } from "../fixtures/site.ts";
import { listPages } from "../fixtures/site-map.ts";
import { faultsOf, type Thing } from "../fixtures/structured-data-rules.ts";
import { test as visitTest } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const visitor = visitorClient(site);

async function read(path: string): Promise<Thing[]> {
  const html = await fetch(site.url + path).then((answer) => answer.text());
  const blocks = html.matchAll(
    /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
  );
  return [...blocks].flatMap(([, text = ""]) => {
    // Content cannot close the block early.
    expect(text).not.toContain("<");
    const block = JSON.parse(text);
    expect(block["@context"]).toBe("https://schema.org");
    return block["@graph"] as Thing[];
  });
}

const only = async (path: string, type: string) =>
  (await read(path)).filter((thing) => thing["@type"] === type);

const entered: string[] = [];
afterEach(async () => {
  if (entered.length === 0) return;
  const administrator = await administratorClient(site);
  await administrator.from("events").delete().in("slug", entered.splice(0));
});

async function enterEvent(details: Record<string, unknown>): Promise<Thing> {
  const slug = `scenario-data-${entered.length}-${Date.now()}`;
  entered.push(slug);
  const { error } = await (await administratorClient(site)).from("events").insert({
    slug,
    title: "Scenario",
    status: "published",
    publish_at: "2026-01-01T00:00:00Z",
    starts_at: "2031-03-08T04:00:00Z",
    ends_at: "2031-03-08T06:30:00Z",
    ...details,
  });
  if (error) throw error;
  const [event] = await only(`/invites/${slug}`, "Event");
  if (!event) throw new Error("The page says nothing of its event.");
  return event;
}

describe("A machine reads what a page is about", () => {
  test("every page in both languages has only valid data", async () => {
    for (const path of await listPages(site)) {
      for (const address of [path, path === "/" ? "/hi" : `/hi${path}`]) {
        for (const thing of await read(address)) expect(faultsOf(thing), address).toEqual([]);
      }
    }
  });

  test("the home page: the school, its three campuses, each with its telephone", async () => {
    const [school] = await only("/", "School");
    expect(school).toMatchObject({
      url: `${site.url}/`,
      foundingDate: "2003",
      email: "info@school.example",
    });
    const campuses = school?.department as Thing[];
    expect(campuses.map(({ url }) => url)).toEqual(
      ["paonta-sahib", "juniors", "majra"].map((id) => `${site.url}/campus/${id}`),
    );
    expect(new Set(campuses.map(({ telephone }) => telephone)).size).toBe(3);
    expect(await only("/", "WebSite")).toHaveLength(1);
    const [inHindi] = await only("/hi", "School");
    expect(inHindi).toMatchObject({ "@id": school?.["@id"], url: `${site.url}/hi` });
  });

  test("an inner page: the breadcrumbs, as they are on the page", async () => {
    const [way] = await only("/hi/academics/primary", "BreadcrumbList");
    const items = way?.itemListElement as { name: string; item: string }[];
    expect(items.map(({ item }) => item)).toEqual(
      ["/hi", "/hi/academics", "/hi/academics/primary"].map((path) => site.url + path),
    );
    expect(await only("/", "BreadcrumbList")).toEqual([]);
  });

  visitTest("its labels are those of the breadcrumbs", async ({ visit }) => {
    for (const path of ["/invites/winter-concert", "/hi/co-curricular/visual-arts"]) {
      const page = await visit(path, { javaScript: false });
      const shown = page
        .getByRole("main")
        .getByRole("navigation")
        .first()
        .locator("a, [aria-current]");
      const [way] = await only(path, "BreadcrumbList");
      const items = way?.itemListElement as { name: string }[];
      expect(items.map(({ name }) => name)).toEqual(await shown.allTextContents());
    }
  });

  test("an event: its local time, its place, whether it takes place, and its price", async () => {
    const event = await enterEvent({
      venue: "Library",
      campus: "majra",
      rsvp_enabled: true,
      capacity: 40,
    });
    expect(event).toMatchObject({
      startDate: "2031-03-08T09:30:00+05:30",
      endDate: "2031-03-08T12:00:00+05:30",
      eventStatus: "https://schema.org/EventScheduled",
      maximumAttendeeCapacity: 40,
      offers: { price: 0, priceCurrency: "INR", availability: "https://schema.org/InStock" },
    });
    expect((event.location as Thing).name).toMatch(/^Library, .*Majra$/);
    const cancelled = await enterEvent({ cancelled_at: "2026-11-01T00:00:00Z" });
    expect(cancelled.eventStatus).toBe("https://schema.org/EventCancelled");
    expect(cancelled.offers).toBeUndefined();
    const wholeDays = await enterEvent({
      all_day: true,
      starts_at: "2031-03-06T18:30:00Z",
      ends_at: "2031-03-09T18:29:00Z",
    });
    expect(wholeDays).toMatchObject({ startDate: "2031-03-07", endDate: "2031-03-09" });
    const hostile = await enterEvent({ title: "</script><script>alert(1)</script>" });
    expect(hostile.name).toBe("</script><script>alert(1)</script>");
    expect(hostile.offers).toBeUndefined();
  });

  test("videos, questions, and the people whom the school shows", async () => {
    const videos = await only("/video-gallery", "VideoObject");
    const { count } = await visitor
      .from("youtube_videos")
      .select("id", { count: "exact", head: true });
    expect(videos).toHaveLength(count ?? -1);
    const [questions] = await only("/admissions", "FAQPage");
    expect((questions?.mainEntity as Thing[] | undefined)?.length).toBeGreaterThan(2);
    const leaders = await only("/about/messages", "Person");
    const { data } = await visitor.from("leadership_messages").select("name").order("order");
    expect(leaders.map(({ name }) => name)).toEqual(data?.map(({ name }) => name));
    const { data: shown } = await visitor.from("public_teachers").select("name");
    const names = new Set(shown?.map(({ name }) => name));
    const teachers = await only("/faculty", "Person");
    expect(teachers.length).toBeGreaterThan(0);
    expect(teachers.filter(({ name }) => !names.has(name as string))).toEqual([]);
  });

  test("a missing page has no data", async () => {
    for (const path of ["/no-such-page", "/invites/no-such-event", "/offline", "/search"]) {
      expect(await read(path), path).toEqual([]);
    }
  });
});
