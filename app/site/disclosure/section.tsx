import disclosureTexts from "messages:site/disclosure/disclosure";
import type { ReactNode } from "react";
import { useTexts } from "../../language/texts.ts";

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

export type SectionId = (typeof sections)[number];

/** "A" for the first section. */
export function sectionLetter(id: SectionId): string {
  return String.fromCharCode(65 + sections.indexOf(id));
}

/** One of the board's five sections under its letter. */
export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const t = useTexts(disclosureTexts);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 pb-14">
      <h2 id={`${id}-title`} className="flex gap-4 border-b-2 border-ink pb-3 text-h3">
        <span className="text-pine-600">{sectionLetter(id)}</span>
        {t[id]}
      </h2>
      {children}
    </section>
  );
}

/** A part of a section with its own heading. */
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
    <div className="break-inside-avoid pt-8">
      <h3 className="text-h4">{title}</h3>
      {aside && <p className="numbers text-small text-ink-2">{aside}</p>}
      <div className="mt-3 border-t border-ink">{children}</div>
    </div>
  );
}

type Fact = { name: ReactNode; value: ReactNode; note?: ReactNode };

/** Facts by name, one per line. */
export function Facts({ facts }: { facts: (Fact & { id: string })[] }) {
  return (
    <dl className="numbers">
      {facts.map(({ id, name, value, note }) => (
        <div
          key={id}
          className="grid break-inside-avoid gap-x-gap border-b border-line py-2.5 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
        >
          <dt className="text-ink-2">{name}</dt>
          <dd>
            {value}
            {note && <span className="block text-small text-ink-2">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
