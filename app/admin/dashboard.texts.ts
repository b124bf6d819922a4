import { defineTexts } from "../language/texts.ts";

export const dashboardTexts = defineTexts({
  en: {
    title: "Dashboard",
    description: "The administration of the school's website.",
    lead: "What waits for somebody, and what visitors see now.",
    work: {
      testimonials: "testimonials wait to be approved",
      updatesEnding: "updates end within a week",
      updatesShown: "updates are in the banner now",
      videosHidden: "videos are hidden",
      calendarComing: "calendar entries in the next 30 days",
    },
  },
  hi: {
    title: "डैशबोर्ड",
    description: "विद्यालय की वेबसाइट का प्रबंधन।",
    lead: "क्या किसी की प्रतीक्षा में है, और आगंतुक अभी क्या देखते हैं।",
    work: {
      testimonials: "विचार स्वीकृति की प्रतीक्षा में हैं",
      updatesEnding: "सूचनाएँ एक सप्ताह में समाप्त होंगी",
      updatesShown: "सूचनाएँ अभी बैनर में हैं",
      videosHidden: "वीडियो छिपे हुए हैं",
      calendarComing: "कैलेंडर प्रविष्टियाँ अगले 30 दिनों में",
    },
  },
});
