import type { CampusDisclosure } from "../../../data/disclosure.ts";
import { useTexts } from "../../language/texts.ts";
import { disclosureTexts } from "./disclosure.texts.ts";
import { Facts, Section } from "./section.tsx";

const link =
  "underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current";

export function GeneralInformation({ general }: { general: CampusDisclosure["general"] }) {
  const t = useTexts(disclosureTexts);
  return (
    <Section id="general">
      <Facts
        facts={[
          { name: t.schoolName, value: general.schoolName },
          { name: t.affiliationNumber, value: general.affiliationNumber },
          { name: t.schoolCode, value: general.schoolCode },
          { name: t.address, value: general.address.join(", ") },
          { name: t.principal, value: general.principal },
          { name: t.qualification, value: general.qualification },
          {
            name: t.email,
            value: (
              <a href={`mailto:${general.email}`} className={link}>
                {general.email}
              </a>
            ),
          },
          {
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
