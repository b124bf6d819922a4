import { replyStates } from "../../../data/events/reply-fields.ts";
import { listIn } from "../../../data/languages.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { timeSpan } from "../../ui/dates.ts";
import { Status } from "../../ui/status.tsx";
import { checkInTexts } from "./check-in.texts.ts";
import type { DoorGuest } from "./door-list.ts";

/** The guests whose name or reference has what is searched for, and how many of all are here. */
export function DoorGuests({
  guests,
  search,
  tick,
}: {
  guests: DoorGuest[];
  search: string;
  tick: (reference: string, isHere: boolean) => void;
}) {
  const language = useLanguage();
  const t = checkInTexts[language];
  const wanted = search.trim().toLowerCase();
  const found = guests.filter(({ name, reference }) =>
    `${name} ${reference}`.toLowerCase().includes(wanted),
  );
  const heads = (some: DoorGuest[]) =>
    some.reduce((sum, { adults, children }) => sum + adults + children, 0);
  return (
    <section aria-label={t.title}>
      <p className="door-count numbers">
        {t.here(heads(guests.filter(({ cameAt }) => cameAt)), heads(guests))}
      </p>
      {found.length === 0 && <p>{guests.length === 0 ? t.none : t.nobody}</p>}
      <ul className="door-list numbers">
        {found.map((guest) => (
          <li key={guest.reference} data-here={guest.cameAt !== null}>
            <div>
              <p className="door-name">{guest.name}</p>
              <p className="text-ink-2">
                {t.people(guest.adults + guest.children)}, {guest.reference}
                {guest.cameAt && `, ${t.since(timeSpan(guest.cameAt, null, language))}`}
              </p>
              {guest.status !== "going" && (
                <Status kind="waiting">
                  {listIn(replyStates, language).find(({ id }) => id === guest.status)?.name}
                </Status>
              )}
            </div>
            <Button
              variant={guest.cameAt ? "ghost" : "primary"}
              aria-label={guest.cameAt ? t.untickOf(guest.name) : t.tickOf(guest.name)}
              onClick={() => tick(guest.reference, !guest.cameAt)}
            >
              {guest.cameAt ? t.untick : t.tick}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
