import rsvpFormTexts from "messages:site/invites/rsvpForm";
import rsvpPlaceTexts from "messages:site/invites/rsvpPlace";
import type { SchoolEvent } from "../../../data/events/events.ts";
import { eventPath } from "../../../data/pages/row-paths.ts";
import { campusName } from "../../../data/school/campuses.ts";
import type { School } from "../../../data/school/school-schema.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Consent } from "../../ui/consent.tsx";
import { fullDate, timeSpan } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { callingAddress } from "../../ui/phone-link.tsx";
import { fieldsOf } from "../../ui/refused-form.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import { HallDrawn } from "./hall-drawn.tsx";
import { ReplyFields, SendReply } from "./rsvp/party-fields.tsx";

/** Where to RSVP: how many places there are, until when, and the form. */
export function RsvpPlace({
  event,
  refused,
}: {
  event: SchoolEvent;
  refused: RefusedForm | undefined;
}) {
  const language = useLanguage();
  const t = rsvpPlaceTexts[language];
  const isFull = event.rsvps === "waiting list";
  const words = isFull ? t.full : t.open;
  return (
    <section id="reply" aria-labelledby="rsvp-heading" className="no-print bg-paper-sunk">
      <div className="page columns-12 gap-y-9 py-section-60">
        <div className="col-span-full lg:col-span-5">
          <h2 id="rsvp-heading">{words.title}</h2>
          <p className="mt-4 max-w-112 text-ink-2">{words.lead}</p>
          <HallDrawn event={event} />
          <dl className="rsvp-counts numbers mt-6 empty:hidden">
            {event.placesLeft !== null && (
              <Row
                value={isFull ? event.waiting : event.placesLeft}
                label={words.count}
                note={words.of(event.capacity ?? 0)}
              />
            )}
            {event.rsvp_until && (
              <div className="border-b border-line pt-5 pb-4">
                <dt className="font-semibold">{t.until(fullDate(event.rsvp_until, language))}</dt>
                <dd className="text-ink-2">{timeSpan(event.rsvp_until, null, language)}</dd>
              </div>
            )}
          </dl>
        </div>
        <div className="rsvp-card col-span-full lg:col-start-7">
          <RsvpForm event={event} refused={refused} />
        </div>
        <HowToRsvp event={event} />
      </div>
    </section>
  );
}

function Row({ value, label, note }: { value: number; label: string; note: string }) {
  return (
    <div className="grid items-center gap-x-gap border-b border-line pt-4 pb-3 md:grid-cols-[minmax(max-content,4fr)_minmax(0,8fr)]">
      <dt className="leading-close max-md:row-start-2 md:col-start-2 md:row-start-1">
        <span className="block font-semibold">{label}</span>
        <span className="text-ink-2">{note}</span>
      </dt>
      <dd className="whitespace-nowrap font-display text-numeral font-headline tracking-tight text-pine-800 md:col-start-1 md:row-start-1">
        {value.toLocaleString("en-IN")}
      </dd>
    </div>
  );
}

/** How to RSVP by email or phone, at the inviting campus. */
function HowToRsvp({ event }: { event: SchoolEvent }) {
  const { school } = useSharedData();
  const language = useLanguage();
  const t = rsvpPlaceTexts[language];
  const phone = phoneOf(school, event.campus);
  const subject = encodeURIComponent(t.subject(event.title));
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-x-columns gap-y-4 border-t border-line-strong pt-6">
      <p className="max-w-144">{t.how(event.campus && campusName(event.campus, language))}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`mailto:${school.email}?subject=${subject}`} variant="outline2">
          {t.byEmail}
        </ButtonLink>
        <ButtonLink
          to={callingAddress(phone)}
          variant="outline"
          className="numbers"
          aria-label={t.call(phone)}
        >
          {phone}
        </ButtonLink>
      </div>
    </div>
  );
}

function phoneOf({ campusPhones, phone }: School, campus: string | null): string {
  return (campus && campusPhones[campus as keyof School["campusPhones"]]) || phone;
}

/** The RSVP form; after a refusal it keeps what was typed. */
function RsvpForm({ event, refused }: { event: SchoolEvent; refused: RefusedForm | undefined }) {
  const t = useTexts(rsvpFormTexts);
  const field = fieldsOf(refused);
  return (
    <SentForm
      id="rsvp-form"
      proven
      to={eventPath(event.slug)}
      refused={refused}
      send={
        <SendReply words={t.send} coming={event.rsvps === "waiting list" ? t.sendToList : t.send} />
      }
    >
      <ReplyFields event={event} refused={refused}>
        <Field label={t.name} {...field("name")} autoComplete="name" className="wide" />
        <Field
          label={t.email}
          {...field("email")}
          type="email"
          autoComplete="email"
          hint={t.emailHint}
          className="wide"
        />
      </ReplyFields>
      <Consent refused={refused} />
    </SentForm>
  );
}
