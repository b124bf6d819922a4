/**
 * The kinds of calendar entries, in the order of the filters; read them by listIn. Events come from
 * /invites.
 */
export const calendarKinds = [
  { id: "holiday", name: "Holiday", hi: { name: "अवकाश" } },
  { id: "exam", name: "Examination", hi: { name: "परीक्षा" } },
  { id: "term", name: "Term", hi: { name: "सत्र" } },
  { id: "meeting", name: "Meeting", hi: { name: "बैठक" } },
  { id: "activity", name: "Activity", hi: { name: "गतिविधि" } },
  { id: "event", name: "Event", hi: { name: "कार्यक्रम" } },
] as const;

export type CalendarKind = (typeof calendarKinds)[number]["id"];
