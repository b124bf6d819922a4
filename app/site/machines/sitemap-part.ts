import { listPublicAddresses } from "../../../data/pages/public-addresses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { Route } from "./+types/sitemap-part";
import { sitemapFiles } from "./sitemap-files.ts";

/** One file of a divided site map: "1.xml"; 404 for any other name. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase, site } = context.get(pageRequestContext);
  const [, number] = /^([1-9]\d{0,3})\.xml$/.exec(params.part) ?? [];
  const files = number
    ? sitemapFiles(await listPublicAddresses(supabase, site.pages), site.url)
    : [];
  const part = files.length > 1 ? files[Number(number) - 1] : undefined;
  return part
    ? new Response(part, { headers: { "content-type": "application/xml; charset=utf-8" } })
    : new Response("There is no such part of the site map.\n", {
        status: 404,
        headers: { "content-type": "text/plain; charset=utf-8" },
      });
}
