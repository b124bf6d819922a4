/** How a family heard of the school, in the form's order. */
export const enquirySources = [
  { id: "family", name: "Family or friends", hi: { name: "परिवार या मित्रों से" } },
  { id: "search", name: "A search on the internet", hi: { name: "इंटरनेट पर खोज से" } },
  { id: "social", name: "Social media", hi: { name: "सोशल मीडिया से" } },
  { id: "newspaper", name: "A newspaper", hi: { name: "समाचार-पत्र से" } },
  { id: "passing", name: "Passing by", hi: { name: "आते-जाते देखकर" } },
  { id: "other", name: "Otherwise", hi: { name: "किसी और तरह से" } },
] as const;
