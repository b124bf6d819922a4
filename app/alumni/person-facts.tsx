import alumniPartsTexts from "messages:alumni/alumniParts";
import personTexts from "messages:alumni/person";
import { Fragment, type ReactNode } from "react";
import { campusName } from "../../data/school/campuses.ts";
import { choiceName } from "../../data/school/choices.ts";
import { useSchoolChoices } from "../connection/school-choices.ts";
import { useLanguage } from "../language/language.ts";
import { useTexts } from "../language/texts.ts";
import { PhoneLink } from "../ui/phone-link.tsx";
import { Picture } from "../ui/picture.tsx";
import { Status } from "../ui/status.tsx";

type ShownPerson = {
  full_name: string | null;
  batch_year: number | null;
  campus: string | null;
  house: string | null;
  stream: string | null;
  profession: string | null;
  organisation: string | null;
  industry: string | null;
  city: string | null;
  country: string | null;
  bio: string | null;
  avatar: string | null;
  contact_email: string | null;
  phone: string | null;
  links: unknown;
  is_mentor: boolean | null;
  mentor_topics: string[] | null;
};

/** The facts about a person as a ruled list. Hidden ones are absent. */
export function PersonFacts({ person }: { person: ShownPerson }) {
  const language = useLanguage();
  const t = personTexts[language];
  const parts = useTexts(alumniPartsTexts);
  useSchoolChoices();
  const { batch_year, campus, house, stream, avatar, bio, phone, contact_email } = person;
  const school = [
    batch_year && parts.batch(batch_year),
    campus && campusName(campus, language),
    house && t.house(choiceName("houses", house, language)),
    stream && choiceName("streams", stream, language),
  ];
  const links = Array.isArray(person.links)
    ? (person.links as { label: string; url: string }[])
    : [];
  const facts: [label: string, value: ReactNode][] = [
    [t.school, joined(school)],
    [t.work, joined([person.profession, person.organisation, person.industry])],
    [t.place, joined([person.city, person.country])],
    [t.about, bio && <span className="whitespace-pre-line">{bio}</span>],
    [t.phone, phone && <PhoneLink phone={phone} className="" />],
    [t.email, contact_email && <a href={`mailto:${contact_email}`}>{contact_email}</a>],
    [
      t.links,
      links.length > 0 &&
        links.map(({ label, url }, index) => (
          <Fragment key={url}>
            {index > 0 && ", "}
            <a href={url} rel="nofollow noopener ugc" className="inline-link">
              {label}
            </a>
          </Fragment>
        )),
    ],
    [t.mentors, person.is_mentor && (joined(person.mentor_topics ?? []) || parts.mentor)],
  ];
  return (
    <div>
      {avatar?.startsWith("/") && (
        <Picture
          src={avatar}
          alt={person.full_name ?? ""}
          width={400}
          height={500}
          sizes="10rem"
          className="mb-7 aspect-4/5 w-40"
        />
      )}
      {person.is_mentor && (
        <p className="mb-4">
          <Status kind="good">{parts.mentor}</Status>
        </p>
      )}
      <dl className="border-t-2 border-ink">
        {facts.map(
          ([label, value]) =>
            value && (
              <div
                key={label}
                className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[9rem_minmax(0,1fr)]"
              >
                <dt className="text-ink-2">{label}</dt>
                <dd className="numbers min-w-0 wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

function joined(values: (string | number | null | false | undefined)[]): string {
  return values.filter(Boolean).join(", ");
}
