import { defineTexts } from "../../language/texts.ts";

export const leadershipMessagesTexts = defineTexts({
  en: {
    title: "What our Leaders Say",
    description: "Messages from the people who answer for the school and its three campuses.",
    lead: "The people who answer for the school, each in their own words.",
    none: "No messages yet",
    goHome: "Go to the home page",
    noneYet: "Nobody has written here yet. The first message appears as soon as it is published.",
    contents: "Messages on this page",
    failed: "The messages could not be fetched",
    tryAgain: "Try again",
    unknown: "An unknown error occurred",
  },
  hi: {
    title: "प्रमुखों के संदेश",
    description: "विद्यालय और उसके तीनों परिसरों की ज़िम्मेदारी निभाने वालों के संदेश।",
    lead: "विद्यालय की ज़िम्मेदारी निभाने वाले लोग, अपने-अपने शब्दों में।",
    none: "अभी कोई संदेश नहीं है",
    goHome: "मुखपृष्ठ पर जाएँ",
    noneYet: "यहाँ अभी किसी ने कुछ नहीं लिखा है। पहला संदेश प्रकाशित होते ही यहाँ दिखेगा।",
    contents: "इस पृष्ठ के संदेश",
    failed: "संदेश खुल नहीं सके",
    tryAgain: "फिर से कोशिश करें",
    unknown: "कोई अज्ञात त्रुटि हुई",
  },
});
