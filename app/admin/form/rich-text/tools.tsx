import adminTexts from "messages:admin/admin/admin";
import richTextTexts from "messages:admin/form/richText";
import type { ChainedCommands, Editor } from "@tiptap/core";
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Table2,
  TextQuote,
  Undo2,
} from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { isTextLink } from "../../../../data/pages/links.ts";
import { useTexts } from "../../../language/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PicturePanel } from "./picture-panel.tsx";

type Tool = {
  id: keyof typeof richTextTexts.en & string;
  icon: LucideIcon;
  run: (chain: ChainedCommands) => ChainedCommands;
  isOn?: (editor: Editor) => boolean;
};

const tools: readonly Tool[] = [
  {
    id: "heading",
    icon: Heading2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
  },
  {
    id: "smallHeading",
    icon: Heading3,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
  },
  { id: "bold", icon: Bold, run: (chain) => chain.toggleBold(), isOn: active("bold") },
  { id: "italic", icon: Italic, run: (chain) => chain.toggleItalic(), isOn: active("italic") },
  {
    id: "bullets",
    icon: List,
    run: (chain) => chain.toggleBulletList(),
    isOn: active("bulletList"),
  },
  {
    id: "numbers",
    icon: ListOrdered,
    run: (chain) => chain.toggleOrderedList(),
    isOn: active("orderedList"),
  },
  {
    id: "quote",
    icon: TextQuote,
    run: (chain) => chain.toggleBlockquote(),
    isOn: active("blockquote"),
  },
  {
    id: "table",
    icon: Table2,
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  { id: "undo", icon: Undo2, run: (chain) => chain.undo() },
  { id: "redo", icon: Redo2, run: (chain) => chain.redo() },
];

const inTable = [
  { id: "addRow", run: (chain) => chain.addRowAfter() },
  { id: "addColumn", run: (chain) => chain.addColumnAfter() },
  { id: "removeRow", run: (chain) => chain.deleteRow() },
  { id: "removeColumn", run: (chain) => chain.deleteColumn() },
  { id: "removeTable", run: (chain) => chain.deleteTable() },
] as const satisfies readonly Omit<Tool, "icon">[];

function active(name: string) {
  return (editor: Editor) => editor.isActive(name);
}

/** The toolbar above a long text; one Tab stop, with arrow keys inside it (ARIA, toolbar). */
export function RichTextTools({ editor, label }: { editor: Editor; label: string }) {
  const t = useTexts(richTextTexts);
  const [panel, setPanel] = useState<"link" | "picture">();
  // The view's own focus acts at once: the editor's command waits for the next frame, and text typed before
  // that on a slow machine would be lost.
  const close = () => {
    setPanel(undefined);
    editor.view.focus();
  };
  const apply = (run: Tool["run"]) => () => {
    run(editor.chain()).run();
    editor.view.focus();
  };
  const toggle = (which: "link" | "picture") => () => setPanel(panel === which ? undefined : which);
  const buttons = [
    ...tools.map(({ id, icon, run, isOn }) => ({
      id,
      icon,
      isOn: isOn?.(editor),
      onClick: apply(run),
    })),
    { id: "link", icon: Link2, isOn: editor.isActive("link"), onClick: toggle("link") },
    { id: "picture", icon: ImagePlus, isOn: undefined, onClick: toggle("picture") },
  ] as const;
  return (
    <>
      <div role="toolbar" aria-label={t.tools(label)} className="rich-tools" onKeyDown={goAlong}>
        {buttons.map(({ id, icon, isOn, onClick }, place) => (
          <button
            key={id}
            type="button"
            title={String(t[id])}
            aria-label={String(t[id])}
            aria-pressed={isOn}
            tabIndex={place === 0 ? 0 : -1}
            onClick={onClick}
          >
            <Icon of={icon} />
          </button>
        ))}
      </div>
      {editor.isActive("table") && (
        <div className="rich-tools-table">
          {inTable.map(({ id, run }) => (
            <Button key={id} variant="ghost" size="small" onClick={apply(run)}>
              {t[id]}
            </Button>
          ))}
        </div>
      )}
      {panel === "link" && <LinkPanel editor={editor} close={close} />}
      {panel === "picture" && <PicturePanel editor={editor} close={close} />}
    </>
  );
}

function goAlong(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll("button")];
  const here = all.indexOf(document.activeElement as HTMLButtonElement);
  const next = all[(here + step + all.length) % all.length];
  event.preventDefault();
  for (const each of all) each.tabIndex = each === next ? 0 : -1;
  next?.focus();
}

const place = (value: string) => isTextLink(value) && !/["<>]/.test(value);

/** The target of the selected words. */
function LinkPanel({ editor, close }: { editor: Editor; close: () => void }) {
  const t = useTexts(richTextTexts);
  const { refusals } = useTexts(adminTexts);
  const [href, setHref] = useState(String(editor.getAttributes("link").href ?? ""));
  const [isRefused, setRefused] = useState(false);
  const set = () => {
    if (!place(href.trim())) return setRefused(true);
    const words =
      editor.state.selection.empty && !editor.isActive("link") ? href.trim() : undefined;
    const chain = editor.chain();
    if (words) {
      const marks = [{ type: "link", attrs: { href: href.trim() } }];
      chain.insertContent({ type: "text", text: words, marks }).run();
    } else chain.extendMarkRange("link").setLink({ href: href.trim() }).run();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    if (event.key !== "Enter") return;
    event.preventDefault();
    set();
  };
  return (
    <div className="rich-panel" onInput={(event) => event.stopPropagation()}>
      <Field
        name="rich-link"
        label={t.linkTo}
        hint={t.linkHint}
        optional="unsaid"
        autoFocus
        value={href}
        {...(isRefused && { error: refusals.link })}
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={set}>
          {t.setLink}
        </Button>
        {editor.isActive("link") && (
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              editor.chain().extendMarkRange("link").unsetLink().run();
              close();
            }}
          >
            {t.removeLink}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={close}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
