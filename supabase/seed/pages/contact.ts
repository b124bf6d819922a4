/** What the contact page of the sample school says. */
export const contactPage = {
  lead: "Telephone while school is running, write at any hour, or come to the gate. Somebody who knows the timetable answers.",
  answer:
    "Messages are read on the next school day and answered within two. You receive a reference number at once.",
  hours: [
    { days: "Monday to Friday", time: "7:45 am – 3:30 pm" },
    {
      days: "Saturday",
      time: "8:00 am – 12:30 pm",
      note: "The second Saturday of the month is a holiday.",
    },
    { days: "Sundays and holidays", time: "Closed", note: "The gate keeper takes letters." },
  ],
  places: {
    "paonta-sahib": {
      address: ["Foothills School, Paonta Sahib campus", "Paonta Sahib 173025"],
      way: "Twenty minutes on foot from the bus stand, uphill along the canal. Buses to the hills stop at the gate.",
      map: "https://www.openstreetmap.org/search?query=Paonta%20Sahib",
    },
    juniors: {
      address: ["Foothills School, Juniors campus", "Paonta Sahib 173025"],
      way: "Below the main campus, on the river side of the road. Cars stop in the lane, never before the gate.",
      map: "https://www.openstreetmap.org/search?query=Paonta%20Sahib",
    },
    majra: {
      address: ["Foothills School, Majra campus", "Majra, District Sirmaur 173021"],
      way: "On the Nahan road, west of the village square. The school's own buses pass every side road.",
      map: "https://www.openstreetmap.org/search?query=Majra%2C%20Sirmaur",
    },
  },
};

const { places } = contactPage;

/** The contact page in Hindi: the same places and hours in other words. */
export const contactPageInHindi = {
  lead: "विद्यालय के समय में फ़ोन करें, किसी भी समय लिखें, या फाटक पर आ जाएँ। उत्तर वही देते हैं जिन्हें समय-सारणी पता है।",
  answer:
    "संदेश विद्यालय खुलने के अगले दिन पढ़े जाते हैं और दो दिन में उनका उत्तर दिया जाता है। संदर्भ संख्या आपको तुरंत मिल जाती है।",
  hours: [
    { days: "सोमवार से शुक्रवार", time: "सुबह 7:45 – दोपहर 3:30" },
    {
      days: "शनिवार",
      time: "सुबह 8:00 – दोपहर 12:30",
      note: "महीने के दूसरे शनिवार को अवकाश रहता है।",
    },
    { days: "रविवार और अवकाश", time: "बंद", note: "पत्र द्वारपाल ले लेते हैं।" },
  ],
  places: {
    "paonta-sahib": {
      ...places["paonta-sahib"],
      address: ["फ़ुटहिल्स स्कूल, पांवटा साहिब परिसर", "पांवटा साहिब 173025"],
      way: "बस अड्डे से पैदल बीस मिनट, नहर के साथ-साथ ऊपर की ओर। पहाड़ की बसें फाटक पर रुकती हैं।",
    },
    juniors: {
      ...places.juniors,
      address: ["फ़ुटहिल्स स्कूल, जूनियर्स परिसर", "पांवटा साहिब 173025"],
      way: "मुख्य परिसर से नीचे, सड़क के नदी वाले किनारे। गाड़ियाँ गली में रुकती हैं, फाटक के सामने कभी नहीं।",
    },
    majra: {
      ...places.majra,
      address: ["फ़ुटहिल्स स्कूल, माजरा परिसर", "माजरा, ज़िला सिरमौर 173021"],
      way: "नाहन वाली सड़क पर, गाँव के चौक से पश्चिम में। विद्यालय की अपनी बसें हर गली के मोड़ से गुज़रती हैं।",
    },
  },
};
