import { Parser } from "htmlparser2";
import { expect, inject, test } from "vitest";
import { listPages } from "../fixtures/site-map.ts";

const site = inject("sampleSite");
const pages = await listPages(site);
const everywhere = pages.flatMap((path) => [path, path === "/" ? "/hi" : `/hi${path}`]);

/** The headers that each answer must have, as header graders rate them. */
const wanted: Record<string, RegExp> = {
  "content-security-policy":
    /^default-src 'self'; script-src 'self'(?: 'sha256-[^']+')*; .*frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'$/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(self\), microphone=\(\), geolocation=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "x-frame-options": /^DENY$/,
};
const loadedTypes = new Set([
  "script",
  "img",
  "iframe",
  "source",
  "video",
  "audio",
  "embed",
  "object",
]);

test("every page has the headers, no handler in its markup and nothing from other sites", async () => {
  for (const path of everywhere) {
    const answer = await fetch(site.url + path);
    for (const [name, value] of Object.entries(wanted)) {
      expect(answer.headers.get(name), `${name} of ${path}`).toMatch(value);
    }
    for (const name of ["server", "x-powered-by", "set-cookie"]) {
      expect(answer.headers.get(name), `${name} of ${path}`).toBeNull();
    }
    expect(findings(await answer.text()), path).toEqual([]);
  }
});

/** Handlers (`onclick=…`), `javascript:` addresses, and resources loaded from elsewhere. */
function findings(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on/i.test(attribute)) found.push(`${name} ${attribute}`);
        if (/^\s*javascript:/i.test(value)) found.push(`${name} ${value}`);
      }
      const loads =
        loadedTypes.has(name) ||
        (name === "link" && /stylesheet|preload/.test(attributes.rel ?? ""));
      const from = attributes.src ?? attributes.srcset ?? attributes.data ?? attributes.href ?? "";
      if (loads && /^(?:https?:)?\/\//.test(from) && !from.startsWith(site.url)) {
        found.push(`${name} from ${from}`);
      }
    },
  });
  parser.end(html);
  return found;
}
