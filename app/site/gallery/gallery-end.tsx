import galleryTexts from "messages:site/gallery/gallery";
import videoGalleryTexts from "messages:site/video-gallery/videoGallery";
import { ArrowRight } from "lucide-react";
import type { getFirstVideo } from "../../../data/gallery/videos.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { Icon } from "../../ui/icon.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

type GalleryEndProps = {
  video: Awaited<ReturnType<typeof getFirstVideo>>;
  /** The years before the albums above. */
  years: number[];
};

/** Where the albums end: the years before them, and the pictures that move. */
export function GalleryEnd({ video, years }: GalleryEndProps) {
  const t = galleryTexts[useLanguage()];
  if (!video && years.length === 0) return null;
  return (
    <div className={`on-pine no-print gallery-end ${video?.thumbnail ? "pictured" : ""}`}>
      {years.length > 0 && (
        <nav aria-labelledby="earlier" className="earlier-years">
          <h2 id="earlier" className="text-h4">
            {t.earlier}
          </h2>
          <p className="numbers">
            {years.map((year) => (
              <SiteLink key={year} to={`/gallery?year=${year}`}>
                {year}
              </SiteLink>
            ))}
          </p>
        </nav>
      )}
      {video && <ToVideos video={video} />}
    </div>
  );
}

function ToVideos({ video }: { video: NonNullable<GalleryEndProps["video"]> }) {
  const { title } = videoGalleryTexts[useLanguage()];
  return (
    <SiteLink to="/video-gallery" className="group to-videos">
      {video.thumbnail && (
        <span className="print video-still block">
          <PictureImage
            src={video.thumbnail}
            alt=""
            width={1600}
            height={900}
            focus={video.focus}
            sizes="(min-width: 60rem) 62vw, 100vw"
          />
        </span>
      )}
      <span className="to-videos-words">
        <span className="flex items-center gap-x-4 font-display text-h2 font-headline">
          {title}
          <Icon of={ArrowRight} />
        </span>
        <span {...useLangOf(video.language)} className="mt-3 block text-lead">
          {video.title} <EnglishMark language={video.language} />
        </span>
      </span>
    </SiteLink>
  );
}
