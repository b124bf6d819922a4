import { addressIn, languageOf } from "../../../data/languages.ts";
import { pageLink } from "../../../data/pages/page-names.ts";
import { getSchool } from "../../../data/school/school.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { Route } from "./+types/web-app-manifest";

/** The pages that a long press on the icon offers, with their menu labels. */
const shortcuts = ["/admissions", "/invites", "/contact"] as const;

/**
 * The site as an installable app (https://www.w3.org/TR/appmanifest/), in the language of its
 * address.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const school = await getSchool(supabase, language);
  const home = addressIn(language, "/");
  const manifest = {
    id: "/",
    name: school.name,
    short_name: school.name,
    description: school.tagline,
    lang: languageOf(language).tag,
    dir: "ltr",
    start_url: home,
    scope: "/",
    // With a back button, because the pages have none of their own.
    display: "minimal-ui",
    background_color: "#f8f6ed",
    theme_color: "#062019",
    categories: ["education"],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: shortcuts.map((path) => ({
      name: pageLink(path, language).label,
      url: addressIn(language, path),
    })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json; charset=utf-8" },
  });
}
