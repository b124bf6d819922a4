import type { SchoolClient } from "../client.ts";
import { inLanguage, type Language } from "../languages.ts";

/** The places that can show a leadership message, as in display_locations. */
export type DisplayLocation = "home" | "messages";

/** The translated columns of a message. */
const words = ["name", "title", "excerpt", "full_message", "photo_alt"] as const;

/**
 * All leadership messages in order (docs/requirements.md R7.2); the full text is fullMessage, or
 * empty. Throws the service's error.
 */
export async function listLeadershipMessages(client: SchoolClient, language: Language) {
  const { data, error } = await client.from("leadership_messages").select("*").order("order");
  if (error) throw error;
  return data.map((row) => {
    const { full_message, display_locations, ...message } = inLanguage(row, language, words);
    return {
      ...message,
      fullMessage: full_message ?? "",
      displayLocations: display_locations ?? ["all"],
    };
  });
}

export type LeadershipMessage = Awaited<ReturnType<typeof listLeadershipMessages>>[number];

/**
 * The first message for the home page, without its full text, or null. Throws the service's error.
 */
export async function getHomeMessage(client: SchoolClient, language: Language) {
  const { data, error } = await client
    .from("leadership_messages")
    .select("id, name, title, excerpt, translations")
    .or("display_locations.is.null,display_locations.ov.{all,home}")
    .order("order")
    .limit(1)
    .maybeSingle();
  if (error) throw error;
  return data && inLanguage(data, language, ["name", "title", "excerpt"]);
}

export type HomeMessage = NonNullable<Awaited<ReturnType<typeof getHomeMessage>>>;

/** Whether a message belongs in a place: it lists the place, or "all". */
export function isDisplayedIn(message: LeadershipMessage, location: DisplayLocation): boolean {
  return message.displayLocations.includes("all") || message.displayLocations.includes(location);
}
