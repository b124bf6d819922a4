import { defineTexts } from "../../language/texts.ts";

export const monthTexts = defineTexts({
  en: {
    title: "A month of the calendar",
    lead: "Drag an entry to another day, or go to it with Tab and use the arrow keys. A click or Enter opens it. A repeated entry moves as a whole. The number of a day opens a new entry on it.",
    before: "Month before",
    after: "Month after",
    entry: (title: string, day: string) => `${title}, ${day}`,
    newOn: (day: string) => `New entry on ${day}`,
    nowOn: (day: string) => `Now on ${day}.`,
    moved: (title: string, day: string) => `${title} is now on ${day}.`,
  },
  hi: {
    title: "कैलेंडर का एक महीना",
    lead: "प्रविष्टि को दूसरे दिन पर खींचें, या Tab से उस पर जाकर तीर कुंजियों से खिसकाएँ। क्लिक या Enter से वह खुलती है। दोहराई जाने वाली प्रविष्टि पूरी खिसकती है। दिन की संख्या उस दिन की नई प्रविष्टि खोलती है।",
    before: "पिछला महीना",
    after: "अगला महीना",
    entry: (title: string, day: string) => `${title}, ${day}`,
    newOn: (day: string) => `${day} को नई प्रविष्टि`,
    nowOn: (day: string) => `अब ${day} को।`,
    moved: (title: string, day: string) => `${title} अब ${day} को है।`,
  },
});
