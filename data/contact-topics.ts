/** What a message can be about, in the order the form offers it. */
export const contactTopics = [
  { id: "general", name: "Something else" },
  { id: "admissions", name: "Admissions" },
  { id: "transport", name: "School buses" },
  { id: "fees", name: "Fees" },
  { id: "alumni", name: "Alumni" },
  { id: "careers", name: "Working at the school" },
  { id: "website", name: "This website" },
] as const;

/** The version of the privacy page that a sender agreed to. */
export const consentVersion = "2026-11";
