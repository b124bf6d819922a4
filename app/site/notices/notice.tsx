import noticesTexts from "messages:site/notices/notices";
import noticesNames from "messages:site/notices/noticesNames";
import { data, isRouteErrorResponse } from "react-router";
import { bannerText, noticeAddress, noticeDetail } from "../../../data/notices/latest-updates.ts";
import { getNotice, listOtherNotices, type NoticeRow } from "../../../data/notices/notices.ts";
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
import { PictureImage } from "../../ui/picture.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { ShareButton } from "../../ui/share-button.tsx";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/notice";
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

/** The sheets on the board, without the people before it. */
const boardAlone = [276, 40, 640, 400] as const;

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
      <div className="notice-board mt-5 lg:mt-7">
        <PictureImage
          src="/prints/scenes/notice-board.svg"
          alt=""
          width={1600}
          height={1000}
          view={boardAlone}
          className="notice-ground no-print"
        />
        <div className="notice-sheet">
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
          {detail && (
            <p className="text-lead" {...written}>
              {detail}
            </p>
          )}
          {notice.bodyNodes.length > 0 && (
            <div data-edit={edit?.("updates", notice.id, "body")} {...written}>
              <RichText nodes={notice.bodyNodes} className={detail ? "mt-6" : ""} />
            </div>
          )}
          {notice.documents.length > 0 && (
            <section aria-labelledby="documents" className="mt-8 border-t-2 border-ink pt-4">
              <h2 id="documents" className="mb-3 text-h4">
                {t.documents}
              </h2>
              <DocumentLinks documents={notice.documents} />
            </section>
          )}
          <p className="no-print mt-6 flex flex-wrap gap-x-6">
            <MoreLinks notice={notice} />
          </p>
          <div className="no-print mt-6 flex flex-wrap items-center gap-x-2 gap-y-3 border-t border-line pt-5">
            <ShareButton title={headline} />
            <PrintButton>{t.print}</PrintButton>
            <CutLink to={`/notices/${notice.id}/poster`} prefetch="none" className="ml-auto">
              {t.poster}
            </CutLink>
          </div>
        </div>
      </div>
      <OtherNotices notices={others} campus={notice.campus} />
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

/** Other current notices for the same campus, newest first, and the link to all. */
function OtherNotices({ notices, campus }: { notices: NoticeRow[]; campus: string | null }) {
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
        <div className="col-span-full mt-6 lg:col-start-5 lg:mt-0">
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
  const edit = useEditMark();
  const written = useLangOf(notice.language);
  const headline = bannerText(notice.content);
  if (notice.has_page) {
    return (
      <li data-edit={edit?.("updates", notice.id)} className="border-b border-line">
        <SiteLink to={noticeAddress(notice.id)} className="group block py-4">
          <NoticeFacts notice={notice} />
          <h3
            {...written}
            className="mt-1 text-h4 decoration-pine-300 decoration-2 underline-offset-4 group-hover:underline"
          >
            {headline}
          </h3>
          <EnglishMark language={notice.language} />
        </SiteLink>
      </li>
    );
  }
  const detail = noticeDetail(notice.content);
  return (
    <li data-edit={edit?.("updates", notice.id)} className="border-b border-line py-4">
      <NoticeFacts notice={notice} />
      <h3 {...written} className="mt-1 text-h4">
        {headline}
      </h3>
      {detail && (
        <p className="mt-1 text-ink-2" {...written}>
          {detail}
        </p>
      )}
      <EnglishMark language={notice.language} />
    </li>
  );
}
