import type { Extensions } from "@tiptap/core";
import Image from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";

const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name) ?? 1),
  renderHTML: (cell: Record<string, number>) =>
    (cell[name] ?? 1) > 1 ? { [name]: cell[name] } : {},
});
/** A cell with nothing of its own but how far it reaches. */
const cell = { addAttributes: () => ({ colspan: span("colspan"), rowspan: span("rowspan") }) };

/** What a long text may consist of: the same list as data/pages/rich-text.ts and the database have. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      protocols: ["mailto", "tel"],
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) =>
        /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)[^"<>]*$/i.test(address ?? ""),
    },
  }),
  Table.extend({
    renderHTML: () => ["table", ["tbody", 0]],
  }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
  Image,
];

/** A text that is still plain, as the editor takes it: each line a paragraph. */
export function htmlOf(text: string): string {
  if (text.trimStart().startsWith("<")) return text;
  const place = document.createElement("div");
  for (const line of text.split(/\n+/).filter((each) => each.trim() !== "")) {
    place.append(Object.assign(document.createElement("p"), { textContent: line }));
  }
  return place.innerHTML;
}
