import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { addDays, at, type Day } from "./days.ts";
import { type Sheet, sheets, wordsOfSheet } from "./document-sheets.ts";
import { rowId } from "./identifiers.ts";

type Slug = (typeof sheets)[number]["slug"];

/** What the library says of each sheet besides its own words. */
const kept: Record<Slug, { hindi: string; campus: string | null; created: number; last?: number }> =
  {
    "winter-timings-paonta-sahib": {
      hindi: "सर्दियों का समय, पांवटा साहिब परिसर",
      campus: "paonta-sahib",
      created: -4,
      // So soon that the office is reminded.
      last: 21,
    },
    "uniform-list": { hindi: "वर्दी की सूची", campus: null, created: -30 },
    "affiliation-letter-paonta-sahib": {
      hindi: "संबद्धता पत्र, पांवटा साहिब परिसर (नमूना)",
      campus: "paonta-sahib",
      created: -60,
    },
  };

export const documentId = (slug: Slug): string => rowId(`documents/${slug}`);
export const documentFileId = (slug: string): string => rowId(`document_files/${slug}`);

/** The files lie beside this module; the server finds them there by their ids. */
export function documentFiles(today: Day) {
  return sheets.map((sheet: Sheet & { slug: Slug }) => {
    const file = readFileSync(
      new URL(`documents/${documentFileId(sheet.slug)}.pdf`, import.meta.url),
    );
    return {
      id: documentFileId(sheet.slug),
      file_name: `${sheet.slug}.pdf`,
      sha256: createHash("sha256").update(file).digest("hex"),
      bytes: file.length,
      pages: 1,
      words: wordsOfSheet(sheet),
      is_stored: true,
      created_at: at(addDays(today, kept[sheet.slug].created), "08:00"),
    };
  });
}

export function documents(today: Day) {
  return sheets.map(({ slug, title }) => {
    const { hindi, campus, created, last } = kept[slug];
    return {
      id: documentId(slug),
      title,
      slug,
      file_id: documentFileId(slug),
      language: "en",
      campus,
      is_public: true,
      expires_on: last === undefined ? null : addDays(today, last),
      translations: { hi: { title: hindi } },
      is_sample: true,
      created_at: at(addDays(today, created), "08:10"),
    };
  });
}
