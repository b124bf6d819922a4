import documentTexts from "messages:site/admissions/documents";
import { Form } from "react-router";
import type { ApplicationDocument } from "../../../../data/admissions/application-documents.ts";
import { useLanguage } from "../../../language/language.ts";
import { Button } from "../../../ui/button.tsx";
import { fullDate } from "../../../ui/dates.ts";
import { fileSize } from "../../../ui/file-size.ts";

/** A document that has arrived, with a button that removes it. */
export function ReceivedDocument({
  document: { id, name, kind, bytes, created_at },
  to,
  row,
  onRemove,
}: {
  document: ApplicationDocument;
  to: string;
  /** What the row around it says that it is; otherwise it says so itself. */
  row: string | undefined;
  onRemove: () => void;
}) {
  const language = useLanguage();
  const t = documentTexts[language];
  const facts = `${t.kinds[kind]}, ${fileSize(bytes, language)}`;
  return (
    <li>
      <p className="break-words">
        {row === undefined && <span className="font-semibold">{name} · </span>}
        {facts} <span className="text-ink-2">{t.received(fullDate(created_at, language))}</span>
      </p>
      <Form method="post" action={to} onSubmit={onRemove} preventScrollReset className="no-print">
        <input type="hidden" name="document" value={id} />
        <Button
          type="submit"
          name="do"
          value="remove"
          variant="ghost"
          size="small"
          aria-label={t.removeNamed({ name: row ?? name, facts })}
        >
          {t.remove}
        </Button>
      </Form>
    </li>
  );
}
