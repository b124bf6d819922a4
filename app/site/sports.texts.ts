import { defineTexts } from "../language/texts.ts";

export const sportsTexts = defineTexts({
  en: {
    title: "Sports & Athletics",
    description:
      "Every sport the school teaches: coaches, age groups and training times on three campuses.",
    lead: (count: number) =>
      `${count} sports, each with a coach who stays, a place to train and a time that is kept.`,
    none: "No sports yet",
    ask: "Ask the school",
    notPublished: "The sports programmes are not published yet.",
    soon: "They appear here with their coaches and training times as soon as they are.",
  },
  hi: {
    title: "खेल और एथलेटिक्स",
    description: "विद्यालय में सिखाया जाने वाला हर खेल: तीनों परिसरों के प्रशिक्षक, आयु वर्ग और अभ्यास का समय।",
    lead: (count: number) =>
      `${count} खेल, हर एक का अपना टिकने वाला प्रशिक्षक, अभ्यास की जगह और पक्का समय।`,
    none: "अभी कोई खेल नहीं है",
    ask: "विद्यालय से पूछें",
    notPublished: "खेल कार्यक्रम अभी प्रकाशित नहीं हुए हैं।",
    soon: "प्रकाशित होते ही वे प्रशिक्षकों और अभ्यास के समय के साथ यहाँ दिखेंगे।",
  },
});
