import { defineTexts } from "../../language/texts.ts";

export const videoGalleryTexts = defineTexts({
  en: {
    title: "Video Gallery",
    description: "Short videos of school life, sports, stage and studio on the three campuses.",
    lead: "Short videos from the three campuses. They are kept on YouTube, which is asked for nothing until you press play.",
    kind: "Kind",
    play: "Play",
    none: {
      title: "No video yet",
      fact: "The school has not published a video.",
      next: "Videos appear here as soon as it has; there are photographs until then.",
      photographs: "See the photographs",
    },
  },
  hi: {
    title: "वीडियो गैलरी",
    description: "तीनों परिसरों से विद्यालय जीवन, खेल, मंच और कला कक्ष की छोटी फ़िल्में।",
    lead: "तीनों परिसरों की छोटी फ़िल्में। ये YouTube पर रखी हैं; जब तक आप चलाएँ नहीं, वहाँ से कुछ नहीं माँगा जाता।",
    kind: "प्रकार",
    play: "चलाएँ",
    none: {
      title: "अभी कोई वीडियो नहीं",
      fact: "विद्यालय ने अब तक कोई फ़िल्म प्रकाशित नहीं की है।",
      next: "प्रकाशित होते ही फ़िल्में यहाँ दिखेंगी; तब तक चित्र देखें।",
      photographs: "चित्र देखें",
    },
  },
});
