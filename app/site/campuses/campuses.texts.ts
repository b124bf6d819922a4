import { defineTexts } from "../../language/texts.ts";

export const campusesTexts = defineTexts({
  en: {
    title: "Campuses",
    description:
      "Paonta Sahib, Juniors and Majra compared: for whom, from when to when, streams, buses, lunch and hours.",
    lead: "Paonta Sahib, Juniors and Majra.",
  },
  hi: {
    title: "परिसर",
    description:
      "पांवटा साहिब, जूनियर्स और माजरा की तुलना: किसके लिए, कब से कब तक, विषय-धाराएँ, बसें, भोजन और समय।",
    lead: "पांवटा साहिब, जूनियर्स और माजरा।",
  },
});
