import adminTexts from "messages:admin/admin/admin";
import richTextTexts from "messages:admin/form/richText";
import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useState } from "react";
import { isTextLink } from "../../../../data/pages/links.ts";
import { useTexts } from "../../../language/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";

const place = (value: string) => isTextLink(value) && !/["<>]/.test(value);

/** Where the selected words lead. */
export function LinkPanel({ editor, close }: { editor: Editor; close: () => void }) {
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
