import { type CalendarKind, calendarKinds } from "../../../data/calendar/calendar-kinds.ts";
import { listIn } from "../../../data/languages.ts";
import { useLanguage } from "../../language/language.ts";

/** A calendar kind with its colour and name. */
export function KindMark({ kind }: { kind: CalendarKind }) {
  const name = useKindName()(kind);
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span className="kind-square" data-kind={kind} />
      {name}
    </span>
  );
}

/** The name of a kind in the language of the page. */
export function useKindName() {
  const kinds = listIn(calendarKinds, useLanguage());
  return (kind: CalendarKind) => kinds.find(({ id }) => id === kind)?.name ?? kind;
}
