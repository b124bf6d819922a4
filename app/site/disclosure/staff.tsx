import disclosureTexts from "messages:site/disclosure/disclosure";
import { languageOf } from "../../../data/languages.ts";
import type { CampusDisclosure } from "../../../data/pages/disclosure.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Facts, Section, type Written } from "./section.tsx";

export function Staff({ staff, written }: { staff: CampusDisclosure["staff"]; written: Written }) {
  const own = (words: string | undefined) => words && <span {...written}>{words}</span>;
  const t = useTexts(disclosureTexts);
  const { tag } = languageOf(useLanguage());
  const { teachers, sections, specialEducators, counsellors } = staff;
  const groups = (["pgt", "tgt", "prt", "prePrimary"] as const).map((group) => ({
    id: group,
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
          { id: "principal", name: t.principal, value: own(staff.principal) },
          ...groups.map(({ id, name, count }) => ({ id, name, value: count.toLocaleString(tag) })),
          { id: "total", name: t.total, value: total.toLocaleString(tag) },
          ...(sections > 0
            ? [
                {
                  id: "perSection",
                  name: t.perSection,
                  value: t.perSectionOf({
                    ratio: perSection,
                    sections: sections.toLocaleString(tag),
                  }),
                },
              ]
            : []),
          {
            id: "specialEducators",
            name: t.specialEducators,
            value: specialEducators.count,
            note: own(specialEducators.note),
          },
          {
            id: "counsellors",
            name: t.counsellors,
            value: counsellors.count,
            note: own(counsellors.note),
          },
        ]}
      />
    </Section>
  );
}
