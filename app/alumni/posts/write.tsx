import postsTexts from "messages:alumni/posts";
import writeTexts from "messages:alumni/write";
import { useQuery } from "@tanstack/react-query";
import { redirect, useLocation, useSearchParams } from "react-router";
import {
  createPost,
  getOwnPost,
  longestOpportunity,
  type NewPost,
  type OwnPost,
  type PostKind,
  postSchemas,
  updateOwnPost,
} from "../../../data/alumni/posts.ts";
import { getOwnProfile } from "../../../data/alumni/profiles.ts";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { splitAddress } from "../../../data/languages.ts";
import { Waiting } from "../../account/guarded-page.tsx";
import { queryClient } from "../../account/query-client.ts";
import { getBackend } from "../../connection/backend.ts";
import { type RefusedForm, takeForm } from "../../connection/sent-form.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { fieldsOf } from "../../ui/refused-form.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import "../alumni.css";
import { ContentFailed } from "../content-failed.tsx";
import { useOwnProfile } from "../own-profile.ts";
import { VerifiedOnly } from "../verified-only.tsx";
import type { Route } from "./+types/write";
import { PictureOfNote } from "./picture-of-note.tsx";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) => {
  const { title, lead } = writeTexts[metaLanguage(page)][kindAt(page.location.pathname)];
  return pageMeta({ title, description: lead }, page);
};

/** The kind of post written at an address: one page serves both kinds. */
const kindAt = (path: string): PostKind =>
  path.includes("/opportunities/") ? "opportunity" : "note";

/** Sends a note or an opportunity to the office. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { language, path } = splitAddress(new URL(request.url).pathname);
  const kind = kindAt(path);
  const { reference, refusal } = await takeForm(
    request,
    postSchemas[kind],
    language,
    async ({ agreed: _agreed, post, ...words }: NewPost & { agreed?: string; post?: string }) => {
      const client = await getBackend();
      if (post) await updateOwnPost(client, post, words);
      else await createPost(client, kind, words);
      await queryClient.invalidateQueries({ queryKey: ["alumni-posts"] });
      if (kind === "opportunity") return "/alumni/opportunities";
      const { data } = await client.auth.getSession();
      const profile = data.session && (await getOwnProfile(client, data.session.user.id));
      return `/alumni/batches/${profile?.batch_year ?? ""}`;
    },
  );
  return refusal ?? redirect(`${reference}?sent=yes`);
}

export default function WritePage({ actionData }: Route.ComponentProps) {
  const kind = kindAt(useLocation().pathname);
  const t = useTexts(writeTexts);
  const wanted = useSearchParams()[0].get("post") ?? actionData?.values.post;
  return (
    <>
      <PageTop
        title={wanted ? t.change.title : t[kind].title}
        lead={wanted ? t.change.lead : t[kind].lead}
      />
      <div className="page pt-8 pb-section">
        <VerifiedOnly>
          {wanted ? (
            <ChangeForm key={wanted} kind={kind} post={wanted} refused={actionData} />
          ) : (
            <WriteForm key={kind} kind={kind} refused={actionData} />
          )}
        </VerifiedOnly>
      </div>
    </>
  );
}

/** The form with the post's present values. */
function ChangeForm({ post, ...form }: FormOf & { post: string }) {
  const t = useTexts(writeTexts).change;
  const before = useQuery({
    queryKey: ["alumni-posts", "own", form.kind, post],
    queryFn: async () => getOwnPost(await getBackend(), form.kind, post),
    // Text typed on a phone stays while the page is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (before.isLoadingError) return <ContentFailed retry={() => void before.refetch()} />;
  if (before.isPending) return <Waiting />;
  if (!before.data) return <Notice title={t.gone} />;
  return <WriteForm {...form} before={before.data} />;
}

type FormOf = { kind: PostKind; refused: RefusedForm | undefined };

function WriteForm({ kind, refused, before }: FormOf & { before?: OwnPost }) {
  const t = useTexts(writeTexts);
  const posts = useTexts(postsTexts);
  const { data: profile } = useOwnProfile();
  const said = { ...before, agreed: before?.picture ? "yes" : null };
  const of = fieldsOf(refused, said);
  const batch = profile?.batch_year;
  const today = indianDay(new Date());
  const [list, back] =
    kind === "note"
      ? ["/alumni/batches", `/alumni/batches/${batch ?? ""}`]
      : ["/alumni/opportunities", "/alumni/opportunities"];
  return (
    <div className="max-w-208">
      {before?.reason && <Notice className="mb-7" title={posts.officeSays(before.reason)} />}
      <SentForm id="post" to={`${list}/write`} refused={refused} send={t.send}>
        {before && <input type="hidden" name="post" value={before.id} />}
        <Field label={t.titleField} {...of("title")} maxLength={120} className="wide" />
        <Field
          as="textarea"
          rows={8}
          label={t.body}
          {...of("body")}
          hint={t[kind].bodyHint}
          maxLength={4000}
          className="wide"
        />
        {kind === "opportunity" && (
          <>
            <Field label={posts.place} optional {...of("place")} maxLength={120} />
            <Field
              label={posts.lastDay}
              type="date"
              {...of("last_day")}
              hint={t.lastDayHint}
              min={today}
              max={addDays(today, longestOpportunity)}
            />
          </>
        )}
        <Field
          label={posts.link}
          optional
          type="url"
          {...of("link")}
          hint={t.linkHint}
          maxLength={500}
          className="wide"
        />
        {kind === "note" && <PictureOfNote of={of} published={before?.picture ?? null} />}
        <Field
          as="select"
          label={t.audience}
          name="audience"
          defaultValue={refused?.values.audience ?? before?.audience ?? "alumni"}
          error={refused?.errors.audience}
          choices={[
            { id: "alumni", name: t.audiences.alumni },
            ...(batch ? [{ id: "batch", name: t.audiences.batch(String(batch)) }] : []),
          ]}
          className="wide"
        />
        <p className="wide text-ink-2">{t.officeReads}</p>
      </SentForm>
      <p className="mt-8">
        <SiteLink to={back} className="inline-link min-h-11 items-center">
          {t[kind].back}
        </SiteLink>
      </p>
    </div>
  );
}
