import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createPerson } from "../fixtures/people.ts";
import { root, type SiteAddress, serverClient } from "../fixtures/site.ts";

/** What an attacker with the source knows of a school, and the roles one can get without help. */
export type Facts = {
  publishableKey: string;
  /** Access tokens of people who have just registered. */
  alumni: string[];
  tables: { name: string; columns: string[] }[];
  functions: { name: string; arguments: string[] }[];
  /**
   * Of an event that takes RSVPs, a sport, a meeting, an album, a notice, a story, an own page and a
   * picture.
   */
  eventSlug: string;
  sport: string;
  meeting: string;
  album: string;
  notice: string;
  story: string;
  ownPage: string;
  media: string;
};

export async function gatherFacts(site: SiteAddress): Promise<Facts> {
  const office = serverClient(site);
  const one = async (
    table:
      | ("events" | "sports_programs" | "meetings" | "gallery_events")
      | ("latest_updates" | "news_stories" | "own_pages"),
  ) =>
    (await office.from(table).select("*").limit(1).single().throwOnError()).data as Record<
      string,
      unknown
    >;
  const [event, sport, meeting, album, notice, story, ownPage] = await Promise.all([
    office.from("events").select("slug").eq("rsvp_enabled", true).limit(1).single().throwOnError(),
    one("sports_programs"),
    one("meetings"),
    one("gallery_events"),
    one("latest_updates"),
    one("news_stories"),
    one("own_pages"),
  ]);
  const people = await Promise.all([
    createPerson(site, { role: "alumni" }),
    createPerson(site, { role: "alumni" }),
  ]);
  const sessions = await Promise.all(people.map(({ client }) => client.auth.getSession()));
  return {
    publishableKey: site.publishableKey,
    alumni: sessions.map(({ data }) => data.session?.access_token ?? ""),
    ...readSchema(),
    eventSlug: event.data.slug,
    sport: String(sport.id),
    meeting: String(meeting.id),
    album: String(album.slug),
    notice: String(notice.id),
    story: String(story.slug),
    ownPage: String(ownPage.path),
    media: "00000000-0000-4000-8000-000000000000",
  };
}

/** Tables, views and functions with their columns and arguments, from the generated types. */
function readSchema(): Pick<Facts, "tables" | "functions"> {
  const types = readFileSync(join(root, "data/database.types.ts"), "utf8");
  const part = (from: string, to: string) => types.slice(types.indexOf(from), types.indexOf(to));
  const relations = part("    Tables: {", "    Functions: {");
  const functions = part("    Functions: {", "    Enums: {");
  return {
    tables: [...relations.matchAll(/^ {6}(\w+): \{\n {8}Row: \{\n([\s\S]*?)^ {8}\};/gm)].map(
      ([, name = "", row = ""]) => ({
        name,
        columns: [...row.matchAll(/^ {10}(\w+):/gm)].map(([, column = ""]) => column),
      }),
    ),
    functions: [...functions.matchAll(/^ {6}(\w+):[\s\S]*?Args: ([\s\S]*?)Returns/gm)].map(
      ([, name = "", given = ""]) => ({
        name,
        arguments: [...given.matchAll(/(\w+)\??: /g)].map(([, argument = ""]) => argument),
      }),
    ),
  };
}
