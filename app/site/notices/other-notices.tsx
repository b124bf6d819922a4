import noticesTexts from "messages:site/notices/notices";
import noticesNames from "messages:site/notices/noticesNames";
import { bannerText } from "../../../data/notices/latest-updates.ts";
import type { NoticeRow } from "../../../data/notices/notices.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";
import { NoticeFacts } from "./notice-parts.tsx";

/** What else holds for the campus of a notice, newest first, and the way to all. */
export function OtherNotices({ notices, campus }: { notices: NoticeRow[]; campus: string | null }) {
  const t = useTexts(noticesTexts);
  const language = useLanguage();
  return (
    <section
      aria-labelledby="other-notices"
      className="no-print border-t border-line bg-paper-sunk"
    >
      <div className="page columns-12 py-12 lg:py-16">
        <div className="col-span-full lg:col-span-4">
          <h2 id="other-notices" className="text-h3">
            {campus ? t.othersOf(campusName(campus, language)) : t.others}
          </h2>
          <p className="mt-3">
            <CutLink to="/notices" arrow>
              {noticesNames[language].all}
            </CutLink>
          </p>
        </div>
        <div className="col-span-full mt-6 lg:col-[5/-1] lg:mt-0">
          {notices.length > 0 ? (
            <ul className="border-t-2 border-ink">
              {notices.map((notice) => (
                <Other key={notice.id} notice={notice} />
              ))}
            </ul>
          ) : (
            <p className="border-t-2 border-ink pt-4 text-ink-2">{t.noOthers}</p>
          )}
        </div>
      </div>
    </section>
  );
}

function Other({ notice }: { notice: NoticeRow }) {
  return (
    <li className="border-b border-line">
      <SiteLink to={`/notices/${notice.id}`} className="group block py-4">
        <NoticeFacts notice={notice} />
        <h3
          {...useLangOf(notice.language)}
          className="mt-1 text-h4 decoration-pine-300 decoration-2 underline-offset-4 group-hover:underline"
        >
          {bannerText(notice.content)}
        </h3>
        <EnglishMark language={notice.language} />
      </SiteLink>
    </li>
  );
}
