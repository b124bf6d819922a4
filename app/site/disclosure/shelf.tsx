import disclosureTexts from "messages:site/disclosure/disclosure";
import { documentStanding } from "../../../data/pages/disclosed-facts.ts";
import type { LibraryDocument } from "../../../data/pages/disclosure.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { shortDate } from "../../ui/dates.ts";
import { DocumentLink, renewedYearly } from "./documents.tsx";
import { sectionLetter, type Written } from "./sections.tsx";
import "./shelf.css";

type ShelfProps = {
  /** Those of section B, and those of section C. */
  documents: LibraryDocument[];
  academics: LibraryDocument[];
  today: string;
  written: Written;
};

/** The disclosed documents as files on a shelf, on a phone in a pile: each opens what it is named after. */
export function Shelf({ documents, academics, today, written }: ShelfProps) {
  const sections = [
    { id: "documents", listed: documents },
    { id: "academics", listed: academics },
  ] as const;
  return (
    <ul className="file-shelf numbers no-print">
      {sections.flatMap(({ id, listed }) =>
        listed.map((document, place) => (
          <li key={id + document.kind + (document.title ?? "")}>
            <Spine
              document={document}
              number={`${sectionLetter(id)}${place + 1}`}
              today={today}
              written={written}
            />
          </li>
        )),
      )}
    </ul>
  );
}

type SpineProps = {
  document: LibraryDocument;
  number: string;
  today: string;
  written: Written;
};

function Spine({ document, number, today, written }: SpineProps) {
  const t = useTexts(disclosureTexts);
  const { title, kind, file } = document;
  const words = (
    <>
      <span className="spine-number">{number}</span>
      <span className="spine-name" {...(title ? written : {})}>
        {title ?? t.spines[kind]}
      </span>
      <span className="spine-end">
        <SpineEnd document={document} today={today} />
      </span>
    </>
  );
  if (!file) return <p className="spine at-the-office">{words}</p>;
  return (
    <DocumentLink file={file} className="spine" data-standing={documentStanding(document, today)}>
      {words}
    </DocumentLink>
  );
}

/** What matters most about a file: that it is at the office, that it is out of date, or until when it counts. */
function SpineEnd({ document, today }: { document: LibraryDocument; today: string }) {
  const t = useTexts(disclosureTexts);
  const language = useLanguage();
  const { kind, file, validUntil } = document;
  const standing = documentStanding(document, today);
  if (standing === "expired") return t.expired;
  if (standing === "renewal applied for") return t.renewal;
  if (!file) return t.onRequest;
  if (validUntil) return <time dateTime={validUntil}>{shortDate(validUntil, language)}</time>;
  return renewedYearly.has(kind) ? t.eachYear : t.stillValid;
}
