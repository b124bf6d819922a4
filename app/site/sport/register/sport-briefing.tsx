import registerTexts from "messages:site/sports/register";
import type { SportToRegister } from "../../../../data/sports/sports-registrations.ts";
import { useLangOf } from "../../../language/english-mark.tsx";
import { useTexts } from "../../../language/texts.ts";
import { CampusMark } from "../../../ui/campus-mark.tsx";

/** What a parent weighs before the form: for whom, when, and whether there is a place. */
export function SportBriefing({ sport, year }: { sport: SportToRegister; year: number }) {
  const t = useTexts(registerTexts);
  const own = useLangOf(sport.factsLanguage);
  return (
    <aside aria-label={t.about} className="register-briefing numbers">
      <p>
        <CampusMark campus={sport.campus} />
      </p>
      <section>
        <h2 className="text-h4">{t.ageGroups}</h2>
        <p {...own} className="font-semibold">
          {sport.age_groups.join(", ") || t.anyAge}
        </p>
        {sport.age_groups.length > 0 && <p className="text-ink-2">{t.ageRule(year)}</p>}
      </section>
      {sport.batches.length > 0 && (
        <section>
          <h2 className="text-h4">{t.batches}</h2>
          <dl>
            {sport.batches.map(({ id, name, timings, placesLeft }) => (
              <div key={id}>
                <dt {...own}>{name}</dt>
                {timings.map((timing) => (
                  <dd key={timing} {...own}>
                    {timing}
                  </dd>
                ))}
                {placesLeft !== null && <dd className="register-places">{t.places(placesLeft)}</dd>}
              </div>
            ))}
          </dl>
        </section>
      )}
    </aside>
  );
}
