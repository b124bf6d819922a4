import type { SampleAlbum } from "../albums.ts";

/** What the albums say in Hindi, by their slug. Their captions are in English so far. */
export const albumsInHindi: Record<string, Pick<SampleAlbum, "title" | "summary">> = {
  "sports-day-heats": {
    title: "खेल दिवस के शुरुआती मुक़ाबले",
    summary: "दो दोपहरों के मुक़ाबले तय करते हैं कि फ़ाइनल में कौन दौड़ेगा। सबके समय बोर्ड पर लिखे हैं।",
  },
  "block-printing-class-7": {
    title: "ब्लॉक छपाई, कक्षा 7",
    summary: "पेंसिल की रेखा से छपे चित्र तक, छह दोहरे पीरियड में। नाशपाती की लकड़ी, छह छेनियाँ, एक रोलर।",
  },
  "mathematics-week": {
    title: "गणित सप्ताह",
    summary: "पाँच दिन, पाँच प्रश्न, और ऊँचाइयाँ जो बिना चढ़े नापी गईं।",
  },
  "walk-to-the-river": {
    title: "नदी तक पैदल",
    summary: "कक्षा 5 पैदल यमुना तक उतरती है और पहाड़ी की धार से लौटती है: सात किलोमीटर और एक पिकनिक।",
  },
  "evening-of-hill-dances": {
    title: "पहाड़ी नृत्यों की एक शाम",
    summary: "कक्षा 4 से 9 की नाटी और रासा, ढोल और बाँसुरी के साथ, और अंत में सब एक साथ।",
  },
  "first-week-at-juniors": {
    title: "जूनियर्स में पहला हफ़्ता",
    summary: "अड़तालीस नए बच्चे, पाँच सुबहें, और शहतूत के नीचे माता-पिता के लिए एक बेंच।",
  },
  "republic-day-parade": {
    title: "गणतंत्र दिवस की परेड",
    summary: "चारों सदन मार्च करते हैं, बैंड बजता है, और जूनियर्स के बच्चे अपने झंडे लाते हैं।",
  },
  "science-fair": {
    title: "विज्ञान और शिल्प मेला",
    summary: "साठ मेज़ें, हर एक पर एक प्रश्न, और एक मेज़ उसके लिए जो नहीं चला।",
  },
};
