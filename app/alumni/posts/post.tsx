import alumniPartsTexts from "messages:alumni/alumniParts";
import postsTexts from "messages:alumni/posts";
import type { ReactNode } from "react";
import type { AlumniPost } from "../../../data/alumni/posts.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { readMediaAddress } from "../../../data/gallery/media-addresses.ts";
import { parseUrl } from "../../../data/older-browsers.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { fullDate, shortDate } from "../../ui/dates.ts";
import { Picture } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";

const kinds = { waiting: "waiting", published: "good", declined: "bad" } as const;

/** A note or an opportunity, as alumni read it. */
export function Post({
  post,
  authorsAt = "/alumni/directory",
}: {
  post: Omit<AlumniPost, "is_own"> & { is_own?: boolean };
  /** The address of its author's page. */
  authorsAt?: string;
}) {
  const language = useLanguage();
  const t = postsTexts[language];
  const parts = useTexts(alumniPartsTexts);
  const { author, author_id, batch_year, picture, last_day } = post;
  const isOver = last_day !== null && last_day < indianDay(new Date());
  const state = post.status as keyof typeof kinds;
  return (
    <article aria-label={post.title}>
      <h3 className="text-h4 wrap-anywhere">{post.title}</h3>
      <p className="numbers mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
        <SiteLink to={`${authorsAt}/${author_id}`} className="inline-link">
          {author}
        </SiteLink>
        {batch_year && <span>{parts.batch(batch_year)}</span>}
        <span>{shortDate(post.created_at, language)}</span>
        {post.audience === "batch" && <span>{t.batchOnly}</span>}
        {post.is_own && (isOver || state !== "published") && (
          <Status kind={isOver ? "plain" : kinds[state]}>
            {isOver ? t.over : t.states[state]}
          </Status>
        )}
      </p>
      {picture && <PostPicture src={picture} alt={post.picture_alt ?? ""} />}
      <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{post.body}</p>
      {(post.place || post.link || last_day) && (
        <dl className="mt-3 grid gap-1">
          {post.place && <Fact name={t.place}>{post.place}</Fact>}
          {last_day && <Fact name={t.lastDay}>{fullDate(last_day, language)}</Fact>}
          {post.link && (
            <Fact name={t.link}>
              <a href={post.link} rel="nofollow noopener ugc" className="inline-link">
                {parseUrl(post.link)?.hostname ?? post.link}
              </a>
            </Fact>
          )}
        </dl>
      )}
    </article>
  );
}

/** The picture of a post, whole and in its own shape. */
export function PostPicture({ src, alt }: { src: string; alt: string }) {
  const file = readMediaAddress(src);
  if (!file) return null;
  return (
    <Picture
      src={src}
      alt={alt}
      width={file.width}
      height={file.height}
      sizes="(min-width: 40rem) 36rem, 100vw"
      className="mt-4 max-w-144"
    />
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
