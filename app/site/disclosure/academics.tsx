import disclosureTexts from "messages:site/disclosure/disclosure";
import { languageOf } from "../../../data/languages.ts";
import { passPercentage } from "../../../data/pages/disclosed-facts.ts";
import type { BoardResult, CampusDisclosure } from "../../../data/pages/disclosure.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { fullDate } from "../../ui/dates.ts";
import { DocumentList } from "./documents.tsx";
import { Strokes } from "./drawn-counts.tsx";
import { Part, Section, type Written } from "./sections.tsx";

type AcademicFacts = CampusDisclosure["academics"];

export function Academics({
  academics,
  today,
  written,
}: {
  academics: AcademicFacts;
  today: string;
  written: Written;
}) {
  const t = useTexts(disclosureTexts);
  const examinations = (["secondary", "senior-secondary"] as const).filter(
    (examination) => academics.results[examination].length > 0,
  );
  const most = Math.max(
    ...Object.values(academics.results).flatMap((years) => years.map((year) => year.registered)),
  );
  return (
    <Section id="academics">
      <DocumentList documents={academics.documents} today={today} written={written} />
      {academics.committees.map((committee) => (
        <Committee key={committee.kind} committee={committee} written={written} />
      ))}
      {examinations.map((examination) => (
        <Part key={examination} title={t.results[examination]} aside={t.strokes}>
          <Results
            caption={t.results[examination]}
            results={academics.results[examination]}
            most={most}
            written={written}
          />
        </Part>
      ))}
      {examinations.length === 0 && <p className="mt-8 text-ink-2">{t.noResults}</p>}
    </Section>
  );
}

function Committee({
  committee,
  written,
}: {
  committee: AcademicFacts["committees"][number];
  written: Written;
}) {
  const t = useTexts(disclosureTexts);
  const title = t.committees[committee.kind];
  const formed = t.formedOn(fullDate(committee.formedOn, useLanguage()));
  return (
    <Part title={title} aside={formed}>
      <table className="disclosed-table committee">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.role}</th>
          </tr>
        </thead>
        <tbody>
          {committee.members.map(({ name, role }) => (
            <tr key={name + role} {...written}>
              <td>{name}</td>
              <td>{role}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function Results({
  caption,
  results,
  most,
  written,
}: {
  caption: string;
  results: BoardResult[];
  /** The largest number of students in any of the campus's examinations. */
  most: number;
  written: Written;
}) {
  const t = useTexts(disclosureTexts);
  const { tag } = languageOf(useLanguage());
  return (
    <table className="disclosed-table results">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.year}</th>
          <th scope="col">{t.registered}</th>
          <th scope="col">{t.passed}</th>
          <th scope="col">{t.percentage}</th>
          <th scope="col" className="remark">
            {t.remark}
          </th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result.year}>
            <th scope="row">{result.year}</th>
            <td>{result.registered.toLocaleString(tag)}</td>
            <td>{result.passed.toLocaleString(tag)}</td>
            <td>
              {passPercentage(result)?.toLocaleString(tag, { minimumFractionDigits: 1 }) ?? "–"}
            </td>
            <td className="remark">
              <Strokes
                count={result.registered}
                missed={result.registered - result.passed}
                most={most}
              />
              {result.remark && <span {...written}>{result.remark}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
