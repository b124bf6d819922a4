import { lateBus, officeHours, schoolDay } from "./facts.ts";

/** A line of a sheet: a paragraph, a heading, or a row of two columns. */
export type SheetLine = string | { heading: string } | { label: string; value: string };

/** What a sample document says. Dates stand in the notice: the sheet is the same on every day. */
export type Sheet = { slug: string; title: string; lines: readonly SheetLine[] };

const [begins, ends] = schoolDay["paonta-sahib"].en.split(" to ");

/** The documents of the sample school; art/documents draws them as PDFs, the seed puts them into the library. */
export const sheets = [
  {
    slug: "winter-timings-paonta-sahib",
    title: "Winter timings, Paonta Sahib campus",
    lines: [
      "Circular to the parents of the Paonta Sahib campus",
      `In the cold weeks fog lies over the Yamuna until after sunrise. The first bell therefore rings at 8:10 am instead of ${begins}. The first day is named in the notice on the school’s website.`,
      { heading: "The day in winter" },
      { label: "Gates open", value: "7:50 am" },
      { label: "First bell", value: "8:10 am" },
      { label: "Last bell", value: ends ?? "" },
      { label: `Late bus, ${lateBus.days.en}`, value: lateBus.leaves.en },
      { heading: "Buses" },
      "Every bus leaves each stop ten minutes later than the timetable on the page Buses. The way home does not change. On mornings of thick fog a bus may be later still; please wait at the stop, and call the attendant only after fifteen minutes.",
      { heading: "What to wear" },
      "The navy pullover and, from December, the blazer. A plain navy scarf and gloves may be worn outside.",
      { heading: "Questions" },
      `The campus office answers on weekdays, ${officeHours["paonta-sahib"].en}, at +91 00000 00001.`,
    ],
  },
  {
    slug: "uniform-list",
    title: "Uniform list",
    lines: [
      "What children wear on all three campuses. The uniform shop at Juniors has every size; any tailor may sew the same.",
      { heading: "Summer, all classes" },
      { label: "Shirt", value: "White, half sleeves" },
      { label: "Trousers or skirt", value: "Navy; shorts may be worn to Class 5" },
      { label: "Shoes", value: "Black, with laces or a strap" },
      { label: "Socks", value: "White" },
      { heading: "Winter, all classes" },
      { label: "Shirt", value: "White, full sleeves" },
      { label: "Pullover", value: "Navy, with the school’s badge" },
      { label: "Blazer", value: "Navy, from Class 6" },
      { heading: "Games" },
      { label: "T-shirt", value: "In the colour of the house" },
      { label: "Track suit", value: "Navy" },
      { label: "Shoes", value: "White sports shoes" },
      { heading: "Good to know" },
      "Please write the name inside every piece. Outgrown uniforms are taken at the gate of Juniors and given on free of charge.",
    ],
  },
  {
    slug: "affiliation-letter-paonta-sahib",
    title: "Affiliation letter, Paonta Sahib campus (sample)",
    lines: [
      "SAMPLE. The school puts a scan of its own letter in the place of this sheet.",
      { label: "School", value: "Foothills School, Paonta Sahib" },
      { label: "Affiliation number", value: "SAMPLE-630001" },
      { label: "School code", value: "SAMPLE-43001" },
      { label: "Classes", value: "1 to 12" },
      "The board extends the general affiliation of the school named above. The school keeps the rules of the board on safety, staff and fees, and lays open on its website what they ask for.",
    ],
  },
] as const satisfies readonly Sheet[];

/** The text of a sheet, line by line, as a reader of PDFs finds it. */
export function wordsOfSheet({ title, lines }: Sheet): string {
  const said = lines.map((line) => {
    if (typeof line === "string") return line;
    return "heading" in line ? line.heading : `${line.label} ${line.value}`;
  });
  return ["Foothills School", title, ...said].join("\n");
}
