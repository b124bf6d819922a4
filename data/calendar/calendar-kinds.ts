/**
 * The kinds of calendar entries, in the order of the filters; `names/calendarKinds` names them. Events
 * come from /invites.
 */
export const calendarKinds = ["holiday", "exam", "term", "meeting", "activity", "event"] as const;

/** Those that the office enters in the calendar; events come into it from their own list. */
export const enteredKinds = calendarKinds.filter((kind) => kind !== "event");

export type CalendarKind = (typeof calendarKinds)[number];
