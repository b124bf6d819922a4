import relationNames from "messages:names/photoRelations";
import photoRemovalTexts from "messages:site/photo-removal/photoRemoval";
import { redirect } from "react-router";
import { photoRelations } from "../../../data/forms/photo-relations.ts";
import {
  createPhotoRequest,
  getPicture,
  type PictureWithAlbum,
  photoRequestSchema,
} from "../../../data/forms/photo-requests.ts";
import { albumPath } from "../../../data/pages/row-paths.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { takePublicForm } from "../../connection/public-form.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { withNames } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Consent } from "../../ui/consent.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import { fieldsOf } from "../../ui/refused-form.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import { CutLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/photo-removal";

export const handle: PageHandle = { query: ["photo"], unlisted: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const asked = url.searchParams.get("photo");
  return { asked, picture: asked ? await getPicture(supabase, asked, language) : null };
}

export async function action(call: Route.ActionArgs) {
  const { reference, refusal } = await takePublicForm(call, {
    form: "photo_removal",
    prefix: "PHO",
    schema: photoRequestSchema,
    save: (sent, { supabase, language }) => createPhotoRequest(supabase, sent, language),
  });
  // The same for every address, so that nobody learns whom the school knows.
  return refusal ?? redirect(`/photo-removal/received?reference=${reference}`, 303);
}

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) =>
  pageMeta(photoRemovalTexts[metaLanguage(page)], page);

/** Hides a picture immediately for an address that the school knows, else after a code from an email. */
export default function PhotoRemoval({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, picture } = loaderData;
  const t = useTexts(photoRemovalTexts);
  return (
    <>
      <PageTop title={t.title} lead={picture ? t.lead : undefined} />
      <div className="page columns-12 gap-y-10 pt-8 pb-section lg:pt-12">
        {picture ? (
          <>
            <ThePicture picture={picture} />
            <RequestForm picture={picture} refused={actionData} />
          </>
        ) : (
          <EmptyState
            className="col-span-full"
            title={t.choose.title}
            action={
              <>
                <ButtonLink to="/gallery" variant="outline2">
                  {t.choose.gallery}
                </ButtonLink>
                <ButtonLink to="/contact" variant="outline">
                  {t.choose.contact}
                </ButtonLink>
              </>
            }
          >
            <p>{asked ? t.gone : t.choose.fact}</p>
          </EmptyState>
        )}
      </div>
    </>
  );
}

function ThePicture({ picture }: { picture: PictureWithAlbum }) {
  const t = useTexts(photoRemovalTexts);
  const { album } = picture;
  const own = useLangOf(picture.language);
  const ofAlbum = useLangOf(album.language);
  return (
    <section aria-labelledby="the-picture" className="col-span-full lg:col-span-4">
      <h2 id="the-picture" className="mb-4 border-t-2 border-ink pt-4 text-h3">
        {t.picture}
      </h2>
      <figure>
        <PictureImage
          src={picture.path}
          alt={picture.alt || picture.caption || t.picture}
          {...(picture.alt || picture.caption ? own : {})}
          width={picture.width}
          height={picture.height}
          first
          className="h-auto w-full"
        />
        <figcaption className="mt-2 text-small text-ink-2">
          {picture.caption && (
            <span className="block">
              <span {...own}>{picture.caption}</span> <EnglishMark language={picture.language} />
            </span>
          )}
          {t.from}{" "}
          <CutLink to={`${albumPath(album.id)}?photo=${picture.id}`}>
            <span {...ofAlbum}>{album.title}</span>
          </CutLink>
        </figcaption>
      </figure>
    </section>
  );
}

function RequestForm({
  picture,
  refused,
}: {
  picture: PictureWithAlbum;
  refused: RefusedForm | undefined;
}) {
  const language = useLanguage();
  const t = photoRemovalTexts[language];
  const field = fieldsOf(refused);
  return (
    <section aria-labelledby="your-request" className="col-span-full lg:col-start-6">
      <h2 id="your-request" className="mb-5 border-t-2 border-ink pt-4 text-h3">
        {t.form}
      </h2>
      <SentForm
        id="request"
        to={`/photo-removal?photo=${picture.id}`}
        refused={refused}
        send={t.send}
        proven
      >
        <input type="hidden" name="picture_id" value={picture.id} />
        <Field label={t.name} {...field("name")} autoComplete="name" />
        <Field label={t.email} {...field("email")} type="email" autoComplete="email" />
        <Field
          label={t.relation}
          as="select"
          {...field("relation")}
          none={t.chooseRelation}
          choices={withNames(photoRelations, relationNames[language])}
          className="wide"
        />
        <Field
          label={t.reason}
          as="textarea"
          optional
          {...field("reason")}
          maxLength={2000}
          className="wide"
        />
        <Consent refused={refused} />
      </SentForm>
    </section>
  );
}
