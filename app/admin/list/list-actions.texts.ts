import { defineTexts } from "../../language/texts.ts";

/** What more can be done with the rows of a list, above it; what the pages behind it say comes with them. */
export const listActionTexts = defineTexts({
  en: {
    importFile: "Import a file",
    promotion: "Promotion of the year",
    month: "Month",
    holidays: "Holidays or .ics",
    order: "Put in order",
    queue: "Registrations to verify",
    pasteLinks: "Paste links",
    check: "Check the links",
    checking: "Checking…",
    checked: (gone: number) =>
      gone === 0
        ? "All videos are there."
        : gone === 1
          ? "1 video is gone from YouTube."
          : `${gone} videos are gone from YouTube.`,
    offline: "YouTube cannot be reached at the moment.",
  },
  hi: {
    importFile: "फ़ाइल आयात करें",
    promotion: "वार्षिक कक्षोन्नति",
    month: "महीना",
    holidays: "अवकाश या .ics",
    order: "क्रम में रखें",
    queue: "पुष्टि के लिए पंजीकरण",
    pasteLinks: "लिंक चिपकाएँ",
    check: "लिंक जाँचें",
    checking: "जाँच हो रही है…",
    checked: (gone: number) =>
      gone === 0 ? "सभी फ़िल्में मौजूद हैं।" : `${gone} फ़िल्में YouTube पर नहीं रहीं।`,
    offline: "अभी YouTube से संपर्क नहीं हो पा रहा है।",
  },
});
