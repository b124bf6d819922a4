import homeTexts from "messages:site/home/home";
import type { Language } from "../../../data/languages.ts";
import type { HomePage } from "../../../data/pages/home-page.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CutLink } from "../../ui/site-link.tsx";

/** The page's call to action at dusk, above the footer. */
export function AdmissionsCall({
  admissions,
  language,
}: {
  admissions?: HomePage["admissions"];
  language: Language;
}) {
  const t = useTexts(homeTexts).join;
  const inItsLanguage = useLangOf(language);
  return (
    <section
      aria-labelledby="join"
      className="rendered-when-near pt-[calc(var(--spacing-section)*0.35)]"
    >
      <div className="page columns-12">
        <div className="col-span-full lg:col-span-8">
          <h2 id="join" className="text-h1" {...(admissions && inItsLanguage)}>
            {admissions?.title ?? t.title}
          </h2>
          {admissions && (
            <p {...inItsLanguage} className="mt-4.5 max-w-[36rem] text-lead text-ink-2">
              {admissions.lead}
            </p>
          )}
        </div>
        <div className="col-span-full mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 self-end lg:col-[9/13] lg:mt-0 lg:justify-end">
          <CutLink to="/scholarship">{t.fees}</CutLink>
          <ButtonLink to="/admissions" variant="cta" size="large" className="max-md:w-full">
            {t.now}
          </ButtonLink>
        </div>
        {admissions && (
          <ol {...inItsLanguage} className="steps col-span-full mt-[clamp(2.5rem,4.5vw,4.5rem)]">
            {admissions.steps.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 max-w-[19rem] leading-[1.45] text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
      <img
        src="/prints/scenes/foothills-dusk.svg"
        alt=""
        width={2400}
        height={560}
        loading="lazy"
        className="mt-[clamp(1rem,2vw,3rem)] h-[clamp(13rem,22vw,34rem)] w-full object-cover object-[70%_100%]"
      />
    </section>
  );
}
