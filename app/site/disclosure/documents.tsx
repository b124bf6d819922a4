import disclosureTexts from "messages:site/disclosure/disclosure";
import { FileText } from "lucide-react";
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

type DocumentsProps = { documents: LibraryDocument[]; today: string; written: Written };

export function Documents(props: DocumentsProps) {
  return (
    <Section id="documents">
      <DocumentList {...props} />
    </Section>
  );
}

/** Documents with their dates; expired ones are marked. */
export function DocumentList({ documents, today, written }: DocumentsProps) {
  const t = useTexts(disclosureTexts);
  return (
    <ul className="numbers">
      {documents.map((document) => {
        const title = document.title ?? t.kinds[document.kind];
        return (
          <li
            key={document.kind + title}
            className="grid break-inside-avoid gap-x-gap gap-y-1 border-b border-line py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div>
              <p className="font-semibold" {...(document.title ? written : {})}>
                {title}
              </p>
              <Days document={document} today={today} />
            </div>
            <Copy document={document} title={title} />
          </li>
        );
      })}
    </ul>
  );
}

/** Replaced by new ones every year. */
const renewedYearly = new Set<DisclosedDocument["kind"]>([
  "fees",
  "calendar",
  "self-certification",
]);

function Days({ document, today }: { document: DisclosedDocument; today: string }) {
  const t = useTexts(disclosureTexts);
  const language = useLanguage();
  const { number, issuedOn, validUntil, renewalAppliedOn } = document;
  const standing = documentStanding(document, today);
  const said = [
    number && `${t.numbered} ${number}`,
    issuedOn && t.issuedOn(fullDate(issuedOn, language)),
    validUntil
      ? t.validUntil(fullDate(validUntil, language))
      : issuedOn && !renewedYearly.has(document.kind) && t.stillValid,
  ].filter(Boolean);
  return (
    <>
      {said.length > 0 && <p className="text-small text-ink-2">{said.join(", ")}</p>}
      {standing !== "valid" && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small">
          <Status kind={standing === "expired" ? "bad" : "waiting"}>
            {standing === "expired" ? t.expired : t.renewal}
          </Status>
          {renewalAppliedOn && t.renewalOn(fullDate(renewalAppliedOn, language))}
        </p>
      )}
    </>
  );
}

const copyLink =
  "copy-link inline-flex min-h-11 items-center gap-2 font-semibold text-pine-700 underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current";

/** Where to read the document: a page, a file, or the office. */
function Copy({ document, title }: { document: LibraryDocument; title: string }) {
  const t = useTexts(disclosureTexts);
  const language = useLanguage();
  const { file, library } = document;
  if (!file) return <p className="text-small text-ink-2 sm:pt-0.5 sm:text-right">{t.onRequest}</p>;
  const words = (
    <>
      <Icon of={FileText} />
      <span>{t.read}</span>
      <span className="sr-only">: {title}</span>
      {library && (
        <span className="font-normal text-small">({documentFacts(library, language)})</span>
      )}
    </>
  );
  const isPage = file.startsWith("/") && !/\.\w+$/.test(file);
  return (
    <p className="-my-1.5">
      {isPage ? (
        <SiteLink to={file} className={copyLink}>
          {words}
        </SiteLink>
      ) : (
        <a href={file} className={copyLink}>
          {words}
        </a>
      )}
    </p>
  );
}
