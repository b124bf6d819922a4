import alumniPartsTexts from "messages:alumni/alumniParts";
import type { ListedAlumnus } from "../../../data/alumni/directory.ts";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";

/** The people found, as a ruled register. */
export function PeopleRegister({ people }: { people: ListedAlumnus[] }) {
  return (
    <ul className="mt-4 border-t-2 border-ink">
      {people.map((person) => (
        <Person key={person.id} person={person} />
      ))}
    </ul>
  );
}

function Person({ person }: { person: ListedAlumnus }) {
  const t = useTexts(alumniPartsTexts);
  const { id, full_name, batch_year, campus, profession, organisation, city, country } = person;
  const work = [profession, organisation].filter(Boolean).join(", ");
  const place = [city, country].filter(Boolean).join(", ");
  return (
    <li className="relative grid gap-x-8 gap-y-0.5 border-b border-line py-4 hover:bg-paper-sunk md:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)] md:items-baseline">
      <div>
        <h2 className="text-h4">
          <SiteLink
            to={`/alumni/directory/${id}`}
            className="after:absolute after:inset-0 after:content-['']"
          >
            {full_name}
          </SiteLink>
        </h2>
        <p className="numbers flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
          {batch_year && <span>{t.batch(batch_year)}</span>}
          {campus && <CampusMark campus={campus} />}
          {person.is_mentor && <Status kind="good">{t.mentor}</Status>}
        </p>
      </div>
      <p>{work}</p>
      <p className="text-ink-2 md:text-right">{place}</p>
    </li>
  );
}
