import { addressIn, languageOf } from "../../../data/languages.ts";
import { themeColourOf } from "../../../data/look/shown-look.ts";
import { pageLink } from "../../../data/pages/page-names.ts";
import { getSiteFrame } from "../../../data/pages/site-frame.ts";
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
  const { school, look } = await getSiteFrame(supabase, language);
  const folder = look?.icons ?? "/icons";
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
    theme_color: themeColourOf(look?.palette),
    categories: ["education"],
    icons: [
      ...(look?.icons ? [] : [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }]),
      { src: `${folder}/icon-192.png`, sizes: "192x192", type: "image/png" },
      { src: `${folder}/icon-512.png`, sizes: "512x512", type: "image/png" },
      {
        src: `${folder}/maskable-512.png`,
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
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
