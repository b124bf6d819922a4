import type { SchoolClient } from "../client.ts";
import { inLanguage, type Language } from "../languages.ts";
import type { CampusId } from "./campuses.ts";

/**
 * The places that can show a leadership message, as in display_locations: `all`, or any of the others and of the
 * campuses.
 */
export const displayLocations = ["all", "home", "about", "messages"] as const;

type DisplayLocation = (typeof displayLocations)[number] | CampusId;

/** The translated columns of a message, without and with its full text. */
const introduction = ["name", "title", "excerpt", "photo_alt"] as const;
const words = [...introduction, "full_message"] as const;

/**
 * All leadership messages in order (docs/requirements.md R7.2); the full text is fullMessage, or
 * empty. Throws the service's error.
 */
export async function listLeadershipMessages(client: SchoolClient, language: Language) {
  const { data } = await client
    .from("leadership_messages")
    .select("*")
    .order("order")
    .throwOnError();
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
 * The first message for a page, without its full text, or null. On the page of a campus a message
 * for all places counts only if it is of that campus or of the whole school. Throws the service's
 * error.
 */
export async function getMessageFor(
  client: SchoolClient,
  place: "home" | "about" | CampusId,
  language: Language,
) {
  const { data } = await client
    .from("leadership_messages")
    .select("id, name, title, excerpt, photo, photo_alt, campus, display_locations, translations")
    .or(`display_locations.is.null,display_locations.ov.{all,${place}}`)
    .order("order")
    .throwOnError();
  const isOfPlace = ({ display_locations, campus }: (typeof data)[number]) =>
    place === "home" ||
    place === "about" ||
    campus === null ||
    campus === place ||
    display_locations.includes(place);
  const message = data.find(isOfPlace);
  if (!message) return null;
  const { display_locations: _, ...shown } = inLanguage(message, language, introduction);
  return shown;
}

export type PlacedMessage = NonNullable<Awaited<ReturnType<typeof getMessageFor>>>;

/** Whether a message belongs in a place: it lists the place, or "all". */
export function isDisplayedIn(message: LeadershipMessage, location: DisplayLocation): boolean {
  return message.displayLocations.includes("all") || message.displayLocations.includes(location);
}
