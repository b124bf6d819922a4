import type { CampusDisclosure } from "../../../data/disclosure.ts";
import { languageOf } from "../../../data/languages.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { disclosureTexts } from "./disclosure.texts.ts";
import { Facts, Part, Section } from "./section.tsx";

export function Infrastructure({
  infrastructure,
}: {
  infrastructure: CampusDisclosure["infrastructure"];
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
          { name: t.area, value: t.squareMetres(say(area)) },
          { name: t.classrooms, value: t.ofSize(say(classrooms.count), say(classrooms.size)) },
          { name: t.library, value: say(libraryBooks) },
          { name: t.internet, value: hasInternet ? t.yes : t.no },
          { name: t.toiletsGirls, value: say(toilets.girls) },
          { name: t.toiletsBoys, value: say(toilets.boys) },
          { name: t.toiletsAccessible, value: say(toilets.accessible) },
          {
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
              name,
              value: t.ofSize(say(count), say(size)),
            }))}
          />
        </Part>
      )}
    </Section>
  );
}
