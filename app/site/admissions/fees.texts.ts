import { defineTexts } from "../../language/texts.ts";

export const feesTexts = defineTexts({
  en: {
    title: (session: string) => `Fees for ${session}`,
    table: "Fees by campus and level, in rupees",
    level: "Level",
    columns: {
      admission: "Admission, once",
      annual: "Annual charges",
      tuition: "Tuition a month",
    },
    /** The columns' names where a row is narrow. */
    short: { admission: "Admission", annual: "A year", tuition: "A month" },
  },
  hi: {
    title: (session: string) => `सत्र ${session} का शुल्क`,
    table: "परिसर और स्तर के अनुसार शुल्क, रुपयों में",
    level: "स्तर",
    columns: {
      admission: "प्रवेश, एक बार",
      annual: "वार्षिक शुल्क",
      tuition: "शिक्षण, प्रति माह",
    },
    short: { admission: "प्रवेश", annual: "प्रति वर्ष", tuition: "प्रति माह" },
  },
});
