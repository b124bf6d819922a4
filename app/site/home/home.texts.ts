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
    leader: {
      title: "What our leaders say",
      picture:
        "A mathematics lesson: a girl works out the height of a hill that stands in the window",
      whole: "Read the whole message",
      all: "What our leaders say",
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
    leader: {
      title: "विद्यालय के प्रमुख क्या कहते हैं",
      picture: "गणित की कक्षा: एक छात्रा खिड़की से दिखती पहाड़ी की ऊँचाई निकाल रही है",
      whole: "पूरा संदेश पढ़ें",
      all: "सभी प्रमुखों के संदेश",
    },
    voices: "परिवार क्या कहते हैं",
    join: {
      title: "आइए, विद्यालय देखिए",
      fees: "शुल्क और छात्रवृत्तियाँ",
      now: "प्रवेश लें",
    },
  },
});
