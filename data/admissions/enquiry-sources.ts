/** How a family heard of the school, in the form's order; `names/enquirySources` names them. */
export const enquirySources = [
  "family",
  "search",
  "social",
  "newspaper",
  "passing",
  "other",
] as const;
