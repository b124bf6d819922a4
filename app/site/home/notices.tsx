import noticesNames from "messages:site/notices/noticesNames";
import {
  bannerText,
  type LatestUpdate,
  noticeDetail,
} from "../../../data/notices/latest-updates.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { fullDate } from "../../ui/dates.ts";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";

/** The newest notices in full; the banner shows only their first words. */
export function Notices({ updates }: { updates: LatestUpdate[] }) {
  const edit = useEditMark();
  const t = useTexts(noticesNames);
  const language = useLanguage();
  if (updates.length === 0) return null;
  return (
    <section aria-labelledby="notices" className="border-b border-line bg-paper-sunk">
      <div className="page columns-12 py-10 lg:py-14">
        <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-6 lg:col-span-3 lg:flex-col lg:justify-start lg:gap-y-3">
          <h2 id="notices" className="text-h3">
            {t.title}
          </h2>
          <CutLink to="/notices" arrow>
            {t.all}
          </CutLink>
        </div>
        <ul className="col-span-full mt-5 grid gap-x-gap gap-y-6 md:grid-cols-3 lg:col-span-9 lg:mt-0">
          {updates.slice(0, 3).map((update) => (
            <li
              data-edit={edit?.("updates", update.id)}
              key={update.id}
              className="border-t-2 border-ink pt-3 max-md:not-first:border-t max-md:not-first:border-line"
            >
              <p className="numbers flex flex-wrap gap-x-4 text-small text-ink-2">
                <CampusMark campus={update.campus} />
                <time dateTime={update.created_at}>{fullDate(update.created_at, language)}</time>
              </p>
              <NoticeText update={update} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function NoticeText({ update }: { update: LatestUpdate }) {
  const detail = noticeDetail(update.content);
  const written = useLangOf(update.language);
  return (
    <>
      <p className="mt-1.5 font-semibold" {...written}>
        {update.link ? (
          <SiteLink
            to={update.link}
            className="underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current"
          >
            {bannerText(update.content)}
          </SiteLink>
        ) : (
          bannerText(update.content)
        )}
      </p>
      {detail && (
        <p className="mt-1 text-ink-2" {...written}>
          {detail}
        </p>
      )}
      <EnglishMark language={update.language} />
    </>
  );
}
