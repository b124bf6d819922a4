import legalTexts from "messages:site/legal/legal";
import { useTexts } from "../../language/texts.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { PhoneLink } from "../../ui/phone-link.tsx";

/** The school's address below a text about rights. */
export function WhomToAsk() {
  const edit = useEditMark();
  const t = useTexts(legalTexts);
  const { school } = useSharedData();
  const link =
    "underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current";
  return (
    <section
      aria-labelledby="whom-to-ask"
      className="border-t-2 border-ink pt-5 lg:columns-12 lg:pt-7"
    >
      <h2 id="whom-to-ask" className="text-h3 lg:col-span-4">
        {t.whomToAsk}
      </h2>
      <address
        data-edit={edit?.("content", "school", "email")}
        className="numbers mt-2 text-lead not-italic lg:col-span-8 lg:col-start-5 lg:mt-0"
      >
        <span className="block max-w-176">{[school.name, ...school.address].join(", ")}</span>
        <a href={`mailto:${school.email}`} className={link}>
          {school.email}
        </a>
        {", "}
        <PhoneLink phone={school.phone} className={link} />
      </address>
    </section>
  );
}
