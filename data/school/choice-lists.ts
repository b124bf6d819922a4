/**
 * The lists that the office keeps, each with the columns that hold its keys; in a page’s content, with the
 * path. supabase/schema/03_school/03_choices.sql says the same.
 */
export const columnsOfChoices = {
  event_categories: ["events.category"],
  contact_topics: ["contact_messages.topic", "mailboxes.topic"],
  subjects: ["teachers.subjects"],
  houses: ["students.house", "alumni_profiles.house", "alumni_records.house"],
  sections: ["students.section"],
  streams: ["alumni_profiles.stream", "alumni_records.stream"],
  album_categories: ["gallery_events.category"],
  video_categories: ["youtube_videos.category"],
  fee_heads: [
    "site_content.content $.fees.campuses.*.*.keyvalue().key",
    "site_content.content $.fees.further[*].head",
  ],
} as const;

export type ChoiceList = keyof typeof columnsOfChoices;

export const choiceLists = Object.keys(columnsOfChoices) as readonly ChoiceList[];

export function isChoiceList(list: string): list is ChoiceList {
  return (choiceLists as readonly string[]).includes(list);
}

/** An entry of a list that the office keeps, with its name in a language. */
export type KeptChoice = {
  /** The stored value; it never changes. */
  id: string;
  name: string;
  /** An archived one is no longer offered, while rows that use it keep its name. */
  isOpen: boolean;
};

export type ChoicesByList = Partial<Record<ChoiceList, readonly KeptChoice[]>>;
