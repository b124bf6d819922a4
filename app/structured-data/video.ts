import type { Video } from "../../data/gallery/videos.ts";
import { type Place, schoolReference, type Thing } from "./school.ts";

/** A video: https://schema.org/VideoObject. Its upload is the day it was put on the site. */
export function videoThing(video: Video, place: Place): Thing {
  const { youtube_id, thumbnail, duration_seconds } = video;
  return {
    "@type": "VideoObject",
    name: video.title,
    description: video.description || video.title,
    thumbnailUrl: [new URL(thumbnail ?? "/icons/icon-512.png", place.siteUrl).href],
    uploadDate: video.created_at,
    embedUrl: `https://www.youtube-nocookie.com/embed/${youtube_id}`,
    publisher: schoolReference(place),
    ...(duration_seconds && { duration: `PT${duration_seconds}S` }),
  };
}
