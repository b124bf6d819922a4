import noticesTexts from "messages:site/notices/notices";
import noticesNames from "messages:site/notices/noticesNames";
import { data, isRouteErrorResponse } from "react-router";
import { bannerText, noticeAddress, noticeDetail } from "../../../data/notices/latest-updates.ts";
import { getNotice, listOtherNotices, type NoticeRow } from "../../../data/notices/notices.ts";
import { noticePath } from "../../../data/pages/row-paths.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { FailedPage } from "../../layout/error-pages.tsx";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Breadcrumbs } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { DocumentLinks } from "../../ui/document-links.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { ShareButton } from "../../ui/share-button.tsx";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/notice";
import { Clip, Felt, Pin } from "./board.tsx";
import { Leaf, MoreLinks, NoticeFacts } from "./notice-parts.tsx";

export const handle: PageHandle = {
  breadcrumb: (loaderData?: { notice: { content: string } }) =>
    loaderData && bannerText(loaderData.notice.content),
};

const mostOthers = 4;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const notice = await getNotice(supabase, params.id, language);
  if (!notice) throw data({ message: "Notice not found" }, { status: 404 });
  const others = await listOtherNotices(supabase, notice, { limit: mostOthers }, language);
  return { notice, others };
}

export const meta: Route.MetaFunction = (page) => {
  const t = noticesTexts[metaLanguage(page)];
  const content = page.loaderData?.notice.content;
  if (!content) return pageMeta({ title: t.missing, description: t.missingDescription }, page);
  const title = bannerText(content);
  const more = page.loaderData?.notice.bodyText.slice(0, 200);
  return pageMeta({ title, description: noticeDetail(content) || more || title }, page);
};

/** One notice at its own address, which can be shared while it is current: a sheet pinned to the board. */
export default function Notice({ loaderData: { notice, others } }: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(noticesTexts);
  const written = useLangOf(notice.language);
  const headline = bannerText(notice.content);
  const detail = noticeDetail(notice.content);
  return (
    <>
      <div className="page no-print pt-7 lg:pt-9">
        <Breadcrumbs />
      </div>
      <div className="page mt-5 pb-section-60 lg:mt-7">
        <div className="notice-frame">
          <Felt />
          <div className="notice-board">
            <div className="notice-sheet">
              <Pin />
              <Leaf of={notice.created_at} word={t.posted} />
              <h1
                data-edit={edit?.("updates", notice.id)}
                className={headline.length > 90 ? "text-h3" : "text-h2"}
                {...written}
              >
                {headline}
              </h1>
              <div className="notice-facts">
                <NoticeFacts notice={notice} className="font-semibold" />
                <EnglishMark language={notice.language} />
              </div>
              <div className="notice-body">
                <div>
                  {detail && (
                    <p className="text-lead" {...written}>
                      {detail}
                    </p>
                  )}
                  {notice.bodyNodes.length > 0 && (
                    <div data-edit={edit?.("updates", notice.id, "body")} {...written}>
                      <RichText
                        nodes={notice.bodyNodes}
                        className={`text-large/relaxed ${detail ? "mt-6" : ""}`}
                      />
                    </div>
                  )}
                </div>
                {notice.documents.length > 0 && (
                  <section aria-labelledby="documents" className="notice-documents">
                    <Clip />
                    <h2 id="documents" className="mb-3 text-h4">
                      {t.documents}
                    </h2>
                    <DocumentLinks documents={notice.documents} />
                  </section>
                )}
              </div>
              <p className="no-print mt-6 flex flex-wrap gap-x-6 empty:hidden">
                <MoreLinks notice={notice} />
              </p>
              <div className="notice-ways no-print">
                <ShareButton title={headline} />
                <PrintButton>{t.print}</PrintButton>
                <CutLink to={`${noticePath(notice.id)}/poster`} prefetch="none">
                  {t.poster}
                </CutLink>
              </div>
            </div>
            <OtherNotices notices={others} campus={notice.campus} />
          </div>
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(noticesTexts);
  const names = useTexts(noticesNames);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <FailedPage
      title={isMissing ? t.missing : t.failed}
      wayOn={{ to: "/notices", label: names.all }}
    >
      <p>{isMissing ? t.missingFact : t.failedFact}</p>
      {isMissing && <p>{t.missingNext}</p>}
    </FailedPage>
  );
}

/** Other current notices for the same campus on the same board, newest first, and the link to all. */
function OtherNotices({ notices, campus }: { notices: NoticeRow[]; campus: string | null }) {
  const t = useTexts(noticesTexts);
  const language = useLanguage();
  return (
    <section aria-labelledby="other-notices" className="notice-others no-print">
      <div className="notice-slip">
        <h2 id="other-notices" className="text-h4">
          {campus ? t.othersOf(campusName(campus, language)) : t.others}
        </h2>
        {notices.length === 0 && <p className="text-ink-2">{t.noOthers}</p>}
        <p>
          <CutLink to="/notices" arrow>
            {noticesNames[language].all}
          </CutLink>
        </p>
      </div>
      {notices.length > 0 && (
        <ul>
          {notices.map((notice) => (
            <Other key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Other({ notice }: { notice: NoticeRow }) {
  const edit = useEditMark();
  const written = useLangOf(notice.language);
  const headline = bannerText(notice.content);
  const detail = noticeDetail(notice.content);
  return (
    <li data-edit={edit?.("updates", notice.id)} className="notice-pinned">
      <Pin />
      <Leaf of={notice.created_at} />
      <div>
        <NoticeFacts notice={notice} hasLeaf />
        <h3 {...written} className="mt-1 text-h4">
          {notice.has_page ? (
            <SiteLink
              to={noticeAddress(notice.id)}
              className="notice-link decoration-pine-400 decoration-2 underline-offset-4 hover:underline"
            >
              {headline}
            </SiteLink>
          ) : (
            headline
          )}
        </h3>
        {detail && (
          <p className="mt-2 text-ink-2" {...written}>
            {detail}
          </p>
        )}
        <EnglishMark language={notice.language} />
      </div>
    </li>
  );
}
