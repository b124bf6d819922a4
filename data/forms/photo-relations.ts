/** Who asks for a picture to be removed. */
export const photoRelations = [
  { id: "self", name: "I am in the picture", hi: { name: "चित्र में मैं हूँ" } },
  { id: "guardian", name: "My child is in the picture", hi: { name: "चित्र में मेरा बच्चा है" } },
  { id: "other", name: "Somebody else", hi: { name: "कोई और" } },
] as const;
