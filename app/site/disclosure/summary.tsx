import disclosureTexts from "messages:site/disclosure/disclosure";
import type { ReactNode } from "react";
import { documentsAtAGlance } from "../../../data/pages/disclosed-facts.ts";
import type { DisclosedDocument, LibraryDocument } from "../../../data/pages/disclosure.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { fullDate } from "../../ui/dates.ts";
import type { Written } from "./sections.tsx";
import { Shelf } from "./shelf.tsx";

type SummaryProps = {
  /** Those of section B, and those of section C. */
  documents: LibraryDocument[];
  academics: LibraryDocument[];
  today: string;
  written: Written;
};

/** How many documents there are, which runs out next, which have, and all of them on their shelf. */
export function Summary({ documents, academics, today, written }: SummaryProps) {
  const t = useTexts(disclosureTexts);
  const language = useLanguage();
  const { count, readable, next, ended } = documentsAtAGlance([...documents, ...academics], today);
  const titleOf = (document: DisclosedDocument) => (
    <span {...(document.title ? written : {})}>{document.title ?? t.kinds[document.kind]}</span>
  );
  if (count === 0) return null;
  return (
    <section aria-label={t.summary} className="disclosure-glance on-pine">
      <div className="page py-section-60">
        <dl className="numbers grid gap-x-gap sm:grid-cols-3">
          <Figure name={t.papers} figure={count}>
            {t.copies({ readable, requested: count - readable })}
          </Figure>
          <Figure
            name={t.nextToEnd}
            figure={next ? fullDate(next.validUntil ?? "", language) : "–"}
          >
            {next ? titleOf(next) : t.noneEnds}
          </Figure>
          <Figure name={t.expired} figure={ended.length}>
            {ended.length === 0 && t.noneEnded}
            {ended.map((document) => (
              <span key={document.kind} className="block">
                {titleOf(document)}
                {document.renewalAppliedOn &&
                  `, ${t.renewedSince(fullDate(document.renewalAppliedOn, language))}`}
              </span>
            ))}
          </Figure>
        </dl>
        {readable > 0 && <p className="no-print mt-8 mb-4 text-pine-200 lg:mb-0">{t.shelf}</p>}
        <Shelf documents={documents} academics={academics} today={today} written={written} />
      </div>
    </section>
  );
}

function Figure({
  name,
  figure,
  children,
}: {
  name: string;
  figure: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="border-t border-line-strong py-4 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-gap">
      <dt className="font-semibold">{name}</dt>
      <dd className="font-display text-h3 max-sm:text-right sm:mt-1 sm:text-h2">{figure}</dd>
      <dd className="col-span-full text-small text-pine-200 print:text-ink sm:mt-2">{children}</dd>
    </div>
  );
}
