import { defineTexts } from "../../language/texts.ts";

export const admissionsTexts = defineTexts({
  en: {
    title: "Admissions",
    description: (session: string | undefined) =>
      `How a child joins the school${session ? ` in ${session}` : ""}: the steps, the class for an age, dates, documents, fees and the enquiry form.`,
    lead: (session: string) =>
      `For the session ${session}. Send an enquiry, and the school office answers with dates and fees.`,
    enquire: "Send an enquiry",
    steps: "Steps",
    dates: "Dates",
    documents: "Documents",
    questions: "Questions parents ask",
  },
  hi: {
    title: "प्रवेश",
    description: (session: string | undefined) =>
      `${session ? `सत्र ${session} में ` : ""}बच्चे का प्रवेश कैसे होता है: चरण, आयु के अनुसार कक्षा, तारीख़ें, काग़ज़ात, शुल्क और पूछताछ का फ़ॉर्म।`,
    lead: (session: string) =>
      `सत्र ${session} के लिए। पूछताछ भेजें; विद्यालय कार्यालय तारीख़ों और शुल्क के साथ उत्तर देगा।`,
    enquire: "पूछताछ भेजें",
    steps: "चरण",
    dates: "तारीख़ें",
    documents: "काग़ज़ात",
    questions: "माता-पिता जो पूछते हैं",
  },
});
