import { afterEach, describe, expect, inject, test } from "vitest";
import { administratorClient, visitorClient } from "../fixtures/site.ts";
import { listPages } from "../fixtures/site-map.ts";
import { test as visitTest } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const visitor = visitorClient(site);
type Thing = Record<string, unknown> & { "@type": string };

async function read(path: string): Promise<Thing[]> {
  const html = await fetch(site.url + path).then((answer) => answer.text());
  const blocks = html.matchAll(
    /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
  );
  return [...blocks].flatMap(([, text = ""]) => {
    // Nothing that came in through content can end the block.
    expect(text).not.toContain("<");
    const block = JSON.parse(text);
    expect(block["@context"]).toBe("https://schema.org");
    return block["@graph"] as Thing[];
  });
}

const only = async (path: string, type: string) =>
  (await read(path)).filter((thing) => thing["@type"] === type);

const kinds = {
  text: (value: unknown) => typeof value === "string" && value.trim() !== "",
  texts: (value: unknown) => listOf(value, kinds.text),
  address: (value: unknown) => typeof value === "string" && /^https?:\/\/\S+$/.test(value),
  addresses: (value: unknown) => listOf(value, kinds.address),
  number: (value: unknown) => typeof value === "number",
  /** A year, a day, or a moment with its zone. */
  day: (value: unknown) => typeof value === "string" && /^\d{4}(-\d\d-\d\d)?$/.test(value),
  moment: (value: unknown) =>
    typeof value === "string" &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
  time: (value: unknown) => kinds.day(value) || kinds.moment(value),
  duration: (value: unknown) =>
    typeof value === "string" && /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/.test(value),
  language: (value: unknown) => value === "en-IN" || value === "hi-IN",
  thing: (value: unknown) => typeof value === "object" && value !== null,
  things: (value: unknown) => listOf(value, kinds.thing),
};
type Kind = keyof typeof kinds;

function listOf(value: unknown, kind: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(kind);
}

/**
 * What Google requires of each type, and all else of schema.org that we fill: a property that is not
 * here is a fault, too. The types: https://schema.org/School and its like; what is required:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const known: Record<string, { required: Record<string, Kind>; also?: Record<string, Kind> }> = {
  School: {
    required: { name: "text", url: "address" },
    also: {
      description: "text",
      address: "thing",
      telephone: "text",
      email: "text",
      logo: "address",
      image: "address",
      foundingDate: "day",
      sameAs: "addresses",
      department: "things",
      parentOrganization: "thing",
    },
  },
  WebSite: {
    required: { name: "text", url: "address" },
    also: { inLanguage: "language", publisher: "thing" },
  },
  PostalAddress: {
    required: { streetAddress: "text", addressRegion: "text", addressCountry: "text" },
  },
  BreadcrumbList: { required: { itemListElement: "things" } },
  ListItem: { required: { position: "number", name: "text", item: "address" } },
  Event: {
    required: { name: "text", startDate: "time", location: "thing" },
    also: {
      endDate: "time",
      eventStatus: "address",
      eventAttendanceMode: "address",
      image: "addresses",
      description: "text",
      inLanguage: "language",
      maximumAttendeeCapacity: "number",
      organizer: "thing",
      offers: "thing",
      url: "address",
    },
  },
  Place: { required: { name: "text", address: "thing" } },
  Offer: {
    required: {
      url: "address",
      price: "number",
      priceCurrency: "text",
      availability: "address",
      validFrom: "moment",
    },
    also: { validThrough: "moment" },
  },
  VideoObject: {
    required: { name: "text", thumbnailUrl: "addresses", uploadDate: "moment" },
    also: {
      description: "text",
      embedUrl: "address",
      duration: "duration",
      publisher: "thing",
    },
  },
  Person: {
    required: { name: "text", worksFor: "thing" },
    also: { jobTitle: "text", image: "address", knowsAbout: "texts" },
  },
  FAQPage: { required: { mainEntity: "things" }, also: { inLanguage: "language" } },
  Question: { required: { name: "text", acceptedAnswer: "thing" } },
  Answer: { required: { text: "text" } },
};

/** Every fault of a thing and of what is in it, in words. */
function faultsOf(thing: Thing): string[] {
  const type = thing["@type"];
  const rule = known[type];
  if (!rule) return [`${type} is not a known type`];
  const wrong = (property: string, kind: Kind) =>
    kinds[kind](thing[property])
      ? []
      : [`${type}.${property} is not ${kind}: ${JSON.stringify(thing[property])}`];
  // A reference by @id stands for what another page says whole.
  const required = Object.entries(rule.required).flatMap(([name, kind]) =>
    "@id" in thing && !(name in thing) && name !== "name" ? [] : wrong(name, kind),
  );
  const also = Object.entries(rule.also ?? {}).flatMap(([name, kind]) =>
    name in thing ? wrong(name, kind) : [],
  );
  const unknown = Object.keys(thing)
    .filter((name) => !/^@(id|type)$/.test(name))
    .filter((name) => !(name in rule.required) && !(rule.also && name in rule.also))
    .map((name) => `${type} has an unknown ${name}`);
  const nameless = "@id" in thing && !kinds.address(thing["@id"]) ? [`${type}.@id`] : [];
  const inside = Object.values(thing)
    .flat()
    .filter(
      (value): value is Thing => typeof value === "object" && value !== null && "@type" in value,
    );
  return [...required, ...also, ...unknown, ...nameless, ...inside.flatMap(faultsOf)];
}

const entered: string[] = [];
afterEach(async () => {
  if (entered.length === 0) return;
  const administrator = await administratorClient(site);
  await administrator.from("events").delete().in("slug", entered.splice(0));
});

async function enterEvent(details: Record<string, unknown>): Promise<Thing> {
  const slug = `errand-data-${entered.length}-${Date.now()}`;
  entered.push(slug);
  const { error } = await (await administratorClient(site)).from("events").insert({
    ...{ slug, title: "Errand", status: "published", publish_at: "2026-01-01T00:00:00Z" },
    ...{ starts_at: "2031-03-08T04:00:00Z", ends_at: "2031-03-08T06:30:00Z" },
    ...details,
  });
  if (error) throw error;
  const [event] = await only(`/invites/${slug}`, "Event");
  if (!event) throw new Error("The page says nothing of its event.");
  return event;
}

describe("A machine reads what a page is about", () => {
  test("every page in both languages says nothing that does not validate", async () => {
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

  test("an inner page: the way to it, as it is on the page", async () => {
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

  test("an event: when by the clock at the gate, where, whether it is on, and what a place costs", async () => {
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
      ...{ all_day: true, starts_at: "2031-03-06T18:30:00Z", ends_at: "2031-03-09T18:29:00Z" },
    });
    expect(wholeDays).toMatchObject({ startDate: "2031-03-07", endDate: "2031-03-09" });
    const hostile = await enterEvent({ title: "</script><script>alert(1)</script>" });
    expect(hostile.name).toBe("</script><script>alert(1)</script>");
    expect(hostile.offers).toBeUndefined();
  });

  test("films, questions, and the people whom the school shows", async () => {
    const films = await only("/video-gallery", "VideoObject");
    const { count } = await visitor
      .from("youtube_videos")
      .select("id", { count: "exact", head: true });
    expect(films).toHaveLength(count ?? -1);
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

  test("a page that is not there is about nothing", async () => {
    for (const path of ["/no-such-page", "/invites/no-such-event", "/offline", "/search"]) {
      expect(await read(path), path).toEqual([]);
    }
  });
});
