import noticesTexts from "messages:site/notices/notices";
import noticesNames from "messages:site/notices/noticesNames";
import { Rss } from "lucide-react";
import { listNotices, listNoticeYears, noticeFilterSchema } from "../../../data/notices/notices.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Route } from "./+types/notices";
import { feedLink, feedPath } from "./feed-address.ts";
import { NoticeList } from "./notice-list.tsx";

const noticesPerPage = 20;

export const handle: PageHandle = { query: ["campus", "year", "before"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const filter = noticeFilterSchema.parse(
    Object.fromEntries((handle.query ?? []).map((name) => [name, url.searchParams.get(name)])),
  );
  const [page, years] = await Promise.all([
    listNotices(supabase, { limit: noticesPerPage, filter }, language),
    listNoticeYears(supabase),
  ]);
  return { ...page, years, filter };
}

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title } = noticesNames[language];
  const { description } = noticesTexts[language];
  return [...pageMeta({ title, description }, page), feedLink(language)];
};

export default function Notices({ loaderData }: Route.ComponentProps) {
  const { notices, older, years, filter } = loaderData;
  const { campus, year, before } = filter;
  const t = useTexts(noticesTexts);
  const language = useLanguage();
  const isEmptySchool = years.length === 0;
  return (
    <>
      <PageTop
        title={noticesNames[language].title}
        lead={isEmptySchool ? undefined : t.lead}
        action={
          <ButtonLink
            to={feedPath}
            variant="outline"
            className="no-print"
            reloadDocument
            prefetch="none"
          >
            <Icon of={Rss} />
            {t.feed}
          </ButtonLink>
        }
      />
      <div className="page pt-8 pb-section">
        {!isEmptySchool && (
          <div className="no-print grid gap-y-1 border-t-2 border-ink py-2.5">
            <FilterLinks
              label={t.campus}
              parameter="campus"
              chosen={campus}
              choices={campusesIn(language).map(({ id, name }) => ({
                value: id,
                label: name,
              }))}
              forgets={["before"]}
            />
            {(years.length > 1 || year !== null) && (
              <FilterLinks
                label={t.year}
                parameter="year"
                chosen={year === null ? null : String(year)}
                choices={years.map((one) => ({ value: String(one), label: one }))}
                forgets={["before"]}
              />
            )}
          </div>
        )}
        <p role="status" className="sr-only">
          {t.count(notices.length)}
        </p>
        {notices.length > 0 ? (
          <NoticeList notices={notices} lead={!before} />
        ) : (
          <NoNotices isEmptySchool={isEmptySchool} />
        )}
        {(older || before) && (
          <nav aria-label={t.pages} className="no-print mt-10 flex flex-wrap gap-3">
            {before && (
              <ButtonLink to={addressOf({ campus, year })} variant="outline">
                {t.newest}
              </ButtonLink>
            )}
            {older && (
              <ButtonLink to={addressOf({ campus, year, before: older })} variant="outline2">
                {t.older}
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </>
  );
}

function NoNotices({ isEmptySchool }: { isEmptySchool: boolean }) {
  const names = useTexts(noticesNames);
  const t = useTexts(noticesTexts);
  return (
    <EmptyState
      title={isEmptySchool ? t.emptyTitle : t.noneTitle}
      className={isEmptySchool ? "" : "mt-8"}
      wayOn={{ to: isEmptySchool ? "/" : "/notices", label: isEmptySchool ? t.home : names.all }}
    >
      <p>{isEmptySchool ? t.emptyFact : t.noneFact}</p>
      <p>{isEmptySchool ? t.emptyNext : t.noneNext}</p>
    </EmptyState>
  );
}

function addressOf(parameters: Record<string, string | number | null>): string {
  const chosen = Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return chosen.length > 0 ? `/notices?${new URLSearchParams(chosen)}` : "/notices";
}
