import { type Day, next } from "../days.ts";
import { schoolDayFrom } from "../school-days.ts";
import { inSeason } from "./named-days.ts";
import type { SchoolEvent } from "./school-event.ts";

/** From the alumni's homecoming to the first day of the next session. */
export function springEvents(today: Day): SchoolEvent[] {
  return [
    {
      slug: "alumni-homecoming",
      title: "Alumni homecoming",
      summary:
        "Tea with your old teachers at four, a match against Class 12 at five, dinner on the field.",
      body: [
        "For all batches. Children are welcome; there is a tent for them and a teacher who used to be yours.",
        "Please name your batch when you reply, so that you find your table.",
      ],
      day: inSeason("02-20", "Saturday", today),
      hours: ["16:00", "20:30"],
      venue: "Main ground, Paonta Sahib",
      campus: null,
      category: "alumni",
      rsvps: { capacity: 300 },
      hindi: {
        title: "पूर्व विद्यार्थी मिलन",
        summary: "चार बजे पुराने शिक्षकों के साथ चाय, पाँच बजे कक्षा 12 से मैच, और मैदान में रात का भोजन।",
        body: [
          "सभी बैच के लिए। बच्चों का स्वागत है; उनके लिए एक तंबू है, और एक शिक्षक, जो कभी आपके थे।",
          "आने की सूचना देते समय कृपया अपना बैच बताएँ, ताकि आपको अपनी मेज़ मिल जाए।",
        ],
        venue: "मुख्य मैदान, पांवटा साहिब",
      },
    },
    {
      slug: "grandparents-day",
      title: "Grandparents’ day",
      summary:
        "Stories in the garden, told by those who remember them. Chairs with backs are provided.",
      body: [
        "Grandparents tell, children draw what they hear, and both take the drawing home. Songs, games and recipes from before the school existed are especially welcome.",
      ],
      day: inSeason("03-05", "Saturday", today),
      hours: ["09:30", "12:00"],
      venue: "Garden",
      campus: "juniors",
      category: "community",
      rsvps: { capacity: 160, maxParty: 4 },
      hindi: {
        title: "दादा-दादी और नाना-नानी दिवस",
        summary: "बगीचे में कहानियाँ, उन्हीं से जिन्हें वे याद हैं। पीठ वाली कुर्सियाँ रखी हैं।",
        body: [
          "बड़े सुनाते हैं, बच्चे जो सुनते हैं उसका चित्र बनाते हैं, और दोनों चित्र को घर ले जाते हैं। विद्यालय से भी पुराने गीत, खेल और पकवान ख़ास तौर पर लाएँ।",
        ],
        venue: "बगीचा",
      },
    },
    {
      slug: "first-day-of-session",
      title: "First day of the session",
      summary:
        "Buses run from 6:45 am. Every classroom door has a list, and a teacher in front of it.",
      body: [
        "New families are met at the gate and walked to the classroom. Juniors begins with half the group at a time; the letter says which half.",
      ],
      day: schoolDayFrom(next("04-01", today)),
      venue: "Every classroom",
      campus: null,
      category: "assembly",
      hindi: {
        title: "सत्र का पहला दिन",
        summary: "बसें सुबह 6:45 बजे से चलती हैं। हर कक्षा के द्वार पर सूची है, और सामने एक शिक्षक।",
        body: [
          "नए परिवारों से हम फाटक पर मिलते हैं और उन्हें कक्षा तक पहुँचाते हैं। जूनियर्स में एक बार में आधा समूह आता है; कौन-सा आधा, यह पत्र में लिखा है।",
        ],
        venue: "हर कक्षा",
      },
    },
  ];
}
