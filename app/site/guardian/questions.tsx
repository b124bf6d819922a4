import purposeTexts from "messages:names/consentPurposes";
import informationTexts from "messages:site/guardian/information";
import { purposes } from "../../../data/consent/purposes.ts";
import type { getConsentWording } from "../../../data/consent/wording.ts";
import { useLanguage } from "../../language/language.ts";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { fullDate } from "../../ui/dates.ts";

type Wording = Awaited<ReturnType<typeof getConsentWording>>;

/** The questions as they stand on the child's page, each with its two boxes. */
export function Questions({ wording }: { wording: Wording }) {
  const language = useLanguage();
  const t = useTexts(informationTexts);
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="page columns-12 scroll-mt-16 gap-y-6 pt-section-60"
    >
      <div className="col-span-full lg:col-span-4">
        <h2 id="questions-title" className="text-balance">
          {t.questions}
        </h2>
        {wording ? (
          <Part language={wording.language}>
            <p className="mt-4 text-large lg:mt-6">{wording.intro}</p>
          </Part>
        ) : (
          <p className="mt-4 text-large lg:mt-6">{t.noQuestions}</p>
        )}
      </div>
      {wording && (
        <div className="col-span-full lg:col-start-5">
          <Slip wording={wording} />
          <p className="numbers mt-4 text-ink-2">
            {t.version({ version: wording.version, day: fullDate(wording.asked_from, language) })}
          </p>
        </div>
      )}
    </section>
  );
}

const boxes = ["yes", "no"] as const;

function Slip({ wording }: { wording: NonNullable<Wording> }) {
  const t = useTexts(informationTexts);
  const names = useTexts(purposeTexts);
  return (
    <dl className="border-t-4 border-saffron-400 bg-paper-raised px-4 shadow-lift sm:px-8">
      {purposes.map((purpose) => (
        <div
          key={purpose}
          className="grid items-center gap-x-6 border-b border-line py-5 last:border-0 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <dt className="font-display text-h3 font-headline">{names[purpose]}</dt>
          <dd className="mt-1 max-w-144 text-large">
            <Part language={wording.language}>{wording[purpose]}</Part>
          </dd>
          <dd
            aria-hidden
            className="flex gap-x-8 max-sm:mt-3 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:gap-4"
          >
            {boxes.map((box) => (
              <span
                key={box}
                className="flex items-center gap-2.5 sm:grid sm:justify-items-center sm:gap-1"
              >
                <span className="size-8 rounded-mark border-2 border-line-strong" />
                {t.boxes[box]}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
