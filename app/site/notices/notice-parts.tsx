import noticesTexts from "messages:site/notices/notices";
import { ArrowRight } from "lucide-react";
import { bannerText, noticeAddress } from "../../../data/notices/latest-updates.ts";
import type { NoticeRow } from "../../../data/notices/notices.ts";
import { pageWords } from "../../../data/pages/page-names.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { dayParts, fullDate } from "../../ui/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { CutLink } from "../../ui/site-link.tsx";
import "./notice.css";

/** The campus, date and last day of a notice. */
export function NoticeFacts({
  notice,
  className = "text-small text-ink-2",
  hasLeaf = false,
}: {
  notice: NoticeRow;
  className?: string;
  /** Whether a leaf beside it shows the day to people who see. */
  hasLeaf?: boolean;
}) {
  const t = useTexts(noticesTexts);
  const language = useLanguage();
  const { campus, created_at, expires_at, concerns } = notice;
  const written = useLangOf(notice.language);
  return (
    <p className={`numbers flex flex-wrap gap-x-4 ${className}`}>
      <CampusMark campus={campus} />
      <time dateTime={created_at} className={hasLeaf ? "sr-only print:not-sr-only" : undefined}>
        {fullDate(created_at, language)}
      </time>
      {expires_at && (
        <span>
          <time dateTime={expires_at}>{t.until(fullDate(expires_at, language))}</time>
        </span>
      )}
      {concerns && <span {...written}>{noticesTexts[notice.language].concerns(concerns)}</span>}
    </p>
  );
}

/** The day on which it was pinned, on a leaf of the calendar; the facts say it in words. */
export function Leaf({
  of,
  word,
  withYear = false,
}: {
  of: string;
  word?: string;
  withYear?: boolean;
}) {
  const { day, month, year } = dayParts(of, useLanguage());
  return (
    <p aria-hidden className="notice-leaf numbers no-print">
      <span className="display">{day}</span>
      <span>{month}</span>
      {withYear && <span>{year}</span>}
      {word && <span className="text-ink-2">{word}</span>}
    </p>
  );
}

/** The way from the list to the page of a notice that says more. */
export function ReadOn({ notice }: { notice: NoticeRow }) {
  const t = useTexts(noticesTexts);
  const written = useLangOf(notice.language);
  const { id, content, document_ids } = notice;
  return (
    <CutLink to={noticeAddress(id)} arrow className="mt-2">
      {document_ids.length > 0 ? t.readOnWith(document_ids.length) : t.readOn}
      <span className="sr-only">
        : <span {...written}>{bannerText(content)}</span>
      </span>
    </CutLink>
  );
}

/** The ways on from a notice: the story that tells more, and its link on this site or elsewhere. */
export function MoreLinks({ notice }: { notice: NoticeRow }) {
  return (
    <>
      <StoryLink notice={notice} />
      <MoreLink notice={notice} />
    </>
  );
}

function StoryLink({ notice: { story } }: { notice: NoticeRow }) {
  const t = useTexts(noticesTexts);
  const written = useLangOf(story?.language);
  if (!story) return null;
  return (
    <CutLink to={story.to} arrow className="mt-2">
      {t.story}
      <span className="sr-only">
        : <span {...written}>{story.title}</span>
      </span>
    </CutLink>
  );
}

/** It is called what the page is called to which it leads, where that is one of ours. */
function MoreLink({ notice: { link, content, language } }: { notice: NoticeRow }) {
  const t = useTexts(noticesTexts);
  const shown = useLanguage();
  const written = useLangOf(language);
  if (!link) return null;
  const [path = ""] = link.split(/[?#]/);
  const words = (
    <>
      {pageWords(path, shown)?.name ?? t.more}
      <span className="sr-only">
        : <span {...written}>{bannerText(content)}</span>
      </span>
    </>
  );
  return link.startsWith("/") ? (
    <CutLink to={link} arrow className="mt-2">
      {words}
    </CutLink>
  ) : (
    <a href={link} className="cut-link mt-2">
      {words}
      <Icon of={ArrowRight} />
    </a>
  );
}
