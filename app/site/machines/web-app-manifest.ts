import { addressIn, type Language, languageOf } from "../../../data/languages.ts";
import { getSchool } from "../../../data/school/school.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { Route } from "./+types/web-app-manifest";

/** The pages that a long press on the icon offers, with their menu labels. */
const shortcuts = {
  en: { admissions: "Admissions", invites: "Events", contact: "Contact" },
  hi: { admissions: "प्रवेश", invites: "कार्यक्रम", contact: "संपर्क" },
} satisfies Record<Language, Record<string, string>>;

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
    shortcuts: Object.entries(shortcuts[language]).map(([page, name]) => ({
      name,
      url: addressIn(language, `/${page}`),
    })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json; charset=utf-8" },
  });
}
