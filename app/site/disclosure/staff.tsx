import type { CampusDisclosure } from "../../../data/disclosure.ts";
import { languageOf } from "../../../data/languages.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { disclosureTexts } from "./disclosure.texts.ts";
import { Facts, Section } from "./section.tsx";

export function Staff({ staff }: { staff: CampusDisclosure["staff"] }) {
  const t = useTexts(disclosureTexts);
  const { tag } = languageOf(useLanguage());
  const { teachers, sections, specialEducators, counsellors } = staff;
  const groups = (["pgt", "tgt", "prt", "prePrimary"] as const).map((group) => ({
    name: t[group],
    count: teachers[group],
  }));
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const perSection = (total / Math.max(1, sections)).toLocaleString(tag, {
    maximumFractionDigits: 2,
  });
  return (
    <Section id="staff">
      <Facts
        facts={[
          { name: t.principal, value: staff.principal },
          ...groups.map(({ name, count }) => ({ name, value: count.toLocaleString(tag) })),
          { name: t.total, value: total.toLocaleString(tag) },
          ...(sections > 0
            ? [
                {
                  name: t.perSection,
                  value: t.perSectionOf(perSection, sections.toLocaleString(tag)),
                },
              ]
            : []),
          { name: t.specialEducators, value: specialEducators.count, note: specialEducators.note },
          { name: t.counsellors, value: counsellors.count, note: counsellors.note },
        ]}
      />
    </Section>
  );
}
