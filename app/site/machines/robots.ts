import { pageRequestContext } from "../../connection/page-request.ts";
import type { Route } from "./+types/robots";

/**
 * What crawlers leave alone (RFC 9309): the choice of a language, what is behind a sign-in, and the
 * endless results of a search. All else is for everyone.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(pageRequestContext);
  const text = `User-agent: *
Disallow: /language/
Disallow: /admin
Disallow: /login
Disallow: /hi/admin
Disallow: /hi/login
Disallow: /search?
Disallow: /hi/search?

Sitemap: ${site.url}/sitemap.xml
`;
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
