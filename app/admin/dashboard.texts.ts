import { defineTexts } from "../language/texts.ts";

export const dashboardTexts = defineTexts({
  en: {
    title: "Dashboard",
    description: "The administration of the school's website.",
    fact: "You are signed in as an administrator.",
    next: "The pages to edit the site's content open here shortly.",
  },
  hi: {
    title: "डैशबोर्ड",
    description: "विद्यालय की वेबसाइट का प्रबंधन।",
    fact: "आप व्यवस्थापक के रूप में साइन इन हैं।",
    next: "साइट की सामग्री संपादित करने के पृष्ठ जल्द ही यहाँ खुलेंगे।",
  },
});
