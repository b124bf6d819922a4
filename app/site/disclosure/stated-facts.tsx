import disclosureTexts from "messages:site/disclosure/disclosure";
import type { ReactNode } from "react";
import { languageOf } from "../../../data/languages.ts";
import type { CampusDisclosure } from "../../../data/pages/disclosure.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { PhoneLink } from "../../ui/phone-link.tsx";
import { Rooms, Strokes } from "./drawn-counts.tsx";
import { Part, Section, type Written } from "./sections.tsx";

type Fact = { name: ReactNode; value: ReactNode; note?: ReactNode };

/** Facts by name in two columns: words below their name, figures at the end of its line. */
function Facts({
  facts,
  inFigures = false,
  isPart = false,
}: {
  facts: (Fact & { id: string })[];
  inFigures?: boolean;
  /** They belong to an entry that has the number. */
  isPart?: boolean;
}) {
  return (
    <dl className="numbers grid gap-x-gap sm:grid-cols-2 xl:gap-x-columns">
      {facts.map(({ id, name, value, note }) => (
        <div
          key={id}
          className={`disclosed-fact break-inside-avoid border-b border-line py-3 sm:last:odd:col-span-full ${inFigures ? "figure" : ""} ${isPart ? "" : "disclosed-entry"}`}
        >
          <dt className={inFigures ? "" : "text-small text-ink-2"}>{name}</dt>
          <dd>{value}</dd>
          {note && <dd className="note text-small text-ink-2">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

const link =
  "underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current";

export function GeneralInformation({
  general,
  written,
}: {
  general: CampusDisclosure["general"];
  written: Written;
}) {
  const own = (words: string) => <span {...written}>{words}</span>;
  const t = useTexts(disclosureTexts);
  return (
    <Section id="general">
      <Facts
        facts={[
          { id: "schoolName", name: t.schoolName, value: own(general.schoolName) },
          {
            id: "affiliationNumber",
            name: t.affiliationNumber,
            value: own(general.affiliationNumber),
          },
          { id: "schoolCode", name: t.schoolCode, value: own(general.schoolCode) },
          { id: "address", name: t.address, value: own(general.address.join(", ")) },
          { id: "principal", name: t.principal, value: own(general.principal) },
          { id: "qualification", name: t.qualification, value: own(general.qualification) },
          {
            id: "email",
            name: t.email,
            value: (
              <a href={`mailto:${general.email}`} className={link}>
                {general.email}
              </a>
            ),
          },
          {
            id: "phone",
            name: t.phone,
            value: <PhoneLink phone={general.phone} className={link} />,
          },
        ]}
      />
    </Section>
  );
}

export function Infrastructure({
  infrastructure,
  written,
}: {
  infrastructure: CampusDisclosure["infrastructure"];
  written: Written;
}) {
  const t = useTexts(disclosureTexts);
  const { tag } = languageOf(useLanguage());
  const say = (count: number) => count.toLocaleString(tag);
  const { area, classrooms, laboratories, libraryBooks, hasInternet, toilets, inspectionVideo } =
    infrastructure;
  const mostToilets = Math.max(...Object.values(toilets));
  return (
    <Section id="infrastructure">
      <Facts
        inFigures
        facts={[
          { id: "area", name: t.area, value: t.squareMetres(say(area)) },
          {
            id: "classrooms",
            name: t.classrooms,
            value: t.ofSize({ count: say(classrooms.count), size: say(classrooms.size) }),
            note: <Rooms {...classrooms} />,
          },
          { id: "library", name: t.library, value: say(libraryBooks) },
          { id: "internet", name: t.internet, value: hasInternet ? t.yes : t.no },
          {
            id: "toiletsGirls",
            name: t.toiletsGirls,
            value: say(toilets.girls),
            note: <Strokes count={toilets.girls} most={mostToilets} />,
          },
          {
            id: "toiletsBoys",
            name: t.toiletsBoys,
            value: say(toilets.boys),
            note: <Strokes count={toilets.boys} most={mostToilets} />,
          },
          {
            id: "toiletsAccessible",
            name: t.toiletsAccessible,
            value: say(toilets.accessible),
            note: <Strokes count={toilets.accessible} most={mostToilets} />,
          },
          {
            id: "inspectionVideo",
            name: t.inspectionVideo,
            value: inspectionVideo ? (
              <a
                href={inspectionVideo}
                className="underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current"
              >
                {t.watch}
              </a>
            ) : (
              t.none
            ),
          },
        ]}
      />
      {laboratories.length > 0 && (
        <Part title={t.laboratories}>
          <Facts
            inFigures
            isPart
            facts={laboratories.map(({ name, count, size }) => ({
              id: name,
              name: <span {...written}>{name}</span>,
              value: t.ofSize({ count: say(count), size: say(size) }),
              note: <Rooms count={count} size={size} />,
            }))}
          />
        </Part>
      )}
    </Section>
  );
}

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
  const mostTeachers = Math.max(...Object.values(teachers));
  const perSection = (total / Math.max(1, sections)).toLocaleString(tag, {
    maximumFractionDigits: 2,
  });
  return (
    <Section id="staff">
      <Facts
        inFigures
        facts={[
          { id: "principal", name: t.principal, value: own(staff.principal) },
          ...groups.map(({ id, name, count }) => ({
            id,
            name,
            value: count.toLocaleString(tag),
            note: <Strokes count={count} most={mostTeachers} />,
          })),
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
