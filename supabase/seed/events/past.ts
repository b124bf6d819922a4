import { addDays, type Day, last } from "../days.ts";
import { addDaysOfTerm, lastOfSeason, schoolDayUntil } from "../school-days.ts";
import { mathematicsWeek } from "./named-days.ts";
import type { SchoolEvent } from "./school-event.ts";

/** Past events, so that their page is not empty. */
export function pastEvents(today: Day): SchoolEvent[] {
  return [
    {
      slug: "tree-planting",
      title: "Tree planting on the slope above the school",
      summary:
        "Three hundred saplings, one for every child of Classes 3 and 4, in the first rains.",
      body: [
        "The forest nursery gave us sal, jamun and amla. Each sapling has a tag with a class and a number, and its child waters it until the rains are over.",
        "Of last year’s three hundred, 241 are alive. The list hangs in the science corridor.",
      ],
      day: lastOfSeason("07-13", "Saturday", today),
      hours: ["07:30", "10:30"],
      venue: "Upper slope",
      campus: "paonta-sahib",
      category: "community",
      hindi: {
        title: "विद्यालय के ऊपर की ढलान पर वृक्षारोपण",
        summary: "पहली बारिश में तीन सौ पौधे, कक्षा 3 और 4 के हर बच्चे के लिए एक।",
        body: [
          "वन विभाग की पौधशाला ने हमें साल, जामुन और आँवला दिए। हर पौधे पर कक्षा और संख्या की पर्ची है, और उसका बच्चा बारिश के अंत तक उसे सींचता है।",
          "पिछले वर्ष के तीन सौ में से 241 जीवित हैं। सूची विज्ञान वाले गलियारे में टँगी है।",
        ],
        venue: "ऊपरी ढलान",
      },
    },
    {
      slug: "independence-day",
      title: "Independence Day morning",
      summary: "Flag, anthem and one speech, by a student of Class 12, in four minutes.",
      body: [
        "The flag goes up at 8:00 am on all three campuses at once. At Paonta Sahib the band plays; at Majra the choir sings; at Juniors everyone carries a paper flag of their own.",
        "Laddoos afterwards, as always, one for each hand.",
      ],
      day: last("08-15", today),
      hours: ["07:45", "09:30"],
      venue: "Flag ground of each campus",
      campus: null,
      category: "assembly",
      hindi: {
        title: "स्वतंत्रता दिवस की सुबह",
        summary: "ध्वज, राष्ट्रगान और एक भाषण: कक्षा 12 के विद्यार्थी का, चार मिनट में।",
        body: [
          "सुबह 8:00 बजे तीनों परिसरों में एक साथ ध्वज फहराया जाता है। पांवटा साहिब में बैंड बजता है; माजरा में गायन मंडली गाती है; जूनियर्स में हर बच्चे के हाथ में अपना काग़ज़ का झंडा होता है।",
          "उसके बाद, हमेशा की तरह, लड्डू: हर हाथ में एक।",
        ],
        venue: "हर परिसर का ध्वज मैदान",
      },
    },
    {
      slug: "hindi-diwas",
      title: "Hindi Diwas",
      summary: "Poems by heart, a wall newspaper and a debate that no one may leave in English.",
      body: [
        "Each class from 3 to 10 sends two readers. The wall newspaper is made overnight by Class 9, who are allowed to sleep in the library for it.",
      ],
      day: schoolDayUntil(last("09-14", today)),
      hours: ["09:00", "12:30"],
      venue: "Assembly hall",
      campus: "majra",
      category: "arts",
      hindi: {
        title: "हिन्दी दिवस",
        summary: "कंठस्थ कविताएँ, एक भित्ति-पत्रिका, और वाद-विवाद, जिसमें अंग्रेज़ी का सहारा मना है।",
        body: [
          "कक्षा 3 से 10 तक हर कक्षा दो पाठक भेजती है। भित्ति-पत्रिका कक्षा 9 रात भर में बनाती है, और इसके लिए उसे पुस्तकालय में सोने की अनुमति है।",
        ],
        venue: "सभागार",
      },
    },
    {
      slug: "mathematics-week",
      title: "Mathematics week",
      summary: "Five days, five problems, and a hill to measure with a stick and a shadow.",
      body: [
        "A problem hangs in every corridor at 8:00 am. Answers go into the box until the last bell; a good wrong answer wins as often as a right one.",
        "On Wednesday Class 6 lays out a figure in chalk and string that fills the courtyard. On Thursday Class 8 measures the height of the ridge behind the playing field. Last time they were out by eleven metres.",
      ],
      day: mathematicsWeek(today),
      lastDay: addDays(mathematicsWeek(today), 4),
      venue: "Courtyard and corridors",
      campus: "paonta-sahib",
      category: "academic",
      hindi: {
        title: "गणित सप्ताह",
        summary: "पाँच दिन, पाँच प्रश्न, और एक पहाड़ी, जिसे लाठी और छाया से नापना है।",
        body: [
          "सुबह 8:00 बजे हर गलियारे में एक प्रश्न टँगता है। उत्तर आख़िरी घंटी तक डिब्बे में डाले जाते हैं; अच्छा ग़लत उत्तर भी उतनी ही बार जीतता है जितनी बार सही।",
          "बुधवार को कक्षा 6 खड़िया और डोरी से एक आकृति बनाती है जो पूरे आँगन को भर देती है। गुरुवार को कक्षा 8 खेल के मैदान के पीछे की पहाड़ी की ऊँचाई नापती है। पिछली बार ग्यारह मीटर का अंतर रहा।",
        ],
        venue: "आँगन और गलियारे",
      },
    },
    {
      slug: "diwali-lamps",
      title: "An evening of lamps",
      summary: "A thousand clay lamps made in the art room, lit at dusk, and no crackers.",
      body: [
        "The lamps are turned in the pottery corner by Classes 4 to 6. They are set around a rangoli on the arcade steps; families bring the oil and take a lamp home.",
      ],
      day: lastDiwaliEvening(today),
      hours: ["17:00", "20:00"],
      venue: "Arcade steps",
      campus: "paonta-sahib",
      category: "community",
      hindi: {
        title: "दीयों की शाम",
        summary: "कला कक्ष में बने मिट्टी के एक हज़ार दीये, साँझ होते ही जले, और कोई पटाखा नहीं।",
        body: [
          "दीये कक्षा 4 से 6 के बच्चे चाक पर बनाते हैं। वे बरामदे की सीढ़ियों पर रंगोली के चारों ओर रखे जाते हैं; परिवार तेल लाते हैं और एक दीया घर ले जाते हैं।",
        ],
        venue: "बरामदे की सीढ़ियाँ",
      },
    },
    {
      slug: "annual-exhibition",
      title: "Annual exhibition: work that is finished",
      summary:
        "One finished piece from each student of Classes 1 to 9: prints, models, stories, maps.",
      body: [
        "Every student shows a single piece and stands beside it for half an hour, ready for questions. Visitors are asked to ask at least three.",
        "The map room shows the villages of Majra as drawn by the children who live in them.",
      ],
      day: schoolDayUntil(addDaysOfTerm(today, -7), { weekday: "Saturday" }),
      hours: ["10:00", "15:00"],
      venue: "Main building, all floors",
      campus: "majra",
      category: "academic",
      hindi: {
        title: "वार्षिक प्रदर्शनी: पूरा किया हुआ काम",
        summary: "कक्षा 1 से 9 के हर विद्यार्थी की एक पूरी रचना: छापे, मॉडल, कहानियाँ, नक्शे।",
        body: [
          "हर विद्यार्थी एक ही रचना दिखाता है और आधे घंटे उसके पास खड़ा रहता है, प्रश्नों के लिए तैयार। अतिथियों से निवेदन है कि कम से कम तीन प्रश्न पूछें।",
          "नक्शों वाले कमरे में माजरा के गाँव हैं, उन बच्चों के बनाए जो वहाँ रहते हैं।",
        ],
        venue: "मुख्य भवन, सभी मंज़िलें",
      },
    },
  ];
}

/** The last school day before the last Diwali. The almanac sets the date, so the days are listed. */
function lastDiwaliEvening(today: Day): Day {
  const evenings = [
    "2024-10-30",
    "2025-10-18",
    "2026-11-06",
    "2027-10-28",
    "2028-10-16",
    "2029-11-03",
  ];
  return evenings.filter((evening) => evening < today).at(-1) ?? addDays(today, -30);
}
