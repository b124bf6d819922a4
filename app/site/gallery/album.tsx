import albumTexts from "messages:site/gallery/album";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { type AlbumWithPictures, getAlbum, listAlbums } from "../../../data/gallery/albums.ts";
import { albumPath } from "../../../data/pages/row-paths.ts";
import { getAlbumIdBySlug } from "../../../data/pages/slugs.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useTexts } from "../../language/texts.ts";
import { FailedPage } from "../../layout/error-pages.tsx";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OthersStrip } from "../sections/others-strip.tsx";
import type { Route } from "./+types/album";
import { AlbumCover } from "./album-cover.tsx";
import { useLightbox } from "./album-lightbox.ts";
import { FirstPicture, FurtherPictures } from "./album-pictures.tsx";
import { AlbumWords } from "./album-words.tsx";
import "./album-opening.css";
import { langOf, PictureView, pictureAlt, StillPicture } from "./picture-view.tsx";
import "./gallery.css";
import "./one-picture.css";
import { useLanguage } from "../../language/language.ts";
import { Breadcrumbs } from "../../layout/page-top.tsx";

export const handle: PageHandle = {
  header: "light",
  query: ["photo"],
  breadcrumb: (loaderData?: { album: { title: string } }) => loaderData?.album.title,
};

/** The address uses the album's id; its current and former slugs redirect permanently. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [album, newest] = await Promise.all([
    getAlbum(supabase, params.eventId, language),
    listAlbums(supabase, { limit: 4 }, language),
  ]);
  if (!album) {
    const named = await getAlbumIdBySlug(supabase, params.eventId);
    if (named) throw redirect(albumPath(named), 301);
    throw data({ message: "Album not found" }, { status: 404 });
  }
  const photo = new URL(request.url).searchParams.get("photo");
  if (photo !== null && !album.pictures.some(({ id }) => id === photo)) {
    throw data({ message: "Picture not found", album: album.id }, { status: 404 });
  }
  return { album, others: newest.filter(({ id }) => id !== album.id).slice(0, 3) };
}

/** The album's pictures are loaded already, so moving between them asks the server nothing. */
export function shouldRevalidate({
  currentParams,
  nextParams,
}: {
  currentParams: { eventId?: string };
  nextParams: { eventId?: string };
}) {
  return currentParams.eventId !== nextParams.eventId;
}

export const meta: Route.MetaFunction = (page) => {
  const { loaderData, location } = page;
  const language = metaLanguage(page);
  const t = albumTexts[language];
  if (!loaderData) {
    return pageMeta({ title: t.missing.album, description: t.missing.description }, page);
  }
  const { album } = loaderData;
  const photo = new URLSearchParams(location.search).get("photo");
  const index = album.pictures.findIndex(({ id }) => id === photo);
  const picture = album.pictures[index];
  const count = album.pictures.length;
  return [
    ...pageMeta(
      picture
        ? {
            title: `${picture.caption || t.picture(index + 1)}, ${album.title}`,
            description: pictureAlt(picture, index, language).alt,
          }
        : { title: t.photosOf(album.title), description: album.summary || t.description(count) },
      page,
    ),
    ...(album.unlisted ? [{ name: "robots", content: "noindex" }] : []),
  ];
};

export default function Album({ loaderData: { album, others } }: Route.ComponentProps) {
  const t = useTexts(albumTexts);
  const { shown, Lightbox, approach, open, move, close } = useLightbox(album);
  if (shown >= 0 && !Lightbox) return <PicturePage album={album} index={shown} />;
  return (
    <>
      <div className="page pt-7 lg:pt-9">
        <Breadcrumbs />
        <div className={`album-opening ${openingForm(album)}`}>
          <FirstPicture album={album} onApproach={approach} onOpen={open} />
          <AlbumWords album={album} />
        </div>
      </div>
      {/* The large picture measures it to reach both edges. */}
      <div className="@container">
        <div className="page pt-8 pb-16">
          {album.pictures.length === 0 && (
            <EmptyState title={t.empty.title} wayOn={{ to: "/gallery", label: t.all }}>
              <p>{t.empty.fact}</p>
              <p>{t.empty.next}</p>
            </EmptyState>
          )}
          {album.pictures.length > 1 && (
            <FurtherPictures album={album} onApproach={approach} onOpen={open} />
          )}
        </div>
      </div>
      {others.length > 0 && (
        <OthersStrip title={t.others}>
          {others.map((other) => (
            <li key={other.id} className="other-album">
              <AlbumCover album={other} />
            </li>
          ))}
        </OthersStrip>
      )}
      {shown >= 0 && Lightbox && <Lightbox album={album} index={shown} move={move} close={close} />}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const t = useTexts(albumTexts);
  const album = missing ? (error.data?.album as string | undefined) : undefined;
  return (
    <>
      {missing && <meta name="robots" content="noindex" />}
      <FailedPage
        title={missing ? (album ? t.missing.picture : t.missing.album) : t.failed.title}
        wayOn={
          album
            ? { to: albumPath(album), label: t.toAlbum }
            : { to: "/gallery", label: t.toGallery }
        }
      >
        <p>{missing ? t.missing.next : t.failed.next}</p>
      </FailedPage>
    </>
  );
}

/** An upright first picture leaves the words more room, and without one they have all of it. */
function openingForm({ pictures: [first] }: AlbumWithPictures): string {
  if (!first) return "";
  return first.width < first.height ? "upright" : "wide";
}

/** One picture as a page of its own, before or without the lightbox. */
function PicturePage({ album, index }: { album: AlbumWithPictures; index: number }) {
  const language = useLanguage();
  const picture = album.pictures[index];
  return (
    <>
      <div className="page pt-4 pb-5">
        <Breadcrumbs />
        <h1 className="mt-1.5 text-h3">
          <span lang={langOf(album, language)}>{album.title}</span>
          {picture && (
            <span className="sr-only" lang={langOf(picture, language)}>
              : {picture.caption || pictureAlt(picture, index, language).alt}
            </span>
          )}
        </h1>
      </div>
      <div className="picture-page">
        <PictureView
          album={album}
          index={index}
          stage={<StillPicture album={album} index={index} />}
        />
      </div>
    </>
  );
}
