import { defineTexts } from "../../language/texts.ts";

export const campusTexts = defineTexts({
  en: {
    title: (campus: string) => `${campus} campus`,
    description: (facts: readonly string[]) =>
      `${facts.join(", ")}: rooms and grounds, hours, telephone, how to get there, events and teachers.`,
    /** What each campus's print shows. */
    pictures: {
      "paonta-sahib": "The long arcaded main house with children coming up the path",
      juniors: "The little house with a swing, a slide and a teacher among small children",
      majra: "The gate in the morning and the three-storey block behind it",
    },
    about: "About this campus",
    levels: "Levels",
    telephone: "Telephone",
    facilities: "Rooms and grounds",
    gettingThere: "How to get there",
    askOffice: "Ask the office",
    teachers: "Teachers",
    allTeachers: "All teachers",
    otherDepartments: "Others",
  },
  hi: {
    title: (campus: string) => `${campus} परिसर`,
    description: (facts: readonly string[]) =>
      `${facts.join(", ")}: कमरे और मैदान, समय, टेलीफ़ोन, पहुँचने का रास्ता, कार्यक्रम और शिक्षक।`,
    pictures: {
      "paonta-sahib": "मेहराबों वाला लंबा मुख्य भवन, रास्ते पर आते बच्चे",
      juniors: "छोटा-सा भवन, झूला, फिसलपट्टी और नन्हे बच्चों के बीच शिक्षिका",
      majra: "सुबह का फाटक और उसके पीछे तीन मंज़िला भवन",
    },
    about: "इस परिसर के बारे में",
    levels: "स्तर",
    telephone: "टेलीफ़ोन",
    facilities: "कमरे और मैदान",
    gettingThere: "कैसे पहुँचें",
    askOffice: "कार्यालय से पूछें",
    teachers: "शिक्षक",
    allTeachers: "सभी शिक्षक",
    otherDepartments: "अन्य",
  },
});
