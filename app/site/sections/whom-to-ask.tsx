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
    <section aria-labelledby="whom-to-ask" className="border-t-2 border-ink pt-5">
      <h2 id="whom-to-ask" className="text-h4">
        {t.whomToAsk}
      </h2>
      <address data-edit={edit?.("content", "school", "email")} className="numbers mt-2 not-italic">
        {[school.name, ...school.address].join(", ")}
        <br />
        <a href={`mailto:${school.email}`} className={link}>
          {school.email}
        </a>
        {", "}
        <PhoneLink phone={school.phone} className={link} />
      </address>
    </section>
  );
}
