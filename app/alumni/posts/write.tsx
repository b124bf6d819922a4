import postsTexts from "messages:alumni/posts";
import writeTexts from "messages:alumni/write";
import { redirect, useLocation } from "react-router";
import {
  createPost,
  longestOpportunity,
  type NewPost,
  type PostKind,
  postSchemas,
} from "../../../data/alumni/posts.ts";
import { getOwnProfile } from "../../../data/alumni/profiles.ts";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { splitAddress } from "../../../data/languages.ts";
import { queryClient } from "../../account/query-client.ts";
import { getBackend } from "../../connection/backend.ts";
import { type RefusedForm, takeForm } from "../../connection/sent-form.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Field } from "../../ui/field.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import "../alumni.css";
import { useOwnProfile, VerifiedOnly } from "../own-profile.tsx";
import type { Route } from "./+types/write";
import { PictureOfNote } from "./picture-of-note.tsx";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) => {
  const t = writeTexts[metaLanguage(page)];
  const { title } = t[kindAt(page.location.pathname)];
  return pageMeta({ title, description: t.description }, page);
};

/** What is written at an address: one page serves both kinds. */
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
    async ({ agreed: _agreed, ...post }: NewPost & { agreed?: string }) => {
      const client = await getBackend();
      await createPost(client, kind, post);
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
  const t = useTexts(writeTexts)[kind];
  return (
    <>
      <PageTop title={t.title} lead={t.lead} />
      <div className="page pt-8 pb-section">
        <VerifiedOnly>
          <WriteForm key={kind} kind={kind} refused={actionData} />
        </VerifiedOnly>
      </div>
    </>
  );
}

function WriteForm({ kind, refused }: { kind: PostKind; refused: RefusedForm | undefined }) {
  const t = useTexts(writeTexts);
  const posts = useTexts(postsTexts);
  const { data: profile } = useOwnProfile();
  const of = (name: string) => ({
    name,
    defaultValue: refused?.values[name] ?? "",
    error: refused?.errors[name],
  });
  const batch = profile?.batch_year;
  const today = indianDay(new Date());
  const [list, back] =
    kind === "note"
      ? ["/alumni/batches", `/alumni/batches/${batch ?? ""}`]
      : ["/alumni/opportunities", "/alumni/opportunities"];
  return (
    <div className="max-w-208">
      <SentForm id="post" to={`${list}/write`} refused={refused} send={t.send}>
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
        {kind === "note" && <PictureOfNote of={of} />}
        <Field
          as="select"
          label={t.audience}
          name="audience"
          defaultValue={refused?.values.audience ?? "alumni"}
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
