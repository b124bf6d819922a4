import disclosureTexts from "messages:site/disclosure/disclosure";
import type { CampusDisclosure } from "../../../data/pages/disclosure.ts";
import { useTexts } from "../../language/texts.ts";
import { Facts, Section, type Written } from "./section.tsx";

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
            value: (
              <a href={`tel:${general.phone.replaceAll(" ", "")}`} className={link}>
                {general.phone}
              </a>
            ),
          },
        ]}
      />
    </Section>
  );
}
