/** The topics of a contact message, in the form's order. */
export const contactTopics = [
  { id: "general", name: "Something else", hi: { name: "कोई और बात" } },
  { id: "admissions", name: "Admissions", hi: { name: "प्रवेश" } },
  { id: "transport", name: "School buses", hi: { name: "विद्यालय की बसें" } },
  { id: "fees", name: "Fees", hi: { name: "शुल्क" } },
  { id: "alumni", name: "Alumni", hi: { name: "पूर्व विद्यार्थी" } },
  { id: "careers", name: "Working at the school", hi: { name: "विद्यालय में नौकरी" } },
  { id: "website", name: "This website", hi: { name: "यह वेबसाइट" } },
] as const;

/** The version of the privacy page that a sender agrees to. */
export const consentVersion = "2026-11";
