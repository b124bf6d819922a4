import noticesTexts from "messages:site/notices/notices";
import noticesNames from "messages:site/notices/noticesNames";
import { data } from "react-router";
import { addressIn } from "../../../data/languages.ts";
import { bannerText, noticeDetail } from "../../../data/notices/latest-updates.ts";
import { getNotice } from "../../../data/notices/notices.ts";
import { noticePath } from "../../../data/pages/row-paths.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { OwnLogo } from "../../layout/logo.tsx";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useSharedData } from "../../layout/shared-data.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { fullDate } from "../../ui/dates.ts";
import { PrintButton } from "../../ui/print-button.tsx";
import { qrPath } from "../qr-path.ts";
import type { Route } from "./+types/poster";
import { ErrorBoundary as NoticeErrorBoundary } from "./notice.tsx";
import "./poster.css";

export const handle: PageHandle = {
  unlisted: true,
  breadcrumb: (loaderData?: { crumbs: string[] }) => loaderData?.crumbs,
};

const mostCharacters = 320;

/** An expired notice has no poster. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase, site, language } = context.get(pageRequestContext);
  const notice = await getNotice(supabase, params.id, language);
  if (!notice) throw data({ message: "Notice not found" }, { status: 404 });
  const address = site.url + addressIn(language, noticePath(notice.id));
  const crumbs = [bannerText(notice.content), noticesTexts[language].poster];
  return { notice, address, crumbs, qr: qrPath(address) };
}

export const meta: Route.MetaFunction = (page) => {
  const t = noticesTexts[metaLanguage(page)];
  const content = page.loaderData?.notice.content;
  const title = content ? `${t.poster}: ${bannerText(content)}` : t.missing;
  return pageMeta({ title, description: content ? title : t.missingDescription }, page);
};

/** A sheet of A4 for a board or a gate, with a QR code to the notice. */
export default function Poster({ loaderData: { notice, address, qr } }: Route.ComponentProps) {
  const edit = useEditMark();
  const { school } = useSharedData();
  const language = useLanguage();
  const t = noticesTexts[language];
  const written = useLangOf(notice.language);
  const detail = noticeDetail(notice.content);
  // What is longer does not fit on the sheet beside a headline that one reads from afar.
  const isShort =
    notice.bodyText !== "" && notice.bodyText.length + detail.length <= mostCharacters;
  return (
    <>
      <div className="no-print">
        <PageTop
          title={t.poster}
          action={
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/notices" variant="outline">
                {noticesNames[language].all}
              </ButtonLink>
              <PrintButton>{t.print}</PrintButton>
            </div>
          }
        />
      </div>
      <div className="page pt-8 pb-section">
        <article
          data-edit={edit?.("updates", notice.id)}
          className="poster"
          aria-label={bannerText(notice.content)}
        >
          <p className="poster-head">
            <span>
              <OwnLogo ground="paper" isNamed className="mr-3 inline-block h-10 align-middle" />
              {school.name}
            </span>
            <span>{campusName(notice.campus, language)}</span>
          </p>
          <div className="poster-words" {...written}>
            <h2>{bannerText(notice.content)}</h2>
            {notice.concerns && <p>{noticesTexts[notice.language].concerns(notice.concerns)}</p>}
            {detail && <p>{detail}</p>}
            {isShort && <p className="whitespace-pre-line">{notice.bodyText}</p>}
            {notice.documents.length > 0 && (
              <p>
                {noticesTexts[notice.language].posterDocuments}{" "}
                {notice.documents.map(({ title }) => title).join(", ")}
              </p>
            )}
          </div>
          <div className="poster-foot numbers">
            <div>
              {notice.expires_at && <p>{t.until(fullDate(notice.expires_at, language))}</p>}
              <p>{t.scan}</p>
              <p className="poster-address">{address.replace(/^https?:\/\//, "")}</p>
            </div>
            <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={address}>
              <path d={qr.path} />
            </svg>
          </div>
        </article>
      </div>
    </>
  );
}

export const ErrorBoundary = NoticeErrorBoundary;
