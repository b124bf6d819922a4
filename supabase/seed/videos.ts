import { rowId } from "./identifiers.ts";
import { findPicture } from "./pictures.ts";

type Video = {
  /** Placeholders in the form of a real identifier: eleven characters that name no video. */
  youtubeId: string;
  title: string;
  description: string;
  category: string;
  campus: string | null;
  thumbnail: string;
  seconds: number;
  hidden?: true;
};

export function youtubeVideos() {
  return videos.map((video, index) => ({
    id: rowId(`youtube_videos/${index + 1}`),
    youtube_id: video.youtubeId,
    title: video.title,
    description: video.description,
    category: video.category,
    thumbnail: findPicture(video.thumbnail)?.path ?? null,
    duration_seconds: video.seconds,
    campus: video.campus,
    position: index + 1,
    is_active: !video.hidden,
    is_sample: true,
  }));
}

const videos: Video[] = [
  {
    youtubeId: "sample-0001",
    title: "A morning at Paonta Sahib, from first bus to first bell",
    description: "Six minutes without a word of comment: buses, bicycles, assembly, chalk.",
    category: "school-life",
    campus: "paonta-sahib",
    thumbnail: "scenes/three-campuses",
    seconds: 372,
  },
  {
    youtubeId: "sample-0002",
    title: "The long chain: last dance of the hill evening",
    description: "Classes 4 to 9 and, from the third minute, most of the audience.",
    category: "performing-arts",
    campus: "majra",
    thumbnail: "scenes/stage",
    seconds: 511,
  },
  {
    youtubeId: "sample-0003",
    title: "How to cut a block",
    description: "The art teacher cuts a hill in pear wood and says where the gouge slips.",
    category: "visual-arts",
    campus: "majra",
    thumbnail: "scenes/art-room",
    seconds: 743,
  },
  {
    youtubeId: "sample-0004",
    title: "Sports day: the mixed relay",
    description: "One parent, one teacher, one student of Class 4 and one of Class 11.",
    category: "sports",
    campus: "paonta-sahib",
    thumbnail: "scenes/sports-ground",
    seconds: 268,
  },
  {
    youtubeId: "sample-0005",
    title: "Measuring the ridge with a stick and a shadow",
    description: "Class 8 explains the method, the result and the error of eleven metres.",
    category: "academic",
    campus: "paonta-sahib",
    thumbnail: "scenes/classroom",
    seconds: 420,
  },
  {
    youtubeId: "sample-0006",
    title: "A day at Juniors, filmed from one metre",
    description: "The camera stands as high as a child of four. Mostly you see knees and sand.",
    category: "school-life",
    campus: "juniors",
    thumbnail: "albums/first-week-at-juniors/01",
    seconds: 334,
  },
  {
    youtubeId: "sample-0007",
    title: "Hill songs for choir and dhol",
    description: "Four songs from Sirmaur and Jaunsar, recorded in the assembly hall.",
    category: "performing-arts",
    campus: "majra",
    thumbnail: "events/winter-concert",
    seconds: 905,
  },
  {
    youtubeId: "sample-0008",
    title: "How to find us: the road from Dehradun, Nahan and Ambala",
    description: "The last two kilometres to each gate. To be filmed again after the road works.",
    category: "school-life",
    campus: null,
    thumbnail: "scenes/foothills-dawn",
    seconds: 145,
    hidden: true,
  },
];
