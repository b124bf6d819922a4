import { defineTexts } from "../../language/texts.ts";

export const alumniTexts = defineTexts({
  en: {
    title: "Alumni Network",
    description:
      "For everybody who has left the school: the directory, mentors, the day of return, and how to join.",
    lead: "For everybody who has left the school and would like to stay in reach.",
    join: "Join the network",
    signIn: "Sign in",
    picture: "Homecoming: former students meet in the school yard.",
    register: {
      title: "Stay in reach",
      text: "Somebody of the school looks at every entry before others see it.",
    },
    numbers: "The network in numbers",
    offers: "What it is good for",
    stories: "Looking back",
  },
  hi: {
    title: "पूर्व विद्यार्थी",
    description:
      "इस विद्यालय से पढ़कर निकले हर विद्यार्थी के लिए: निर्देशिका, मार्गदर्शक, मिलन का दिन, और जुड़ने का तरीका।",
    lead: "उन सबके लिए जो इस विद्यालय से पढ़कर निकले हैं और जुड़े रहना चाहते हैं।",
    join: "नेटवर्क से जुड़ें",
    signIn: "साइन इन करें",
    picture: "पूर्व विद्यार्थी मिलन: विद्यालय के आँगन में मिलते पुराने साथी।",
    register: {
      title: "संपर्क में रहिए",
      text: "आपकी प्रविष्टि दूसरों को दिखने से पहले विद्यालय में कोई उसे देख लेता है।",
    },
    numbers: "संख्याओं में नेटवर्क",
    offers: "यह किस काम आता है",
    stories: "पीछे मुड़कर देखें तो",
  },
});
