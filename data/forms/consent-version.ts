/** The version of the privacy page that a sender agrees to. */
export const consentVersion = "2026-11";
