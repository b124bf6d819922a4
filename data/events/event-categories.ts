/** The categories of events, in the order of the filters. */
export const eventCategories = [
  { id: "academic", name: "Academic", hi: { name: "पढ़ाई" } },
  { id: "admissions", name: "Admissions", hi: { name: "प्रवेश" } },
  { id: "alumni", name: "Alumni", hi: { name: "पूर्व विद्यार्थी" } },
  { id: "arts", name: "Arts", hi: { name: "कला" } },
  { id: "assembly", name: "Assembly", hi: { name: "सभा" } },
  { id: "community", name: "Community", hi: { name: "समुदाय" } },
  { id: "meeting", name: "Meeting", hi: { name: "बैठक" } },
  { id: "sport", name: "Sport", hi: { name: "खेल" } },
  { id: "general", name: "Other", hi: { name: "अन्य" } },
] as const;
