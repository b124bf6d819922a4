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
  hi: { title: string; description: string };
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
    translations: { hi: video.hi },
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
    hi: {
      title: "पांवटा साहिब की एक सुबह, पहली बस से पहली घंटी तक",
      description: "छह मिनट, बिना एक शब्द के: बसें, साइकिलें, सभा, खड़िया।",
    },
  },
  {
    youtubeId: "sample-0002",
    title: "The long chain: last dance of the hill evening",
    description: "Classes 4 to 9 and, from the third minute, most of the audience.",
    category: "performing-arts",
    campus: "majra",
    thumbnail: "scenes/stage",
    seconds: 511,
    hi: {
      title: "लंबी कड़ी: पहाड़ी शाम का आख़िरी नृत्य",
      description: "कक्षा 4 से 9 और, तीसरे मिनट से, अधिकतर दर्शक भी।",
    },
  },
  {
    youtubeId: "sample-0003",
    title: "How to cut a block",
    description: "The art teacher cuts a hill in pear wood and says where the gouge slips.",
    category: "visual-arts",
    campus: "majra",
    thumbnail: "scenes/art-room",
    seconds: 743,
    hi: {
      title: "ब्लॉक कैसे काटते हैं",
      description: "कला शिक्षक नाशपाती की लकड़ी में एक पहाड़ी काटते हैं और बताते हैं कि छेनी कहाँ फिसलती है।",
    },
  },
  {
    youtubeId: "sample-0004",
    title: "Sports day: the mixed relay",
    description: "One parent, one teacher, one student of Class 4 and one of Class 11.",
    category: "sports",
    campus: "paonta-sahib",
    thumbnail: "scenes/sports-ground",
    seconds: 268,
    hi: {
      title: "खेल दिवस: मिली-जुली रिले",
      description: "एक अभिभावक, एक शिक्षक, कक्षा 4 का एक और कक्षा 11 का एक विद्यार्थी।",
    },
  },
  {
    youtubeId: "sample-0005",
    title: "Measuring the ridge with a stick and a shadow",
    description: "Class 8 explains the method, the result and the error of eleven metres.",
    category: "academic",
    campus: "paonta-sahib",
    thumbnail: "scenes/classroom",
    seconds: 420,
    hi: {
      title: "लाठी और छाया से पहाड़ी की ऊँचाई",
      description: "कक्षा 8 तरीका, परिणाम और ग्यारह मीटर की चूक समझाती है।",
    },
  },
  {
    youtubeId: "sample-0006",
    title: "A day at Juniors, filmed from one metre",
    description: "The camera stands as high as a child of four. Mostly you see knees and sand.",
    category: "school-life",
    campus: "juniors",
    thumbnail: "albums/first-week-at-juniors/01",
    seconds: 334,
    hi: {
      title: "जूनियर्स का एक दिन, एक मीटर की ऊँचाई से",
      description: "कैमरा चार साल के बच्चे जितना ऊँचा है। अधिकतर घुटने और रेत दिखते हैं।",
    },
  },
  {
    youtubeId: "sample-0007",
    title: "Hill songs for choir and dhol",
    description: "Four songs from Sirmaur and Jaunsar, recorded in the assembly hall.",
    category: "performing-arts",
    campus: "majra",
    thumbnail: "events/winter-concert",
    seconds: 905,
    hi: {
      title: "गायन मंडली और ढोल के साथ पहाड़ी गीत",
      description: "सिरमौर और जौनसार के चार गीत, सभागार में रिकॉर्ड किए हुए।",
    },
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
    hi: {
      title: "हम तक कैसे पहुँचें: देहरादून, नाहन और अंबाला की सड़क",
      description: "हर फाटक तक के आख़िरी दो किलोमीटर। सड़क का काम पूरा होने पर फिर से फ़िल्माया जाएगा।",
    },
  },
];
