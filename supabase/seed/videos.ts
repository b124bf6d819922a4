import { rowId } from "./identifiers.ts";
import { findPicture } from "./pictures.ts";

type Video = {
  /** Placeholders in the form of a real identifier: eleven characters that name no video. */
  youtubeId: string;
  title: string;
  description: string;
  hi: { title: string; description: string };
  category: string;
  campus: string | null;
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
    // Each film has a print of its own, in the same order.
    thumbnail: findPicture(`videos/0${index + 1}`)?.path ?? null,
    translations: { hi: video.hi },
    duration_seconds: video.seconds,
    campus: video.campus,
    position: index + 1,
    is_active: !video.hidden,
    // Placeholders, which show no child.
    people: "nobody",
    is_sample: true,
  }));
}

const videos: Video[] = [
  {
    youtubeId: "sample-0001",
    title: "Three campuses from the air, on a morning without wind",
    description:
      "Six minutes without a word: the river, the far range, and our roofs between them.",
    hi: {
      title: "ऊपर से तीनों परिसर, बिना हवा की एक सुबह",
      description: "छह मिनट, बिना एक शब्द के: नदी, दूर की पर्वतमाला और बीच में हमारी छतें।",
    },
    category: "school-life",
    campus: null,
    seconds: 372,
  },
  {
    youtubeId: "sample-0002",
    title: "Sports day: the mixed relay",
    description: "One parent, one teacher, one student of Class 4 and one of Class 11.",
    hi: {
      title: "खेल दिवस: मिली-जुली रिले",
      description: "एक अभिभावक, एक शिक्षक, कक्षा 4 का एक और कक्षा 11 का एक विद्यार्थी।",
    },
    category: "sports",
    campus: "paonta-sahib",
    seconds: 268,
  },
  {
    youtubeId: "sample-0003",
    title: "The annual play, third scene",
    description: "Written by Class 9. The tree is made of three tables and much green cloth.",
    hi: {
      title: "वार्षिक नाटक, तीसरा दृश्य",
      description: "कक्षा 9 का लिखा हुआ। पेड़ तीन मेज़ों और बहुत-से हरे कपड़े से बना है।",
    },
    category: "performing-arts",
    campus: "majra",
    seconds: 511,
  },
  {
    youtubeId: "sample-0004",
    title: "Why the flask bubbles",
    description: "A student of Class 8 asks, the teacher answers with a second flask.",
    hi: {
      title: "फ़्लास्क में बुलबुले क्यों उठते हैं",
      description: "कक्षा 8 का एक विद्यार्थी पूछता है, शिक्षक दूसरे फ़्लास्क से उत्तर देते हैं।",
    },
    category: "academic",
    campus: "paonta-sahib",
    seconds: 420,
  },
  {
    youtubeId: "sample-0005",
    title: "The Principal opens the door",
    description: "Three minutes in the arcade: where visitors go first, and what to ask there.",
    hi: {
      title: "प्रधानाचार्य द्वार खोलते हैं",
      description: "गलियारे में तीन मिनट: आगंतुक पहले कहाँ जाते हैं, और वहाँ क्या पूछें।",
    },
    category: "school-life",
    campus: "paonta-sahib",
    seconds: 187,
  },
  {
    youtubeId: "sample-0006",
    title: "Hill songs for choir and dhol",
    description: "Four songs from Sirmaur and Jaunsar, sung outdoors between two sal trees.",
    hi: {
      title: "गायन मंडली और ढोल के साथ पहाड़ी गीत",
      description: "सिरमौर और जौनसार के चार गीत, साल के दो पेड़ों के बीच खुले में गाए गए।",
    },
    category: "performing-arts",
    campus: "majra",
    seconds: 905,
  },
  {
    youtubeId: "sample-0007",
    title: "A lesson along the river",
    description: "Class 6 walks two kilometres beside the Yamuna and counts what it finds.",
    hi: {
      title: "नदी के किनारे एक पाठ",
      description: "कक्षा 6 यमुना के साथ दो किलोमीटर चलती है और जो मिलता है उसे गिनती है।",
    },
    category: "academic",
    campus: "paonta-sahib",
    seconds: 334,
  },
  {
    youtubeId: "sample-0008",
    title: "How to find us: the road from Dehradun, Nahan and Ambala",
    description: "The last two kilometres to each gate. To be filmed again after the road works.",
    hi: {
      title: "हम तक कैसे पहुँचें: देहरादून, नाहन और अंबाला की सड़क",
      description: "हर फाटक तक के आख़िरी दो किलोमीटर। सड़क का काम पूरा होने पर फिर से फ़िल्माया जाएगा।",
    },
    category: "school-life",
    campus: null,
    seconds: 145,
    hidden: true,
  },
];
