import videoGalleryTexts from "messages:site/video-gallery/videoGallery";
import { Play } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { videoCategoryName } from "../../../data/gallery/video-categories.ts";
import type { Video } from "../../../data/gallery/videos.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PictureImage } from "../../ui/picture.tsx";

/**
 * A video's picture. The player loads when the button is pressed; before that nothing is requested
 * from YouTube.
 */
export function VideoCard({ video }: { video: Video }) {
  const language = useLanguage();
  const own = useLangOf(video.language);
  const [isPlaying, setPlaying] = useState(false);
  return (
    <article>
      {isPlaying ? (
        <Player video={video} />
      ) : (
        <VideoLink video={video} onPlay={() => setPlaying(true)} />
      )}
      <h2 {...own} className="mt-3.5 text-h4">
        {video.title}
      </h2>
      {video.description && (
        <p {...own} className="mt-1 text-ink-2">
          {video.description}
        </p>
      )}
      <p className="mt-1.5 flex flex-wrap gap-x-4 text-small text-ink-2">
        <CampusMark campus={video.campus} />
        <span>{videoCategoryName(video.category, language)}</span>
        <EnglishMark language={video.language} />
      </p>
    </article>
  );
}

function VideoLink({ video, onPlay }: { video: Video; onPlay: () => void }) {
  const t = videoGalleryTexts[useLanguage()];
  const play = (event: MouseEvent) => {
    // A click for a new tab is left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPlay();
  };
  return (
    <a
      href={`https://www.youtube.com/watch?v=${video.youtube_id}`}
      rel="noreferrer"
      onClick={play}
      className="video-frame on-pine"
    >
      {video.thumbnail && (
        <span className="print block size-full">
          <PictureImage src={video.thumbnail} alt="" width={1600} height={900} />
        </span>
      )}
      <span className="video-play">
        <Icon of={Play} />
        {t.play}
        <span className="sr-only"> {video.title}</span>
        {video.duration_seconds && <span className="numbers">{clock(video.duration_seconds)}</span>}
      </span>
    </a>
  );
}

function Player({ video }: { video: Video }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={`https://www.youtube-nocookie.com/embed/${video.youtube_id}?autoplay=1&rel=0`}
      title={video.title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="video-frame"
    />
  );
}

/** "6:12" */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
