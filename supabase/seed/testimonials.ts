import { rowId } from "./identifiers.ts";

type Testimonial = {
  quote: string;
  author: string;
  relation: string;
  campus: string | null;
  status: "approved" | "pending";
  /** The words in Hindi; the pending one is in English alone. */
  hindi?: { quote: string; author: string; relation: string };
};

/** Quotes of families and alumni; the first three are on the home page. */
export function testimonials() {
  return quotes.map(({ hindi, ...testimonial }, index) => ({
    id: testimonialId(index),
    ...testimonial,
    translations: hindi ? { hi: hindi } : {},
    is_sample: true,
  }));
}

export function featuredTestimonials() {
  return [0, 1, 2].map((index) => ({
    id: rowId(`featured_testimonials/${index + 1}`),
    testimonial_id: testimonialId(index),
    position: index + 1,
  }));
}

function testimonialId(index: number): string {
  return rowId(`testimonials/${index + 1}`);
}

const quotes: Testimonial[] = [
  {
    quote:
      "Our son would not speak to strangers when he joined. Last month he stood on that stage and announced the whole concert, in two languages.",
    author: "Parent",
    relation: "Class 4",
    campus: "majra",
    status: "approved",
    hindi: {
      quote:
        "जब हमारा बेटा यहाँ आया था, अजनबियों से बोलता ही नहीं था। पिछले महीने उसने उसी मंच से पूरे संगीत कार्यक्रम का संचालन किया, दो भाषाओं में।",
      author: "अभिभावक",
      relation: "कक्षा 4",
    },
  },
  {
    quote:
      "I measure every laboratory I have worked in against the one we were allowed to keep open after hours.",
    author: "Alumna",
    relation: "batch of 2014, research chemist",
    campus: null,
    status: "approved",
    hindi: {
      quote:
        "मैंने जिस भी प्रयोगशाला में काम किया, उसे उसी से तौलती हूँ जिसे हमें छुट्टी के बाद भी खुला रखने की अनुमति थी।",
      author: "पूर्व छात्रा",
      relation: "2014 का बैच, शोध रसायनशास्त्री",
    },
  },
  {
    quote: "The teachers call before you have begun to worry.",
    author: "Grandparent",
    relation: "",
    campus: "juniors",
    status: "approved",
    hindi: {
      quote: "आप चिंता शुरू करें, उससे पहले ही शिक्षकों का फ़ोन आ जाता है।",
      author: "दादाजी",
      relation: "",
    },
  },
  {
    quote:
      "At the meeting they had her notebook from last year on the table too. I could see for myself how far she had come.",
    author: "Parent",
    relation: "Class 7",
    campus: "paonta-sahib",
    status: "approved",
    hindi: {
      quote: "बैठक में मेज़ पर उसकी पिछले साल की कॉपी भी रखी थी। वह कितना आगे आई है, मैंने अपनी आँखों से देखा।",
      author: "अभिभावक",
      relation: "कक्षा 7",
    },
  },
  {
    quote:
      "I was never in a team. I kept the score for six years, and when I left they gave me the scorebook.",
    author: "Alumnus",
    relation: "batch of 2017, civil engineer",
    campus: null,
    status: "approved",
    hindi: {
      quote:
        "मैं कभी किसी टीम में नहीं था। छह साल तक मैंने स्कोर लिखा, और जाते समय उन्होंने वही स्कोर-बुक मुझे दे दी।",
      author: "पूर्व छात्र",
      relation: "2017 का बैच, सिविल इंजीनियर",
    },
  },
  {
    quote: "The bus driver knows which of the twins gets sick on bends. I had not told anybody.",
    author: "Parent",
    relation: "UKG",
    campus: "juniors",
    status: "approved",
    hindi: {
      quote:
        "बस के चालक को पता है कि जुड़वाँ बच्चों में से मोड़ों पर किसका जी मिचलाता है। मैंने किसी को बताया भी नहीं था।",
      author: "अभिभावक",
      relation: "यूकेजी",
    },
  },
  {
    quote:
      "My daughter is the first of our family in Class 12. They came to our house to explain the forms.",
    author: "Parent",
    relation: "Class 12",
    campus: "majra",
    status: "approved",
    hindi: {
      quote: "हमारे परिवार में कक्षा 12 तक पहुँचने वाली मेरी बेटी पहली है। फ़ॉर्म समझाने वे हमारे घर आए।",
      author: "अभिभावक",
      relation: "कक्षा 12",
    },
  },
  {
    quote:
      "Please make the swimming group larger. There is a queue, and my two are at the end of it.",
    author: "Parent",
    relation: "Classes 3 and 5",
    campus: "paonta-sahib",
    status: "pending",
  },
];
