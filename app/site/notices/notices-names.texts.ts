import { defineTexts } from "../../language/texts.ts";

/** How other pages name the notices, apart from what their own pages say. */
export const noticesNames = defineTexts({
  en: { title: "Notices", all: "All notices" },
  hi: { title: "सूचनाएँ", all: "सभी सूचनाएँ" },
});
