import { addressIn, languages } from "../../../data/languages.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { Route } from "./+types/robots";

/** Pages with choices or a return path in their address; the site map lists each without them. */
const lists = [
  ...["admissions", "admissions/fees", "calendar", "calendar/planner", "faculty", "gallery"],
  ...["invites", "login", "notices", "search", "video-gallery"],
];

/**
 * What crawlers should skip (RFC 9309): the language choice, pages behind sign-in, downloads, and
 * the endless combinations of filters and searches. Everything else is open.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(pageRequestContext);
  const closed = ["/admin", "/gallery/event/*/download/"];
  const choices = lists.map((list) => `/${list}?`);
  const paths = languages.flatMap(({ id }) =>
    [...closed, ...choices].map((path) => addressIn(id, path)),
  );
  const text = `User-agent: *
${["/language/", ...paths].map((path) => `Disallow: ${path}`).join("\n")}

Sitemap: ${site.url}/sitemap.xml
`;
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
