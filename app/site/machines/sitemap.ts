import { addressIn, languages } from "../../../data/languages.ts";
import { listPublicAddresses, type PublicAddress } from "../../../data/pages/public-addresses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { Route } from "./+types/sitemap";
import { escapeXml } from "./xml.ts";

/**
 * The site map for search engines, or its index if it takes several files. With the name of a file,
 * such as "1.xml", that part of a divided one; 404 for any other name.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase, site } = context.get(pageRequestContext);
  const asked = "part" in params ? params.part : undefined;
  const [, number] = /^([1-9]\d{0,3})\.xml$/.exec(asked ?? "") ?? [];
  if (asked !== undefined && !number) return noSuchPart();
  const files = sitemapFiles(await listPublicAddresses(supabase, site.pages), site.url);
  const [whole = ""] = files;
  if (!number) return xml(files.length === 1 ? whole : sitemapIndex(files, site.url));
  const part = files.length > 1 ? files[Number(number) - 1] : undefined;
  return part ? xml(part) : noSuchPart();
}

function xml(text: string) {
  return new Response(text, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

function noSuchPart() {
  return new Response("There is no such part of the site map.\n", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}

/** Addresses per file: far below the protocol's 50,000, so that a file stays small. */
const mostAddresses = 10_000;

/**
 * The site map's files (https://www.sitemaps.org/protocol.html): several if the site has more than
 * `most` addresses. Every page is listed in each language with its alternates.
 */
export function sitemapFiles(
  pages: readonly PublicAddress[],
  siteUrl: string,
  most = mostAddresses,
): string[] {
  const pagesInFile = Math.max(1, Math.floor(most / languages.length));
  const files: string[] = [];
  for (let first = 0; first === 0 || first < pages.length; first += pagesInFile) {
    files.push(file(pages.slice(first, first + pagesInFile), siteUrl));
  }
  return files;
}

/** The index of a site map with several files. */
export function sitemapIndex(files: readonly string[], siteUrl: string): string {
  const entries = files.map(
    (_file, index) => `<sitemap><loc>${siteUrl}/sitemap/${index + 1}.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</sitemapindex>
`;
}

function file(pages: readonly PublicAddress[], siteUrl: string): string {
  const entries = pages.flatMap(({ path, changedAt }) => {
    const address = (language: (typeof languages)[number]["id"]) =>
      escapeXml(siteUrl + addressIn(language, path));
    const others = [...languages.map(({ id, tag }) => ({ id, tag })), fallback]
      .map(({ id, tag }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(id)}"/>`)
      .join("");
    const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : "";
    return languages.map(({ id }) => `<url><loc>${address(id)}</loc>${changed}${others}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

/** Speakers of other languages get the English page. */
const fallback = { id: "en", tag: "x-default" } as const;
