import { defineTexts } from "../../language/texts.ts";

export const homeTexts = defineTexts({
  en: {
    title: "Three campuses at the foot of the Himalaya",
    description:
      "A school of three campuses at Paonta Sahib and Majra, for children from the age of two to the Class 12 board examinations.",
    hero: {
      picture:
        "First light over layered foothills: the river leaves the hills, and children walk down from the school on its terrace",
      lead: "Three campuses: Paonta Sahib, Juniors and Majra.",
      seeCampuses: "See the three campuses",
      visit: "Arrange a visit",
    },
    ourStory: "Our story",
    levels: "Five levels",
    campuses: "Three campuses",
    campus: (name: string) => `${name} campus`,
    views: {
      "paonta-sahib": "The main house at Paonta Sahib with its arcades and playing field",
      juniors: "The small house of the Juniors campus with swings, a slide and a kite",
      majra: "The gate of the Majra campus with children walking in",
    },
    comingUp: {
      title: "Coming up",
      calendar: "Whole calendar",
      none: "Nothing is planned yet",
      noneYet:
        "No event is announced at the moment. The next ones appear here as soon as they are.",
      reply: "Reply",
      replyTo: (event: string) => `Reply to ${event}`,
    },
    leader: {
      title: "What our leaders say",
      picture:
        "A mathematics lesson: a girl works out the height of a hill that stands in the window",
      whole: "Read the whole message",
      all: "What our leaders say",
    },
    albums: {
      title: "From the albums",
      gallery: "Photo gallery",
      none: "No album yet",
      noneYet: "Pictures of the school year appear here once the first album is published.",
      strip: "Albums, scrolls sideways",
      pictures: (count: number) => `${count} ${count === 1 ? "picture" : "pictures"}`,
    },
    voices: "What families say",
    join: {
      title: "Come and see the school",
      fees: "Fees and scholarships",
      now: "Join Now",
    },
  },
  hi: {
    title: "हिमालय की तलहटी में तीन परिसर",
    description:
      "पांवटा साहिब और माजरा में तीन परिसरों का विद्यालय, दो वर्ष की आयु से कक्षा 12 की बोर्ड परीक्षा तक के बच्चों के लिए।",
    hero: {
      picture:
        "पहाड़ियों की परतों पर सुबह की पहली रोशनी: नदी पहाड़ों से निकल रही है और बच्चे ऊँचाई पर बने विद्यालय से नीचे आ रहे हैं",
      lead: "तीन परिसर: पांवटा साहिब, जूनियर्स और माजरा।",
      seeCampuses: "तीनों परिसर देखें",
      visit: "मिलने का समय लें",
    },
    ourStory: "हमारी कहानी",
    levels: "पाँच स्तर",
    campuses: "तीन परिसर",
    campus: (name: string) => `${name} परिसर`,
    views: {
      "paonta-sahib": "पांवटा साहिब का मुख्य भवन, उसके मेहराब और खेल का मैदान",
      juniors: "जूनियर्स परिसर का छोटा भवन, झूले, फिसलपट्टी और एक पतंग",
      majra: "माजरा परिसर का फाटक और भीतर आते बच्चे",
    },
    comingUp: {
      title: "आने वाले कार्यक्रम",
      calendar: "पूरा कैलेंडर",
      none: "अभी कुछ तय नहीं है",
      noneYet: "इस समय कोई कार्यक्रम घोषित नहीं है। घोषणा होते ही अगले कार्यक्रम यहाँ दिखेंगे।",
      reply: "उत्तर दें",
      replyTo: (event: string) => `उत्तर दें: ${event}`,
    },
    leader: {
      title: "विद्यालय के प्रमुख क्या कहते हैं",
      picture: "गणित की कक्षा: एक छात्रा खिड़की से दिखती पहाड़ी की ऊँचाई निकाल रही है",
      whole: "पूरा संदेश पढ़ें",
      all: "सभी प्रमुखों के संदेश",
    },
    albums: {
      title: "एल्बमों से",
      gallery: "फ़ोटो गैलरी",
      none: "अभी कोई एल्बम नहीं है",
      noneYet: "पहला एल्बम प्रकाशित होते ही विद्यालय के वर्ष की तस्वीरें यहाँ दिखेंगी।",
      strip: "एल्बम, दाएँ-बाएँ खिसकाएँ",
      pictures: (count: number) => `${count} ${count === 1 ? "तस्वीर" : "तस्वीरें"}`,
    },
    voices: "परिवार क्या कहते हैं",
    join: {
      title: "आइए, विद्यालय देखिए",
      fees: "शुल्क और छात्रवृत्तियाँ",
      now: "प्रवेश लें",
    },
  },
});
