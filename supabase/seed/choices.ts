import { rowId } from "./identifiers.ts";
import { subjectNames } from "./teachers.ts";

/** The lists of the sample school, which its teachers, students and alumni choose from: name and Hindi name. */
const lists: Record<string, readonly (readonly [name: string, hindi: string])[]> = {
  houses: [
    ["Yamuna", "यमुना"],
    ["Giri", "गिरि"],
    ["Tons", "टोंस"],
    ["Bata", "बाता"],
  ],
  sections: [
    ["A", "क"],
    ["B", "ख"],
  ],
  streams: [
    ["Science", "विज्ञान"],
    ["Commerce", "वाणिज्य"],
    ["Humanities", "मानविकी"],
  ],
  subjects: Object.entries(subjectNames),
};

export function choices() {
  return Object.entries(lists).flatMap(([list, entries]) =>
    entries.map(([name, hindi], index) => ({
      id: rowId(`choices/${list}/${name}`),
      list,
      key: name,
      name,
      position: index + 1,
      translations: { hi: { name: hindi } },
      is_sample: true,
    })),
  );
}
