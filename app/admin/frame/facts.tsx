import texts from "messages:admin/admin/copiedText";
import { Check, Copy } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** A row's facts with their labels; unknown ones are left out. */
export function Facts({ of }: { of: readonly (readonly [label: string, fact: ReactNode])[] }) {
  return (
    <dl className="about-facts">
      {of
        .filter(([, fact]) => fact !== "" && fact !== null && fact !== undefined)
        .map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A text with a button that copies it; `lang` if it is not the page's language. */
export function CopiedText({ label, text, lang }: { label: string; text: string; lang?: string }) {
  const t = useTexts(texts);
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <label className="grid w-full gap-1 text-small">
        {label}
        <textarea
          readOnly
          rows={6}
          lang={lang}
          value={text}
          className="field-control"
          onFocus={(event) => event.target.select()}
        />
      </label>
      <Button
        variant="outline2"
        size="small"
        onClick={() =>
          // If the browser refuses the clipboard, the text can be copied by hand.
          void navigator.clipboard?.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        <Icon of={isCopied ? Check : Copy} />
        {isCopied ? t.copied : t.copy}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && t.copied}
      </span>
    </>
  );
}
