import disclosureTexts from "messages:site/disclosure/disclosure";
import { createContext, type ReactNode, useContext } from "react";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";

/** The sections in the board's order, each known by its letter. */
export const sections = [
  "general",
  "documents",
  "academics",
  "staff",
  "infrastructure",
] as const satisfies (keyof typeof disclosureTexts.en)[];

/** Marks the school's own text if it is not in the language of the page. */
export type Written = { lang?: string };

type SectionId = (typeof sections)[number];

/** "A" for the first section. */
export function sectionLetter(id: SectionId): string {
  return String.fromCharCode(65 + sections.indexOf(id));
}

/** The campus whose disclosure the page shows. */
export const DisclosedCampus = createContext("");

/** One of the board's five sections under its letter. */
export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const edit = useEditMark();
  const t = useTexts(disclosureTexts);
  const campus = useContext(DisclosedCampus);
  return (
    <section
      data-edit={edit?.("content", "disclosure", `campuses/${campus}/${id}`)}
      id={id}
      aria-labelledby={`${id}-title`}
      className="disclosed-section scroll-mt-24 pb-14 lg:pb-20"
    >
      <h2 id={`${id}-title`} className="flex items-baseline gap-4 text-h3 lg:gap-6 lg:text-h2">
        <span className="text-pine-600">{sectionLetter(id)}</span>
        {t[id]}
      </h2>
      <div>{children}</div>
    </section>
  );
}

/** A part of a section with its own heading, in the count of what the board asks for. */
export function Part({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="disclosed-part break-inside-avoid pt-8 lg:pt-10">
      <div className="disclosed-entry">
        <h3 className="text-h4">{title}</h3>
        {aside && <p className="numbers text-small text-ink-2">{aside}</p>}
      </div>
      <div className="mt-3 border-t border-ink">{children}</div>
    </div>
  );
}
