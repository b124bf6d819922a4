import disclosureTexts from "messages:site/disclosure/disclosure";
import { FileText } from "lucide-react";
import type { ComponentProps } from "react";
import { documentStanding } from "../../../data/pages/disclosed-facts.ts";
import type { DisclosedDocument, LibraryDocument } from "../../../data/pages/disclosure.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { fullDate } from "../../ui/dates.ts";
import { documentFacts } from "../../ui/document-links.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { Section, type Written } from "./sections.tsx";
import "./documents.css";

type DocumentsProps = { documents: LibraryDocument[]; today: string; written: Written };

export function Documents(props: DocumentsProps) {
  return (
    <Section id="documents">
      <DocumentList {...props} />
    </Section>
  );
}

/** Documents with their dates; expired ones are marked. Where a row has no room for the dates they stand below the title. */
export function DocumentList({ documents, today, written }: DocumentsProps) {
  const t = useTexts(disclosureTexts);
  const language = useLanguage();
  return (
    <div className="disclosed-documents">
      <table className="numbers">
        <caption className="sr-only">{t.papers}</caption>
        <thead>
          <tr>
            <th scope="col" className="title">
              {t.document}
            </th>
            <th scope="col">{t.issued}</th>
            <th scope="col">{t.until}</th>
            <th scope="col">{t.copy}</th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => {
            const title = document.title ?? t.kinds[document.kind];
            return (
              <tr key={document.kind + title} className="disclosed-entry">
                <th scope="row" className="title">
                  <span className="font-semibold" {...(document.title ? written : {})}>
                    {title}
                  </span>
                  {document.number && (
                    <span className="block text-small font-normal text-ink-2">
                      {t.numbered} {document.number}
                    </span>
                  )}
                </th>
                <td>
                  {document.issuedOn && (
                    <>
                      <span className="label">{t.issued}</span>
                      {fullDate(document.issuedOn, language)}
                    </>
                  )}
                </td>
                <td>
                  <Validity document={document} today={today} />
                </td>
                <td className="copy">
                  <Copy document={document} title={title} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Replaced by new ones every year. */
export const renewedYearly = new Set<DisclosedDocument["kind"]>([
  "fees",
  "calendar",
  "self-certification",
]);

function Validity({ document, today }: { document: DisclosedDocument; today: string }) {
  const t = useTexts(disclosureTexts);
  const language = useLanguage();
  const { kind, issuedOn, validUntil, renewalAppliedOn } = document;
  const standing = documentStanding(document, today);
  if (!validUntil && !issuedOn) return null;
  const open = renewedYearly.has(kind) ? t.eachYear : t.stillValid;
  return (
    <>
      <span className="label">{t.until}</span>
      {validUntil ? fullDate(validUntil, language) : <span className="text-ink-2">{open}</span>}
      {standing !== "valid" && (
        <span className="mt-1 block text-small">
          <Status kind={standing === "expired" ? "bad" : "waiting"}>
            {standing === "expired" ? t.expired : t.renewal}
          </Status>
          {renewalAppliedOn && (
            <span className="mt-0.5 block">
              {t.renewalOn(fullDate(renewalAppliedOn, language))}
            </span>
          )}
        </span>
      )}
    </>
  );
}

const copyLink =
  "copy-link relative inline-flex items-baseline gap-2 text-base font-semibold text-pine-700 underline decoration-pine-300 decoration-2 underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-2.5 hover:decoration-current";

/** Where to read the document: a page, a file, or the office. */
function Copy({ document, title }: { document: LibraryDocument; title: string }) {
  const t = useTexts(disclosureTexts);
  const language = useLanguage();
  const { file, library } = document;
  if (!file) return <span className="text-small text-ink-2">{t.onRequest}</span>;
  const words = (
    <>
      <Icon of={FileText} className="self-center" />
      <span>{t.read}</span>
      <span className="sr-only">: {title}</span>
    </>
  );
  return (
    <>
      <DocumentLink file={file} className={copyLink}>
        {words}
      </DocumentLink>
      {library && (
        <span className="block text-least text-ink-2">{documentFacts(library, language)}</span>
      )}
    </>
  );
}

type DocumentLinkProps = ComponentProps<"a"> & { file: string };

/** A link to a document: to a page of the site, to a file, or to another website. */
export function DocumentLink({ file, children, ...link }: DocumentLinkProps) {
  const isPage = file.startsWith("/") && !/\.\w+$/.test(file);
  if (isPage)
    return (
      <SiteLink to={file} {...link}>
        {children}
      </SiteLink>
    );
  return (
    <a href={file} {...link}>
      {children}
    </a>
  );
}
