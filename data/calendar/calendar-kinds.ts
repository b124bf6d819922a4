/**
 * The kinds of calendar entries, in the order of the filters; `names/calendarKinds` names them. Events
 * come from /invites.
 */
export const calendarKinds = ["holiday", "exam", "term", "meeting", "activity", "event"] as const;

/** The kinds that the office enters in the calendar; events come from their own list. */
export const enteredKinds = calendarKinds.filter((kind) => kind !== "event");

export type CalendarKind = (typeof calendarKinds)[number];
