import richTextTexts from "messages:admin/form/richText";
import { Editor, type Extensions } from "@tiptap/core";
import Image from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef, useState } from "react";
import { isTextLink } from "../../../../data/pages/links.ts";
import { isMarkup } from "../../../../data/pages/markup.ts";
import { useTexts } from "../../../language/texts.ts";
import { readPasted } from "./pasted-html.ts";
import { viewPicture } from "./picture-view.ts";
import { RichTextTools } from "./tools.tsx";

/**
 * The editor itself (tiptap over ProseMirror) with its tools. Returns "" for a text without words or
 * pictures.
 */
export default function RichTextEditor({
  start,
  label,
  labelledBy,
  describedBy,
  isInvalid,
  onChange,
}: {
  start: string;
  label: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  onChange: (html: string) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, setTurn] = useState(0);
  const [hasLostPictures, setLostPictures] = useState(false);
  const t = useTexts(richTextTexts);
  const change = useRef(onChange);
  change.current = onChange;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text begins once and is the editor's from then on.
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions,
      content: htmlOf(start),
      // The styles are in rich-text.css, because the page's policy allows no others.
      injectCSS: false,
      editorProps: {
        attributes: {
          role: "textbox",
          "aria-multiline": "true",
          "aria-labelledby": labelledBy,
          class: "rich-text rich-place",
        },
        transformPastedHTML: (copied) => {
          const { html, hasLostPictures } = readPasted(copied);
          setLostPictures(hasLostPictures);
          return html;
        },
        handlePaste: (_view, { clipboardData }) => {
          const isPicture = !clipboardData?.types.includes("text/html");
          if (isPicture && clipboardData?.files.length) setLostPictures(true);
          return false;
        },
      },
      onUpdate: ({ editor }) => change.current(editor.isEmpty ? "" : writtenIn(editor)),
      // The tools show the format at the cursor.
      onTransaction: () => setTurn((turn) => turn + 1),
    });
    setEditor(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    const element = editor?.view.dom;
    if (!element) return;
    if (describedBy) element.setAttribute("aria-describedby", describedBy);
    else element.removeAttribute("aria-describedby");
    if (isInvalid) element.setAttribute("aria-invalid", "true");
    else element.removeAttribute("aria-invalid");
  }, [editor, describedBy, isInvalid]);

  return (
    <div className="rich-editor">
      {editor && <RichTextTools editor={editor} label={label} />}
      <div ref={place} />
      <p role="status" className="rich-notice">
        {hasLostPictures && t.lostPictures}
      </p>
    </div>
  );
}

/** The editor keeps an empty line at the end to write on, which is not part of the text. */
const writtenIn = (editor: Editor) => editor.getHTML().replace(/(<p><\/p>)+$/, "");

const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name) ?? 1),
  renderHTML: (cell: Record<string, number>) =>
    (cell[name] ?? 1) > 1 ? { [name]: cell[name] } : {},
});
/** A cell without attributes other than its spans. */
const cell = { addAttributes: () => ({ colspan: span("colspan"), rowspan: span("rowspan") }) };

/** The elements a long text may have: the same list as in data/pages/rich-text.ts and the database. */
const extensions: Extensions = [
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
      // Pages leave out any other link when they show the text.
      isAllowedUri: (address) => isTextLink(address ?? ""),
    },
  }),
  Table.extend({
    renderHTML: () => ["table", ["tbody", 0]],
  }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
  Image.extend({ addNodeView: () => viewPicture }),
];

/** Converts a plain text for the editor: each line becomes a paragraph. */
function htmlOf(text: string): string {
  if (isMarkup(text)) return text;
  const place = document.createElement("div");
  for (const line of text.split(/\n+/).filter((each) => each.trim() !== "")) {
    place.append(Object.assign(document.createElement("p"), { textContent: line }));
  }
  return place.innerHTML;
}
