import noticesTexts from "messages:site/notices/notices";
import { bannerText, noticeAddress, noticeDetail } from "../../../data/notices/latest-updates.ts";
import type { NoticeRow } from "../../../data/notices/notices.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { withWholeYears } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { Picture } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Felt, Pin } from "./board.tsx";
import { Leaf, MoreLinks, NoticeFacts, ReadOn } from "./notice-parts.tsx";

/**
 * Notices as ruled lines: date and campus, then the text. With `lead` they are the board itself: the first is its large
 * sheet, the others are pinned below.
 */
export function NoticeList({
  notices,
  heading = "h2",
  lead = false,
}: {
  notices: NoticeRow[];
  heading?: "h2" | "h3";
  lead?: boolean;
}) {
  const [first, ...others] = lead ? notices : [];
  if (first) {
    return (
      <div className="notice-frame">
        <Felt />
        <ul className="notice-wall">
          <Lead notice={first} />
          {others.map((notice) => (
            <Entry key={notice.id} notice={notice} heading={heading} isSheet />
          ))}
        </ul>
      </div>
    );
  }
  return (
    <ul className="border-t-2 border-ink">
      {notices.map((notice) => (
        <Entry key={notice.id} notice={notice} heading={heading} />
      ))}
    </ul>
  );
}

/** It leads to the page of a notice that says more; one of a sentence stands here whole. */
function Headline({ notice, className }: { notice: NoticeRow; className: string }) {
  const text = withWholeYears(bannerText(notice.content));
  if (!notice.has_page) return text;
  return (
    <SiteLink to={noticeAddress(notice.id)} className={className}>
      {text}
    </SiteLink>
  );
}

function Lead({ notice }: { notice: NoticeRow }) {
  const edit = useEditMark();
  const t = useTexts(noticesTexts);
  const detail = noticeDetail(notice.content);
  const written = useLangOf(notice.language);
  return (
    <li
      data-edit={edit?.("updates", notice.id)}
      id={`notice-${notice.id}`}
      className="notice-lead break-inside-avoid lg:grid lg:split-7-5"
    >
      <Pin />
      <div className="flex flex-col justify-center px-6 py-8 sm:px-10 lg:py-12">
        <NoticeFacts notice={notice} />
        <h2 className="mt-3 max-w-[15em] text-h2" {...written}>
          <Headline
            notice={notice}
            className="decoration-pine-400 decoration-2 underline-offset-8 hover:underline"
          />
        </h2>
        {detail && (
          <p className="mt-5 max-w-152 text-lead text-ink-2" {...written}>
            {detail}
          </p>
        )}
        <p className="mt-2 flex flex-wrap items-center gap-x-4">
          {notice.has_page && <ReadOn notice={notice} />}
          <MoreLinks notice={notice} />
          <EnglishMark language={notice.language} />
        </p>
      </div>
      <Picture
        src="/prints/scenes/notice-board.svg"
        alt={t.picture}
        focus={[0.5, 0.5]}
        first
        className="no-print aspect-16/10 lg:aspect-auto lg:h-full"
      />
    </li>
  );
}

function Entry({
  notice,
  heading: Heading,
  isSheet = false,
}: {
  notice: NoticeRow;
  heading: "h2" | "h3";
  /** Pinned to the board instead of a line of the list. */
  isSheet?: boolean;
}) {
  const edit = useEditMark();
  const detail = noticeDetail(notice.content);
  const written = useLangOf(notice.language);
  return (
    <li
      data-edit={edit?.("updates", notice.id)}
      id={`notice-${notice.id}`}
      className={`break-inside-avoid ${isSheet ? "notice-pinned" : "notice-row border-b border-line py-6 lg:py-7"}`}
    >
      {isSheet && <Pin />}
      <Leaf of={notice.created_at} withYear />
      <div className="max-w-176">
        <NoticeFacts notice={notice} hasLeaf />
        <Heading className="mt-1 text-h3" {...written}>
          <Headline
            notice={notice}
            className="decoration-pine-300 decoration-2 underline-offset-4 hover:underline"
          />
        </Heading>
        {detail && (
          <p className="mt-2 text-ink-2" {...written}>
            {detail}
          </p>
        )}
      </div>
      <p className="notice-links">
        {notice.has_page && <ReadOn notice={notice} />}
        <MoreLinks notice={notice} />
        <EnglishMark language={notice.language} />
      </p>
    </li>
  );
}
