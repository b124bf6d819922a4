import documentTexts from "messages:site/admissions/documents";
import { useState } from "react";
import type { ApplicationDocument } from "../../../../data/admissions/application-documents.ts";
import { largestScan, megabytes } from "../../../../data/gallery/upload-limits.ts";
import { useLangOf } from "../../../language/english-mark.tsx";
import { useTexts } from "../../../language/texts.ts";
import { SiteLink } from "../../../ui/site-link.tsx";
import { NamedUpload, UnnamedUpload } from "./document-upload.tsx";
import type { ApplicationPapers } from "./papers.ts";
import { ReceivedDocument } from "./received-document.tsx";
import "./documents.css";

/** What the office asks for and what has arrived of it, with a way to send each. */
export function ApplicationDocuments({
  papers,
  token,
  to,
  isDraft = false,
}: {
  papers: ApplicationPapers;
  token: string;
  isDraft?: boolean;
  /** The address of the page, to which a removal leads back. */
  to: string;
}) {
  const t = useTexts(documentTexts);
  const { lang } = useLangOf(papers.required[0]?.language);
  const [added, setAdded] = useState<ApplicationDocument[]>([]);
  const known = new Set(papers.sent.map(({ id }) => id));
  const all = [...papers.sent, ...added.filter(({ id }) => !known.has(id))];
  const take = (document: ApplicationDocument) =>
    setAdded((before) => [...before.filter(({ id }) => id !== document.id), document]);
  const list = (documents: ApplicationDocument[], row?: string) =>
    documents.length > 0 && (
      <ul className="document-files">
        {documents.map((document) => (
          <ReceivedDocument
            key={document.id}
            document={document}
            to={to}
            row={row}
            onRemove={() => setAdded((before) => before.filter(({ id }) => id !== document.id))}
          />
        ))}
      </ul>
    );
  const names = new Set(papers.required.map(({ stored }) => stored));
  const others = all.filter(({ name }) => !names.has(name));

  return (
    <section aria-labelledby="documents" className="application-documents">
      <div className="grid max-w-prose gap-2">
        <h2 id="documents" className="text-h3">
          {t.title}
        </h2>
        <p className="no-print text-ink-2">
          {(isDraft ? t.lead : t.leadSent)(megabytes(largestScan))}
        </p>
        <p className="text-small text-ink-2">
          {t.privacy}{" "}
          <SiteLink to="/privacy" className="inline-link">
            {t.privacyPage}
          </SiteLink>
        </p>
        <p className="document-scriptless font-semibold">{t.scriptless}</p>
      </div>
      <ul className="document-rows numbers">
        {papers.required.map(({ stored, name, note }) => {
          const received = all.filter((document) => document.name === stored);
          return (
            <li key={stored}>
              <div lang={lang}>
                <h3 className="font-semibold">{name}</h3>
                {note && <p className="text-small text-ink-2">{note}</p>}
              </div>
              <div className="document-state">
                {list(received, name)}
                <NamedUpload
                  token={token}
                  stored={stored}
                  label={name}
                  isFirst={received.length === 0}
                  onSent={take}
                />
              </div>
            </li>
          );
        })}
        <li className={others.length > 0 ? undefined : "no-print"}>
          <div>
            <h3 className="font-semibold">{t.other}</h3>
            <p className="text-small text-ink-2">{t.otherNote}</p>
          </div>
          <div className="document-state">
            {list(others)}
            <UnnamedUpload token={token} onSent={take} />
          </div>
        </li>
      </ul>
    </section>
  );
}
