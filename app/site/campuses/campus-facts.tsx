import campusTexts from "messages:site/campuses/campus";
import type { ReactNode } from "react";
import type { InLanguage } from "../../../data/languages.ts";
import type { CampusPage } from "../../../data/pages/campus-pages.ts";
import type { CampusId } from "../../../data/school/campuses.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { PhoneLink } from "../../ui/phone-link.tsx";

/** The key facts for a parent: ages, size, hours and phone. */
export function CampusFacts({
  campus,
  content,
}: {
  campus: { id: CampusId; facts: readonly string[] };
  content: InLanguage<CampusPage> | null;
}) {
  const edit = useEditMark();
  const t = useTexts(campusTexts);
  const langOfContent = useLangOf(content?.language);
  return (
    <section className="page pt-section-60 pb-section-70" aria-label={t.about}>
      <ul
        data-edit={edit?.("campuses", campus.id)}
        className="numbers flex flex-wrap gap-x-10 gap-y-2"
      >
        {campus.facts.map((fact) => (
          <li
            key={fact}
            className="font-display text-[clamp(2rem,1.4rem+2vw,3.25rem)]/[1.1] font-headline tracking-[-0.02em] text-pine-800"
          >
            {fact}
          </li>
        ))}
      </ul>
      <dl
        data-edit={edit?.("content", `campus/${campus.id}`, "hours")}
        className="full-rows numbers mt-6 border-t-2 border-ink"
      >
        {content?.levels && (
          <Fact label={t.levels}>
            <span {...langOfContent}>{content.levels}</span>
          </Fact>
        )}
        {content?.hours.map(({ what, when }) => (
          <Fact key={what} label={what} {...langOfContent}>
            {when}
          </Fact>
        ))}
        <Fact label={t.phone}>
          <PhoneNumber campus={campus.id} />
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ label, lang, children }: { label: string; lang?: string; children: ReactNode }) {
  return (
    <div
      lang={lang}
      className="grid grid-cols-[7.25rem_minmax(0,1fr)] content-start gap-x-4 sm:grid-cols-[8.5rem_minmax(0,1fr)] border-b border-line pt-3 pb-2.5"
    >
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** The campus's own number, else the school's. */
function PhoneNumber({ campus }: { campus: CampusId }) {
  const { school } = useSharedData();
  const phone = school.campusPhones[campus] ?? school.phone;
  return (
    <PhoneLink
      phone={phone}
      className="underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current"
    />
  );
}
