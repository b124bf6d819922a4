import type { SchoolClient } from "./client.ts";

/** The places a leadership message can be shown, as its display_locations name them. */
export type DisplayLocation = "home" | "messages";

/**
 * All leadership messages by their order (spec section 7); the full text is fullMessage,
 * empty where there is none. Throws the service's error.
 */
export async function listLeadershipMessages(client: SchoolClient) {
  const { data, error } = await client.from("leadership_messages").select("*").order("order");
  if (error) throw error;
  return data.map(({ full_message, display_locations, ...message }) => ({
    ...message,
    fullMessage: full_message ?? "",
    displayLocations: display_locations ?? ["all"],
  }));
}

export type LeadershipMessage = Awaited<ReturnType<typeof listLeadershipMessages>>[number];

/** Whether a message belongs in a place: it names the place, or "all". */
export function isDisplayedIn(message: LeadershipMessage, location: DisplayLocation): boolean {
  return message.displayLocations.includes("all") || message.displayLocations.includes(location);
}
