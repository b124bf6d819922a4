import videoTexts from "messages:site/sections/video";
import { Play } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { Focus } from "../../../data/gallery/print-focus.ts";
import type { Video } from "../../../data/gallery/videos.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import "./playable-video.css";

type ShownVideo = Pick<
  Video,
  "youtube_id" | "title" | "language" | "thumbnail" | "duration_seconds"
> & { focus?: Focus | undefined };

/**
 * A video's picture. The player loads when the button is pressed; before that nothing is requested
 * from YouTube.
 */
export function PlayableVideo({ video }: { video: ShownVideo }) {
  const [isPlaying, setPlaying] = useState(false);
  return isPlaying ? (
    <Player video={video} />
  ) : (
    <VideoLink video={video} onPlay={() => setPlaying(true)} />
  );
}

function VideoLink({ video, onPlay }: { video: ShownVideo; onPlay: () => void }) {
  const t = useTexts(videoTexts);
  const play = (event: MouseEvent) => {
    // The browser handles clicks that open a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPlay();
  };
  return (
    <a
      href={`https://www.youtube.com/watch?v=${video.youtube_id}`}
      rel="noreferrer"
      onClick={play}
      className="video-link on-pine"
    >
      {video.thumbnail ? (
        <span className="print video-frame">
          <PictureImage
            src={video.thumbnail}
            alt=""
            width={1600}
            height={900}
            focus={video.focus}
          />
        </span>
      ) : (
        <Slate />
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

/** Stands in for the picture of a film without one: the circles at the start of a reel. */
function Slate() {
  return (
    <span aria-hidden className="video-frame video-slate">
      <svg viewBox="0 0 320 180" aria-hidden>
        <path d="M0 90H320M160 0V180" />
        <path className="sweep" d="M160 90V0H320V90Z" />
        <circle cx="160" cy="90" r="74" />
        <circle className="dial" cx="160" cy="90" r="62" />
        <path className="mark" d="M146 62L190 90L146 118Z" />
      </svg>
    </span>
  );
}

function Player({ video }: { video: ShownVideo }) {
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
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
