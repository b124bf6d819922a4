import { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import { extensions, htmlOf } from "./extensions.ts";
import { RichTextTools } from "./tools.tsx";

/** The editor itself (tiptap over ProseMirror) with its tools. Gives "" for a text without words or pictures. */
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
  const change = useRef(onChange);
  change.current = onChange;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text begins once and is the editor's from then on.
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions,
      content: htmlOf(start),
      // The styles are in rich-text.css: the page's policy takes no others.
      injectCSS: false,
      editorProps: {
        attributes: {
          role: "textbox",
          "aria-multiline": "true",
          "aria-labelledby": labelledBy,
          class: "rich-text rich-place",
        },
      },
      onUpdate: ({ editor }) => change.current(editor.isEmpty ? "" : writtenIn(editor)),
      // The tools show what stands under the cursor.
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
    </div>
  );
}

/** The editor keeps an empty line at the end to write on: that is no part of the text. */
const writtenIn = (editor: Editor) => editor.getHTML().replace(/(<p><\/p>)+$/, "");
