import albumCategories from "messages:names/albumCategories";
import contactTopics from "messages:names/contactTopics";
import eventCategories from "messages:names/eventCategories";
import feeHeads from "messages:names/feeHeads";
import videoCategories from "messages:names/videoCategories";
import { type Language, textsIn } from "../languages.ts";
import type { ChoicesByList, KeptChoice } from "./choice-lists.ts";

const first = {
  event_categories: [
    ...(["academic", "admissions", "alumni", "arts", "assembly", "community"] as const),
    ...(["meeting", "sport", "general"] as const),
  ],
  contact_topics: [
    ...(["general", "admissions", "transport", "fees", "alumni", "careers", "website"] as const),
  ],
  album_categories: [
    ...(["school-life", "assembly", "academic", "arts", "sport", "outdoors", "general"] as const),
  ],
  video_categories: [
    ...(["school-life", "performing-arts", "visual-arts", "sports", "academic"] as const),
    "general" as const,
  ],
  fee_heads: [...(["admission", "annual", "tuition"] as const)],
};

/**
 * The lists of a new school, used until the database has answered. supabase/schema/03_school/03_choices.sql
 * inserts the same; a test compares them.
 */
export function firstChoicesIn(language: Language): ChoicesByList {
  return {
    event_categories: named(first.event_categories, textsIn(eventCategories, language)),
    contact_topics: named(first.contact_topics, textsIn(contactTopics, language)),
    album_categories: named(first.album_categories, textsIn(albumCategories, language)),
    video_categories: named(first.video_categories, textsIn(videoCategories, language)),
    fee_heads: named(first.fee_heads, textsIn(feeHeads, language)),
  };
}

function named<Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>) {
  return ids.map((id): KeptChoice => ({ id, name: names[id], isOpen: true }));
}
