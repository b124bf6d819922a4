/** The topics of a contact message, in the form's order; `names/contactTopics` names them. */
export const contactTopics = [
  "general",
  "admissions",
  "transport",
  "fees",
  "alumni",
  "careers",
  "website",
] as const;

/** The version of the privacy page that a sender agrees to. */
export const consentVersion = "2026-11";
