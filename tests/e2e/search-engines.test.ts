// @module-tag full
import { afterEach, describe, expect, inject, test } from "vitest";
import { addressIn, splitAddress } from "../../data/languages.ts";
import { administratorClient } from "../fixtures/site.ts";
import { listPages } from "../fixtures/site-map.ts";

const site = inject("sampleSite");

const read = async (path: string) => {
  const answer = await fetch(site.url + path, { redirect: "manual" });
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    text: await answer.text(),
  };
};
const listedAddresses = async () =>
  [...(await read("/sitemap.xml")).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => at);
const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const noindex = (html: string) => html.includes('<meta name="robots" content="noindex"');

const entered: string[] = [];
afterEach(async () => {
  if (entered.length === 0) return;
  const administrator = await administratorClient(site);
  await administrator.from("gallery_events").delete().in("slug", entered.splice(0));
});

async function enterAlbum(details: { unlisted?: boolean; published?: boolean }) {
  const slug = `scenario-${entered.length}-${Date.now()}`;
  entered.push(slug);
  const { data, error } = await (await administratorClient(site))
    .from("gallery_events")
    .insert({ slug, title: "A scenario's album", published: true, unlisted: false, ...details })
    .select("id")
    .single();
  if (error) throw error;
  return `${site.url}/gallery/event/${data.id}`;
}

describe("A search engine reads the site map", () => {
  test("every address is a page that names itself as canonical, in both languages", async () => {
    const addresses = await listedAddresses();
    expect(new Set(addresses).size).toBe(addresses.length);
    const paths = addresses.map((address) => splitAddress(new URL(address).pathname));
    const inEnglish = paths.filter(({ language }) => language === "en").map(({ path }) => path);
    const inHindi = paths.filter(({ language }) => language === "hi").map(({ path }) => path);
    expect(inHindi).toEqual(inEnglish);
    for (const address of addresses) {
      expect(address.startsWith(`${site.url}/`)).toBe(true);
      const { status, text } = await read(address.slice(site.url.length));
      expect(status, address).toBe(200);
      expect(canonical(text), address).toBe(address);
      expect(noindex(text), address).toBe(false);
      for (const language of ["en", "hi"] as const) {
        const { path } = splitAddress(new URL(address).pathname);
        const other = site.url + addressIn(language, path);
        expect(text, address).toContain(`hrefLang="${language}-IN" href="${other}"`);
      }
    }
  });

  test("it has every public page that may be indexed", async () => {
    const addresses = await listedAddresses();
    for (const path of await listPages(site)) {
      const { status, text } = await read(path);
      const isForAll = status === 200 && !noindex(text);
      expect(addresses.includes(site.url + path), path).toBe(isForAll);
    }
  });

  test("a new album appears in it at once, an unlisted or unpublished one never does", async () => {
    const [listed, unlisted, unpublished] = [
      await enterAlbum({}),
      await enterAlbum({ unlisted: true }),
      await enterAlbum({ published: false }),
    ];
    const addresses = await listedAddresses();
    expect(addresses).toContain(listed);
    expect(addresses).not.toContain(unlisted);
    expect(addresses).not.toContain(unpublished);
    expect(noindex((await read(unlisted.slice(site.url.length))).text)).toBe(true);
  });

  test("each page names its other languages, and rows name their last change", async () => {
    const { text, type } = await read("/sitemap.xml");
    expect(type).toBe("application/xml; charset=utf-8");
    const [entry = ""] = /<url><loc>[^<]*\/hi\/invites\/winter-concert<.*?<\/url>/.exec(text) ?? [];
    const english = `${site.url}/invites/winter-concert`;
    const hindi = `${site.url}/hi/invites/winter-concert`;
    expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="en-IN" href="${english}"/>`);
    expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="hi-IN" href="${hindi}"/>`);
    expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${english}"/>`);
    expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z<\/lastmod>/);
  });

  test("while one file is enough there are no others", async () => {
    expect((await read("/sitemap/1.xml")).status).toBe(404);
  });
});

describe("A crawler asks which pages it may read", () => {
  test("all but sign-ins, the choice of a language and the endless filters of lists", async () => {
    const { text, type } = await read("/robots.txt");
    expect(type).toBe("text/plain; charset=utf-8");
    expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    const forbidden = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = ""]) => path);
    expect(forbidden).toEqual(
      expect.arrayContaining(["/language/", "/admin", "/login?", "/search?", "/hi/search?"]),
    );
    const isForbidden = (target: string) => forbidden.some((path) => target.startsWith(path));
    for (const target of [
      "/calendar?month=2026-12",
      "/hi/gallery?year=2026",
      "/notices?campus=majra",
    ]) {
      expect(isForbidden(target), target).toBe(true);
    }
    // Each campus's disclosure is a document of its own; a picture's address shows its album.
    for (const target of ["/disclosure?campus=majra", "/gallery/event/1?photo=2", "/calendar"]) {
      expect(isForbidden(target), target).toBe(false);
    }
    for (const address of await listedAddresses()) {
      const { pathname } = new URL(address);
      expect(
        forbidden.filter((path) => pathname.startsWith(path)),
        pathname,
      ).toEqual([]);
    }
  });

  test("a request for /favicon.ico gets the icon, not a page", async () => {
    const answer = await fetch(`${site.url}/favicon.ico`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/x-icon");
    const icon = Buffer.from(await answer.arrayBuffer());
    expect(icon.readUInt16LE(2)).toBe(1);
    expect(icon.length).toBeLessThan(4_000);
  });

  test.each(["/invites/no-such-event", "/no-such-page", "/gallery/event/none"])(
    "%s is not indexed: it has no canonical address",
    async (path) => {
      const { status, text } = await read(path);
      expect(status).toBe(404);
      expect(noindex(text)).toBe(true);
      expect(canonical(text)).toBeUndefined();
    },
  );

  test("filters of a list and a picture of an album belong to their page", async () => {
    for (const path of [
      "/invites?campus=majra&when=past",
      "/faculty?page=2",
      "/gallery?year=2026",
    ]) {
      expect(canonical((await read(path)).text)).toBe(site.url + path.split("?")[0]);
    }
  });
});
