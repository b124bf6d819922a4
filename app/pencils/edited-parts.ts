import { addressIn, type Language } from "../../data/languages.ts";
import type { ManagedTable } from "../../data/office/rows.ts";

export type EditedPart = {
  /** The right it needs; null for parts that only administrators change. */
  table: ManagedTable | null;
  /** The field of the form that a pencil opens unless the part names one. */
  field: string;
  /**
   * The table with the campus that decides for colleagues of some campuses; without it, the part belongs to
   * the whole school.
   */
  campusOf?: ManagedTable;
  /** Contributors propose changes of public rows. */
  isProposed?: true;
};

/**
 * The target of each part of the site: every kind of row that a pencil opens, by its address in the office.
 */
export const editedParts = {
  content: { table: "site_content", field: "" },
  look: { table: null, field: "logo" },
  updates: {
    table: "latest_updates",
    field: "content",
    campusOf: "latest_updates",
    isProposed: true,
  },
  news: { table: "news_stories", field: "title", campusOf: "news_stories", isProposed: true },
  pages: { table: "own_pages", field: "title", isProposed: true },
  campuses: { table: "campuses", field: "name" },
  documents: { table: "documents", field: "title", campusOf: "documents" },
  events: { table: "events", field: "title", campusOf: "events", isProposed: true },
  meetings: { table: "meetings", field: "title", campusOf: "meetings" },
  calendar: { table: "calendar_entries", field: "title", campusOf: "calendar_entries" },
  "bus-changes": { table: "bus_changes", field: "what", campusOf: "bus_changes" },
  "bus-routes": { table: "bus_routes", field: "name", campusOf: "bus_routes" },
  "bus-stops": { table: "bus_stops", field: "name", campusOf: "bus_stops" },
  sports: { table: "sports_programs", field: "name", campusOf: "sports_programs" },
  gallery: {
    table: "gallery_events",
    field: "title",
    campusOf: "gallery_events",
    isProposed: true,
  },
  pictures: { table: "gallery_images", field: "alt", campusOf: "gallery_events" },
  youtube: { table: "youtube_videos", field: "title", campusOf: "youtube_videos" },
  messages: { table: "leadership_messages", field: "name", campusOf: "leadership_messages" },
  testimonials: { table: "testimonials", field: "quote", campusOf: "testimonials" },
  certificates: { table: "transfer_certificates", field: "" },
  teachers: { table: "teachers", field: "name", campusOf: "teachers" },
} as const satisfies Record<string, EditedPart>;

/** The field of one block of an own page. */
export const blockPart = (id: string) => `blocks:${id}`;

export type EditedKind = keyof typeof editedParts;

/** A part as named by its mark. */
export type Edited = { kind: EditedKind; id: string; field: string };

/** Reads the mark of a part ("content/about#lead"); undefined for an invalid one. */
export function editedIn(mark: string): Edited | undefined {
  const [place = "", field = ""] = mark.split("#");
  const cut = place.indexOf("/");
  const kind = place.slice(0, cut);
  const id = place.slice(cut + 1);
  if (!isKind(kind) || id === "") return undefined;
  return { kind, id, field: field || editedParts[kind].field };
}

const isKind = (name: string): name is EditedKind => name in editedParts;

/** The form of a part, at its field, with the page to return to. */
export function formAddress({ kind, id, field }: Edited, language: Language, back: string): string {
  const query = new URLSearchParams({ field, back });
  return addressIn(language, `/admin/${formPath(kind, id, query)}?${query}`);
}

function formPath(kind: EditedKind, id: string, query: URLSearchParams): string {
  if (kind === "look") return kind;
  if (kind === "certificates") {
    // Visitors see the number and not the row's id, so the pencil opens the list with that number.
    query.delete("field");
    query.set("search", id);
    return kind;
  }
  if (kind !== "pictures") return `${kind}/${id}`;
  // An album's pictures are described on one page: "album:picture".
  const [album, picture] = id.split(":");
  query.set("view", "describe");
  query.set("picture", picture ?? "");
  return `gallery/${album}/pictures`;
}
