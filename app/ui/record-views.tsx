import roleNames from "messages:names/officeRoles";
import viewTexts from "messages:ui/recordViews";
import type { RecordView } from "../../data/consent/record-views.ts";
import { useLanguage } from "../language/language.ts";
import { useTexts } from "../language/texts.ts";
import { fullDate, monthAndYear } from "./dates.ts";

/** The colleagues who looked at a child's record, for its guardians and for the office. */
export function RecordViews({ of: views }: { of: readonly RecordView[] }) {
  const language = useLanguage();
  const t = useTexts(viewTexts);
  const roles = useTexts(roleNames);
  if (views.length === 0) return <p>{t.none}</p>;
  return (
    <>
      <p>{t.fact}</p>
      <ul className="grid gap-3">
        {views.map(({ kind, day, name, role, times }) => (
          <li key={`${kind} ${day} ${name} ${role}`}>
            <p className="font-semibold">
              {name ? t.who({ name, role: roles[role] }) : roles[role]}
            </p>
            <p className="text-small text-ink-2">
              {t.said({
                what:
                  kind === "record"
                    ? t.record(fullDate(day, language))
                    : t.list(monthAndYear(day, language)),
                times: t.times(times),
              })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
