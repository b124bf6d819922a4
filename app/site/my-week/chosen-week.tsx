import myWeekTexts from "messages:site/my-week/myWeek";
import { monthOf } from "../../../data/calendar/days.ts";
import { type MyChoice, type MyWeek, myChoiceQuery } from "../../../data/calendar/my-week.ts";
import { addressIn } from "../../../data/languages.ts";
import type { MyBus } from "../../../data/transport/my-bus.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Consent } from "../../ui/consent.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import { CalendarAgenda } from "../calendar/calendar-agenda.tsx";
import { addressesOfFeed } from "../calendar/calendar-feeds.ts";
import { SubscribeWays } from "../calendar/subscribe.tsx";
import { NoticeList } from "../notices/notice-list.tsx";
import { OwnBus } from "./own-bus.tsx";
import { UrgentNotices } from "./urgent-notices.tsx";

type ChosenWeekProps = {
  week: MyWeek;
  bus: MyBus;
  choice: MyChoice;
  siteUrl: string;
  /** Undefined where nothing goes to devices. */
  pushKey: string | undefined;
  refused: RefusedForm | undefined;
};

/** What concerns a family this week, and how to get it automatically. */
export default function ChosenWeek(props: ChosenWeekProps) {
  const { week, bus, choice, siteUrl, pushKey, refused } = props;
  const language = useLanguage();
  const t = myWeekTexts[language];
  const query = myChoiceQuery(choice);
  const feed = addressIn(
    language,
    `/my-week/calendar.ics?${myChoiceQuery({ ...choice, stop: null })}`,
  );
  return (
    <>
      <section aria-labelledby="week" className="page calendar-page pt-8">
        <h2 id="week" className="mb-4 text-h3">
          {t.week}
        </h2>
        {week.occurrences.length > 0 ? (
          <CalendarAgenda
            occurrences={week.occurrences}
            from={week.from}
            month={monthOf(week.from)}
          />
        ) : (
          <EmptyState title={t.nothing} heading="h3" wayOn={{ to: "/calendar", label: t.calendar }}>
            <p>{t.nothingFact}</p>
          </EmptyState>
        )}
      </section>
      <OwnBus bus={bus} choice={choice} today={week.from} />
      <section aria-labelledby="notices" className="page pt-12 pb-section">
        <h2 id="notices" className="mb-4 text-h3">
          {t.notices}
        </h2>
        {week.notices.length > 0 ? (
          <NoticeList notices={week.notices} heading="h3" />
        ) : (
          <p className="border-t-2 border-ink pt-4 text-ink-2">{t.noNotices}</p>
        )}
        <p className="no-print mt-8">
          <ButtonLink to="/notices" variant="outline2">
            {t.allNotices}
          </ButtonLink>
        </p>
      </section>
      <div className="no-print bg-paper-sunk">
        <div className="page columns-12 gap-y-12 py-section-70">
          <section aria-labelledby="feed" className="col-span-full lg:col-span-7">
            <h2 id="feed" className="text-h3">
              {t.feed}
            </h2>
            <p className="mt-3 max-w-144 text-ink-2">{t.feedLead}</p>
            <SubscribeWays addresses={addressesOfFeed(feed, siteUrl)} />
          </section>
          <EmailForm to={`/my-week?${query}`} refused={refused} />
          {pushKey && <UrgentNotices choice={choice} pushKey={pushKey} />}
        </div>
      </div>
    </>
  );
}

/** The subscription to the weekly email; a first email confirms it. */
function EmailForm({ to, refused }: { to: string; refused: RefusedForm | undefined }) {
  const t = useTexts(myWeekTexts);
  return (
    <section aria-labelledby="email-title" className="col-span-full lg:col-start-9">
      <h2 id="email-title" className="text-h3">
        {t.emailTitle}
      </h2>
      <p className="mt-3 mb-6 text-ink-2">{t.emailLead}</p>
      <SentForm id="weekly-email" to={to} refused={refused} send={t.send} proven>
        <Field
          label={t.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={refused?.values.email ?? ""}
          error={refused?.errors.email}
          className="wide"
        />
        <Consent refused={refused} />
      </SentForm>
    </section>
  );
}
