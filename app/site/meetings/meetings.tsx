import meetingsTexts from "messages:site/meetings/meetings";
import { type ListedMeeting, listMeetings } from "../../../data/meetings/meetings.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { dayParts, fullDate, timeSpan } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Route } from "./+types/meetings";
import "./meetings.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  return { meetings: await listMeetings(supabase, language) };
}

export const meta: Route.MetaFunction = (page) => pageMeta(meetingsTexts[metaLanguage(page)], page);

export default function Meetings({ loaderData: { meetings } }: Route.ComponentProps) {
  const t = useTexts(meetingsTexts);
  return (
    <>
      <PageTop title={t.title} lead={meetings.length > 0 ? t.lead : undefined} />
      <div className="page pt-8 pb-section">
        {meetings.length > 0 ? (
          <div className="columns-12 gap-y-12">
            <ul aria-label={t.coming} className="meeting-list col-span-full lg:col-span-8">
              {meetings.map((meeting) => (
                <Entry key={meeting.id} meeting={meeting} />
              ))}
            </ul>
            <HowItWorks />
          </div>
        ) : (
          <EmptyState title={t.none.title} wayOn={{ to: "/calendar", label: t.none.action }}>
            <p>{t.none.fact}</p>
          </EmptyState>
        )}
      </div>
    </>
  );
}

/** What a family does, beside the table at which it will sit. */
function HowItWorks() {
  const t = useTexts(meetingsTexts);
  return (
    <section aria-labelledby="how" className="col-span-full lg:col-start-9">
      <Picture
        src="/prints/events/parents-meeting.svg"
        alt={t.picture}
        width={1600}
        height={1000}
        focus={[0.57, 0.88]}
        className="aspect-16/10"
      />
      <h2 id="how" className="mt-6 text-h4">
        {t.how}
      </h2>
      <ol className="meeting-steps numbers">
        {Object.entries(t.steps).map(([step, words]) => (
          <li key={step}>{words}</li>
        ))}
      </ol>
    </section>
  );
}

function Entry({ meeting }: { meeting: ListedMeeting }) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = meetingsTexts[language];
  const own = useLangOf(meeting.language);
  const { title, kind, campus, starts_at, ends_at, standing, free } = meeting;
  const { weekday, day, month } = dayParts(starts_at, language);
  const isBookable = standing === "open" && free > 0;
  const label = isBookable ? t.bookOf(title) : t.lookOf(title);
  return (
    <li data-edit={edit?.("meetings", meeting.id)} className="meeting-entry">
      <p className="meeting-day numbers">
        <span className="display text-h3">{`${day} ${month}`}</span>
        <span className="text-ink-2">{weekday}</span>
      </p>
      <div className="grid content-start gap-1">
        <h2 {...own} className="text-h3">
          {title}
        </h2>
        <p className="numbers text-ink-2">
          {t.kinds[kind as keyof typeof t.kinds]}, {timeSpan(starts_at, ends_at, language)}
        </p>
        <p className="text-ink-2">
          <CampusMark campus={campus} />
        </p>
        <p className="numbers font-semibold">{standingIn(meeting, language)}</p>
      </div>
      <ButtonLink
        to={`/meetings/${meeting.id}`}
        variant={isBookable ? "primary" : "outline2"}
        aria-label={label}
        className="self-center justify-self-start"
      >
        {isBookable ? t.book : t.look}
      </ButtonLink>
    </li>
  );
}

/** "12 times are free", or why none can be booked. */
function standingIn(
  { standing, free, book_from }: ListedMeeting,
  language: keyof typeof meetingsTexts,
): string {
  const t = meetingsTexts[language];
  if (standing === "open") return t.free(free);
  return standing === "early" ? t.early(fullDate(book_from ?? "", language)) : t[standing];
}
