import { type Day, next } from "../days.ts";
import { schoolDayFrom } from "../school-days.ts";
import { fairSeason, inSeason } from "./named-days.ts";
import type { SchoolEvent } from "./school-event.ts";

/** From the kites of January to the assembly of the founders in February. */
export function winterEvents(today: Day): SchoolEvent[] {
  return [
    {
      slug: "kite-festival",
      title: "Kite festival",
      summary: "Paper, glue and bamboo from nine; the sky from eleven. Cotton thread only.",
      body: [
        "Kites are made in the morning by anyone who comes, grandparents first. Cotton thread only: coated thread hurts birds and fingers, and stays at the gate.",
      ],
      day: schoolDayFrom(next("01-14", today)),
      hours: ["09:00", "13:00"],
      venue: "Main ground",
      campus: "paonta-sahib",
      category: "community",
      hindi: {
        title: "पतंग उत्सव",
        summary: "नौ बजे से काग़ज़, गोंद और बाँस; ग्यारह बजे से आसमान। केवल सूती डोर।",
        body: [
          "सुबह जो भी आए, पतंग बनाए; दादा-दादी और नाना-नानी सबसे पहले। केवल सूती डोर: मांझा पक्षियों और उँगलियों को काटता है, इसलिए फाटक पर ही रह जाता है।",
        ],
        venue: "मुख्य मैदान",
      },
    },
    {
      slug: "science-craft-fair",
      title: "Science and craft fair",
      summary:
        "Sixty stalls where something moves, burns, grows or floats, and one where it did not.",
      body: [
        "Every stall is run by two students and answers one question. The last stall shows the experiments that failed, with the reason beside each.",
        "Weavers, a potter and a clockmaker from the town work alongside and let you try.",
      ],
      day: inSeason(fairSeason, "Saturday", today),
      venue: "Main house",
      campus: "paonta-sahib",
      category: "academic",
      rsvps: { capacity: null },
      hindi: {
        title: "विज्ञान और शिल्प मेला",
        summary: "साठ मेज़ें, जहाँ कुछ चलता, जलता, उगता या तैरता है, और एक, जहाँ ऐसा नहीं हुआ।",
        body: [
          "हर मेज़ दो विद्यार्थी सँभालते हैं और एक प्रश्न का उत्तर देते हैं। आख़िरी मेज़ पर वे प्रयोग हैं जो असफल रहे, हर एक के साथ उसका कारण।",
          "नगर के बुनकर, एक कुम्हार और एक घड़ीसाज़ साथ में काम करते हैं और आपको भी हाथ आज़माने देते हैं।",
        ],
        venue: "मुख्य भवन",
      },
    },
    {
      slug: "republic-day",
      title: "Republic Day flag and parade",
      summary:
        "The flag at 8:00 am, the preamble read by Class 8, and the parade of the four houses.",
      body: [
        "Students of Class 8 read the preamble in eight languages spoken in their homes. The houses march past in the order of last year’s result.",
      ],
      day: next("01-26", today),
      hours: ["07:45", "10:00"],
      venue: "Flag ground of each campus",
      campus: null,
      category: "assembly",
      hindi: {
        title: "गणतंत्र दिवस: ध्वज और परेड",
        summary: "सुबह 8:00 बजे ध्वजारोहण, कक्षा 8 द्वारा उद्देशिका का पाठ, और चारों सदनों की परेड।",
        body: [
          "कक्षा 8 के विद्यार्थी उद्देशिका उन आठ भाषाओं में पढ़ते हैं जो उनके घरों में बोली जाती हैं। सदन पिछले वर्ष के परिणाम के क्रम में मार्च करते हैं।",
        ],
        venue: "हर परिसर का ध्वज मैदान",
      },
    },
    {
      slug: "farewell-class-12",
      title: "Farewell to Class 12",
      summary: "Class 11 cooks, Class 12 tells the stories that can now be told.",
      body: [
        "Each leaver receives the first page they ever wrote here, if we have it. We usually have it. At sunset they walk out through the gate, and the younger classes stand on both sides with petals.",
      ],
      day: inSeason("02-06", "Saturday", today),
      hours: ["14:00", "18:00"],
      venue: "Assembly hall",
      campus: "paonta-sahib",
      category: "assembly",
      hindi: {
        title: "कक्षा 12 की विदाई",
        summary: "कक्षा 11 खाना बनाती है, कक्षा 12 वे किस्से सुनाती है जो अब सुनाए जा सकते हैं।",
        body: [
          "जाने वाले हर विद्यार्थी को यहाँ लिखा अपना पहला पन्ना मिलता है, अगर वह हमारे पास हो। अक्सर होता है। सूर्यास्त के समय वे फाटक से बाहर जाते हैं, और छोटी कक्षाएँ दोनों ओर पंखुड़ियाँ लिए खड़ी रहती हैं।",
        ],
        venue: "सभागार",
      },
    },
    {
      slug: "founders-assembly",
      title: "Founders’ assembly",
      summary: "The school remembers its first 86 students and the six rooms they sat in.",
      body: [
        "The Principal opens, in two minutes. Then one of the first 86 speaks, for ten, about anything but success. The roll of 2003 is read aloud, and whoever is present answers.",
      ],
      day: inSeason("02-12", "Friday", today),
      hours: ["08:00", "09:15"],
      venue: "In front of the main house, Paonta Sahib",
      campus: null,
      category: "assembly",
      rsvps: { capacity: 400, maxParty: 4 },
      hindi: {
        title: "संस्थापक सभा",
        summary: "विद्यालय अपने पहले 86 विद्यार्थियों और उनके छह कमरों को याद करता है।",
        body: [
          "प्रधानाचार्य दो मिनट में सभा आरंभ करते हैं। फिर पहले 86 में से कोई एक दस मिनट बोलता है, सफलता को छोड़कर किसी भी बात पर। 2003 की हाज़िरी पुकारी जाती है, और जो उपस्थित हो, वह उत्तर देता है।",
        ],
        venue: "मुख्य भवन के सामने, पांवटा साहिब",
      },
    },
  ];
}
