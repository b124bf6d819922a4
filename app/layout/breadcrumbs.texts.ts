import { defineTexts } from "../language/texts.ts";

/** What breadcrumbs are called. The names of pages are in data/pages/. */
export const breadcrumbsTexts = defineTexts({
  en: { way: "Breadcrumb" },
  hi: { way: "आप यहाँ हैं" },
});
