import { defineTexts } from "../../language/texts.ts";

export const visionTexts = defineTexts({
  en: {
    title: "Mission & Vision",
    description:
      "What the school is for, where it wants to get, and its promises with the count of how they were kept.",
    mission: "Mission",
    vision: "Vision",
    picture: "The valley at dusk, the lamps of the school lit below the hills",
    howWeCount: "How we count:",
    messages: "What our leaders say",
    empty: {
      title: "Not in writing yet",
      fact: "The school has not published its mission and vision here.",
      next: "They appear with the promises that follow from them as soon as it does.",
      wayOn: "Read our story",
    },
  },
  hi: {
    title: "ध्येय और दृष्टि",
    description: "विद्यालय किसलिए है, कहाँ पहुँचना चाहता है, और उसके वादे, इस हिसाब के साथ कि वे कितने निभे।",
    mission: "ध्येय",
    vision: "दृष्टि",
    picture: "साँझ की घाटी, पहाड़ों के नीचे विद्यालय की जलती बत्तियाँ",
    howWeCount: "हम कैसे गिनते हैं:",
    messages: "प्रमुखों के संदेश",
    empty: {
      title: "अभी लिखा नहीं गया",
      fact: "विद्यालय ने अपना ध्येय और अपनी दृष्टि यहाँ अभी प्रकाशित नहीं की है।",
      next: "प्रकाशित होते ही वे अपने वादों के साथ यहीं दिखेंगे।",
      wayOn: "हमारी कहानी पढ़ें",
    },
  },
});
