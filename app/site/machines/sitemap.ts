import { listPublicAddresses } from "../../../data/pages/public-addresses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { Route } from "./+types/sitemap";
import { sitemapFiles, sitemapIndex } from "./sitemap-files.ts";

/** The site map for search engines, or its index if it takes several files. */
export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, site } = context.get(pageRequestContext);
  const files = sitemapFiles(await listPublicAddresses(supabase, site.pages), site.url);
  const [whole = ""] = files;
  return new Response(files.length === 1 ? whole : sitemapIndex(files, site.url), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}
