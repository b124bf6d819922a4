import disclosureTexts from "messages:site/disclosure/disclosure";
import { languageOf } from "../../../data/languages.ts";
import type { CampusDisclosure } from "../../../data/pages/disclosure.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Facts, Part, Section, type Written } from "./section.tsx";

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
  return (
    <Section id="infrastructure">
      <Facts
        facts={[
          { id: "area", name: t.area, value: t.squareMetres(say(area)) },
          {
            id: "classrooms",
            name: t.classrooms,
            value: t.ofSize({ count: say(classrooms.count), size: say(classrooms.size) }),
          },
          { id: "library", name: t.library, value: say(libraryBooks) },
          { id: "internet", name: t.internet, value: hasInternet ? t.yes : t.no },
          { id: "toiletsGirls", name: t.toiletsGirls, value: say(toilets.girls) },
          { id: "toiletsBoys", name: t.toiletsBoys, value: say(toilets.boys) },
          { id: "toiletsAccessible", name: t.toiletsAccessible, value: say(toilets.accessible) },
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
            facts={laboratories.map(({ name, count, size }) => ({
              id: name,
              name: <span {...written}>{name}</span>,
              value: t.ofSize({ count: say(count), size: say(size) }),
            }))}
          />
        </Part>
      )}
    </Section>
  );
}
