import type { AlbumWithPictures } from "../../../data/gallery/albums.ts";
import { useLanguage } from "../../language/language.ts";
import { Breadcrumbs } from "../../layout/breadcrumbs.tsx";
import { langOf, PictureView, pictureAlt, StillPicture } from "./picture-view.tsx";

/** One picture as a page of its own: what its address shows before, or without, the lightbox. */
export function PicturePage({ album, index }: { album: AlbumWithPictures; index: number }) {
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
