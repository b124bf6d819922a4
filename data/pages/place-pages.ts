import { campuses } from "../school/campuses.ts";
import { levels } from "../school/levels.ts";
import type { Named } from "./site-page.ts";

const levelDescriptions = {
  "pre-primary": {
    en: "Songs, sand, stories and the first letters, in Hindi and English.",
    hi: "गीत, रेत, कहानियाँ और पहले अक्षर, हिन्दी और अंग्रेज़ी में।",
  },
  primary: {
    en: "Reading every day, numbers with the hands, and a garden bed for every class.",
    hi: "हर दिन पढ़ना, हाथों से गिनती, और हर कक्षा की अपनी क्यारी।",
  },
  middle: {
    en: "Laboratories begin. So do clubs, house duties and the long walk.",
    hi: "प्रयोगशालाएँ शुरू होती हैं, और क्लब, सदन के काम और लंबी पदयात्रा भी।",
  },
  secondary: {
    en: "The board years, taught without hurry.",
    hi: "बोर्ड के वर्ष, बिना जल्दबाज़ी की पढ़ाई।",
  },
  "senior-secondary": {
    en: "Streams, and a plan for what follows.",
    hi: "स्ट्रीम, और आगे की योजना।",
  },
};

/** A page for each level of the school. */
export const levelPages = levels.map(
  ({ id, name, span, hi }) =>
    ({
      path: `/academics/${id}`,
      section: "academics",
      contentKey: `academics/${id}`,
      name: { en: name, hi: hi.name },
      aside: { en: span, hi: hi.span },
      description: levelDescriptions[id],
      picture: `levels/${id}`,
    }) as const,
);

const campusDescriptions = {
  "paonta-sahib": {
    en: "The main house, the laboratories, the assembly hall and most of the playing fields.",
    hi: "मुख्य भवन, प्रयोगशालाएँ, सभागार और अधिकतर खेल के मैदान।",
  },
  juniors: {
    en: "A campus for children from two to seven: low windows, a garden, and a gate that closes softly.",
    hi: "दो से सात वर्ष के बच्चों का परिसर: नीची खिड़कियाँ, एक बगीचा और धीरे से बंद होने वाला फाटक।",
  },
  majra: {
    en: "A school at the centre of its own villages, with a library that closes late.",
    hi: "अपने गाँवों के बीच बसा विद्यालय, जिसका पुस्तकालय देर तक खुला रहता है।",
  },
};

/** A page for each campus. */
export const campusPages = campuses.map(({ id, name, short, hi }) => {
  const bare = { en: name, hi: hi.name };
  return {
    path: `/campus/${id}`,
    section: "campuses",
    contentKey: `campus/${id}`,
    campus: id,
    name: { en: `${name} campus`, hi: `${hi.name} परिसर` },
    menuName: bare,
    crumb: bare,
    aside: { en: short, hi: hi.short },
    description: campusDescriptions[id],
    picture: `campuses/${id}`,
  } as const;
});

/** What people type who look for one of them. */
export const placeSearchWords: Readonly<Record<string, Named>> = {
  "/academics/pre-primary": { en: "nursery kindergarten lkg ukg kg playgroup", hi: "नर्सरी केजी" },
  "/academics/primary": { en: "class 1 2 3 4 5", hi: "कक्षा 1 2 3 4 5" },
  "/academics/middle": { en: "class 6 7 8", hi: "कक्षा 6 7 8 माध्यमिक पूर्व" },
  "/academics/secondary": {
    en: "class 9 10 board examination matric",
    hi: "कक्षा 9 10 बोर्ड परीक्षा",
  },
  "/academics/senior-secondary": {
    en: "class 11 12 streams science commerce humanities arts",
    hi: "कक्षा 11 12 विज्ञान वाणिज्य मानविकी उच्च माध्यमिक",
  },
  "/campus/paonta-sahib": { en: "main campus", hi: "मुख्य परिसर" },
  "/campus/juniors": { en: "young children", hi: "छोटे बच्चे" },
};
