import { defineTexts } from "../language/texts.ts";

export const alumniPagesTexts = defineTexts({
  en: {
    directory: {
      title: "Alumni Directory",
      description: "Find people of your batch, your campus and your city.",
      fact: "The directory opens here shortly.",
      next: "Until then the school office puts you in touch.",
    },
    profile: {
      title: "Your Profile",
      description: "What the directory says of you, and who sees it.",
      fact: "You are signed in.",
      next: "Your profile opens here shortly.",
    },
  },
  hi: {
    directory: {
      title: "पूर्व विद्यार्थी निर्देशिका",
      description: "अपने बैच, परिसर और शहर के साथियों को खोजिए।",
      fact: "निर्देशिका जल्द ही यहाँ खुलेगी।",
      next: "तब तक विद्यालय कार्यालय आपका संपर्क करा देगा।",
    },
    profile: {
      title: "आपकी प्रोफ़ाइल",
      description: "निर्देशिका में आपके बारे में क्या है, और उसे कौन देखता है।",
      fact: "आप साइन इन हैं।",
      next: "आपकी प्रोफ़ाइल जल्द ही यहाँ खुलेगी।",
    },
  },
});
