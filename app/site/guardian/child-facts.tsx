import purposeNames from "messages:names/consentPurposes";
import childrenTexts from "messages:site/guardian/children";
import viewTexts from "messages:ui/recordViews";
import type { GuardianChild, GuardianPage } from "../../../data/consent/guardian-page.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { fullDate } from "../../ui/dates.ts";
import { Fact } from "../../ui/fact.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import { RecordViews } from "../../ui/record-views.tsx";

const fields = [
  ...(["admission_no", "campus", "class", "section", "roll_no", "house", "date_of_birth"] as const),
  ...(["gender", "route", "admitted_on", "left_on", "status", "address"] as const),
  ...(["guardian_name", "guardian_relation", "guardian_email", "guardian_phone"] as const),
];

/** The fields of the record in words, without unknown ones. */
export function ChildRecord({ child }: { child: GuardianChild }) {
  const language = useLanguage();
  const { record: t, values } = useTexts(childrenTexts);
  const shown = (field: (typeof fields)[number], value: string) => {
    if (field === "campus") return campusName(value, language);
    if (field === "gender" || field === "status") return values[value as keyof typeof values];
    const isDay = field === "date_of_birth" || field === "admitted_on" || field === "left_on";
    return isDay ? fullDate(value, language) : value;
  };
  return (
    <div className="grid gap-4">
      <h3 className="text-h3">{t.title}</h3>
      <dl className="numbers link-facts">
        {fields.map((field) => {
          const value = child.record[field];
          return (
            value && (
              <Fact key={field} name={t[field]}>
                {shown(field, value)}
              </Fact>
            )
          );
        })}
      </dl>
      <p className="text-small text-ink-2">{t.own}</p>
    </div>
  );
}

/** Every picture marked with the child; those that visitors see have a link to ask for their removal. */
export function ChildPictures({ child }: { child: GuardianChild }) {
  const { pictures: t } = useTexts(childrenTexts);
  return (
    <div className="grid gap-4">
      <h3 className="text-h3">{t.title(child.name)}</h3>
      {child.pictures.length === 0 && <p>{t.none(child.name)}</p>}
      <ul className="grid gap-6 sm:grid-cols-2">
        {child.pictures.map((picture) => {
          const album = picture.album ?? t.noAlbum;
          return (
            <li
              key={`${picture.id} ${picture.picture_id}`}
              className="grid content-start justify-items-start gap-2"
            >
              {picture.path && (
                <PictureImage
                  src={picture.path}
                  alt={picture.alt || t.alt(album)}
                  width={picture.width ?? 4}
                  height={picture.height ?? 3}
                  sizes="20rem"
                />
              )}
              <p>
                <span className="font-semibold">{album}</span>
                <br />
                {picture.shown ? t.shown : t.withheld}
                {picture.is_work && ` · ${t.work}`}
              </p>
              {picture.picture_id && (
                <ButtonLink
                  to={`/photo-removal?photo=${picture.picture_id}`}
                  variant="outline2"
                  aria-label={t.removeOf(album)}
                  className="no-print"
                >
                  {t.remove}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The videos with the child; nothing if there are none. */
export function ChildVideos({ child }: { child: GuardianChild }) {
  const { videos: t, pictures } = useTexts(childrenTexts);
  if (child.videos.length === 0) return null;
  return (
    <div className="grid gap-4">
      <h3 className="text-h3">{t.title(child.name)}</h3>
      <ul className="border-t border-line">
        {child.videos.map(({ id, title, shown, is_work }) => (
          <li key={id} className="border-b border-line py-3">
            <span className="font-semibold">{title ?? t.hidden}</span>
            <br />
            {shown ? pictures.shown : pictures.withheld}
            {is_work && ` · ${pictures.work}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who answered what, when and how, latest first. */
export function ChildHistory({ child }: { child: GuardianChild }) {
  const language = useLanguage();
  const { history: t, answers } = useTexts(childrenTexts);
  const names = useTexts(purposeNames);
  return (
    <div className="grid gap-4">
      <h3 className="text-h3">{t.title}</h3>
      {child.history.length === 0 && <p>{t.none}</p>}
      <ul className="grid gap-3">
        {child.history.map(({ purpose, is_given, given_by, channel, version, answered_at }) => (
          <li key={`${purpose} ${answered_at} ${given_by}`}>
            <p className="font-semibold">
              {t.line({ purpose: names[purpose], answer: is_given ? answers.yes : answers.no })}
            </p>
            <p className="text-small text-ink-2">
              {t.by({
                name: given_by,
                day: fullDate(answered_at, language),
                channel: t.channels[channel],
                version,
              })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The signed sheets on file; nothing if there are none. */
export function ChildSheets({ child }: { child: GuardianChild }) {
  const language = useLanguage();
  const { sheets: t } = useTexts(childrenTexts);
  const names = useTexts(purposeNames);
  if (child.sheets.length === 0) return null;
  return (
    <div className="grid gap-4">
      <h3 className="text-h3">{t.title}</h3>
      <ul className="grid gap-3">
        {child.sheets.map(({ id, filed_at, purposes }) => (
          <li key={id}>
            <p className="font-semibold">{t.line(fullDate(filed_at, language))}</p>
            {purposes.length > 0 && (
              <p className="text-small text-ink-2">
                {t.fact(purposes.map((purpose) => names[purpose]).join(", "))}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-2">{t.own}</p>
    </div>
  );
}

/** Who of the office viewed the record, latest first. */
export function ChildViews({ child }: { child: GuardianChild }) {
  const { title } = useTexts(viewTexts);
  return (
    <div className="grid gap-4">
      <h3 className="text-h3">{title}</h3>
      <RecordViews of={child.views} />
    </div>
  );
}

/** The registrations, RSVPs and bookings sent from the mailbox. */
export function SentList({ sent }: { sent: GuardianPage["sent"] }) {
  const language = useLanguage();
  const { sent: t } = useTexts(childrenTexts);
  return (
    <section aria-labelledby="sent" className="grid gap-4">
      <h2 id="sent" className="border-t-2 border-ink pt-4 text-h3">
        {t.title}
      </h2>
      {sent.length === 0 && <p>{t.none}</p>}
      <ul className="grid gap-3">
        {sent.map(({ kind, reference, about, who, status, at }) => (
          <li key={reference}>
            <p className="font-semibold">
              {t.line({ kind: t.kinds[kind], about })} ({t.states[status as keyof typeof t.states]})
            </p>
            <p className="text-small text-ink-2">
              {t.fact({ who, day: fullDate(at, language), reference })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
