import disclosureTexts from "messages:site/disclosure/disclosure";
import type { ReactNode } from "react";
import { documentsAtAGlance } from "../../../data/pages/disclosed-facts.ts";
import type { DisclosedDocument, LibraryDocument } from "../../../data/pages/disclosure.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { fullDate } from "../../ui/dates.ts";
import { PapersInTime } from "./papers-in-time.tsx";
import type { Written } from "./sections.tsx";

type SummaryProps = { documents: LibraryDocument[]; today: string; written: Written };

/** How many documents there are, which runs out next, and which have. */
export function Summary({ documents, today, written }: SummaryProps) {
  const t = useTexts(disclosureTexts);
  const language = useLanguage();
  const { count, readable, next, ended } = documentsAtAGlance(documents, today);
  const titleOf = (document: DisclosedDocument) => (
    <span {...(document.title ? written : {})}>{document.title ?? t.kinds[document.kind]}</span>
  );
  if (count === 0) return null;
  return (
    <section aria-label={t.summary} className="col-span-full mb-6 sm:mb-10 lg:mb-16">
      <dl className="numbers grid gap-x-gap sm:grid-cols-3">
        <Figure name={t.papers} figure={count}>
          {t.copies({ readable, requested: count - readable })}
        </Figure>
        <Figure name={t.nextToEnd} figure={next ? fullDate(next.validUntil ?? "", language) : "–"}>
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
      <PapersInTime documents={documents} today={today} written={written} />
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
    <div className="border-t-2 border-ink py-4 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-gap">
      <dt className="font-semibold">{name}</dt>
      <dd className="font-display text-h3 text-pine-800 max-sm:text-right sm:mt-1 sm:text-h2">
        {figure}
      </dd>
      <dd className="col-span-full text-small text-ink-2 sm:mt-2">{children}</dd>
    </div>
  );
}
