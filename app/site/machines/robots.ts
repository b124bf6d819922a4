import { addressIn, languages } from "../../../data/languages.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { Route } from "./+types/robots";

/** Pages whose choices, or whose way back, are in their address; each is in the site map without any. */
const lists = [
  ...["admissions", "calendar", "calendar/planner", "faculty", "gallery", "invites", "login"],
  ...["notices", "search", "video-gallery"],
];

/**
 * What crawlers leave alone (RFC 9309): the choice of a language, what is behind a sign-in, files to
 * take home, and the endless choices of lists and searches. All else is for everyone.
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
