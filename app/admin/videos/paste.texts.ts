import { defineTexts } from "../../language/texts.ts";

export const pasteTexts = defineTexts({
  en: {
    link: "Paste links",
    check: "Check the links",
    checking: "Checking…",
    checked: (gone: number) =>
      gone === 0
        ? "All films are there."
        : gone === 1
          ? "1 film is gone from YouTube."
          : `${gone} films are gone from YouTube.`,
    title: "Paste video links",
    lead: "Any number of links to films on YouTube at once, in any form. Nothing is added before you have seen it.",
    links: "Links",
    linksHint: "One after the other, separated by spaces, commas or lines.",
    look: "Look at them",
    looking: "Looking…",
    offline: "YouTube cannot be reached at the moment.",
    offlineNext: "Write the titles yourself; the films are added without a picture.",
    leftOut: "These are left out",
    known: (title: string) => `Already in the gallery: ${title}`,
    repeated: (link: string) => `Pasted twice: ${link}`,
    unknown: (link: string) => `No link to a film: ${link}`,
    titleOf: (id: string) => `Title of ${id}`,
    missing: "YouTube knows no such film, or it may not be shown elsewhere.",
    take: "Add this film",
    add: "Add the films",
    adding: "Adding…",
    added: (count: number) => (count === 1 ? "1 film is added." : `${count} films are added.`),
  },
  hi: {
    link: "लिंक चिपकाएँ",
    check: "लिंक जाँचें",
    checking: "जाँच हो रही है…",
    checked: (gone: number) =>
      gone === 0 ? "सभी फ़िल्में मौजूद हैं।" : `${gone} फ़िल्में YouTube पर नहीं रहीं।`,
    title: "वीडियो लिंक चिपकाएँ",
    lead: "YouTube की कितनी भी फ़िल्मों के लिंक एक साथ, किसी भी रूप में। आपके देखने से पहले कुछ नहीं जोड़ा जाता।",
    links: "लिंक",
    linksHint: "एक के बाद एक, खाली जगह, अल्पविराम या नई पंक्ति से अलग।",
    look: "इन्हें देखें",
    looking: "देखा जा रहा है…",
    offline: "अभी YouTube से संपर्क नहीं हो पा रहा है।",
    offlineNext: "शीर्षक स्वयं लिखें; फ़िल्में बिना चित्र के जुड़ेंगी।",
    leftOut: "ये छोड़ दिए गए",
    known: (title: string) => `पहले से गैलरी में: ${title}`,
    repeated: (link: string) => `दो बार चिपकाया गया: ${link}`,
    unknown: (link: string) => `फ़िल्म का लिंक नहीं: ${link}`,
    titleOf: (id: string) => `${id} का शीर्षक`,
    missing: "YouTube पर ऐसी फ़िल्म नहीं है, या उसे अन्य जगह नहीं दिखाया जा सकता।",
    take: "यह फ़िल्म जोड़ें",
    add: "फ़िल्में जोड़ें",
    adding: "जोड़ी जा रही हैं…",
    added: (count: number) => `${count} फ़िल्में जोड़ी गईं।`,
  },
});
