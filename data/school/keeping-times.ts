type KeepingTime = {
  id: string;
  /** Its kind in the view private.kept_rows, which says when a row ends; the others have jobs of their own. */
  kind?: string;
  /** Days from its beginning, or from the day that it was for; missing where no day ends it. */
  days?: number;
};

/**
 * What visitors and families send to the site, and for how long it is kept, the shortest first. The texts are
 * those of `site/legal/kept`; /privacy draws it. A test compares the days with the database.
 */
export const keepingTimes = [
  { id: "form", days: 2 },
  { id: "draft", kind: "applications", days: 30 },
  { id: "picture", kind: "removed_pictures", days: 30 },
  { id: "email", kind: "emails", days: 90 },
  { id: "rsvp", kind: "rsvps", days: 180 },
  { id: "booking", kind: "bookings", days: 180 },
  { id: "message", kind: "messages", days: 365 },
  { id: "sport", kind: "registrations", days: 365 },
  { id: "enquiry", kind: "enquiries", days: 730 },
  { id: "request", kind: "photo_requests", days: 730 },
  { id: "account" },
  { id: "album" },
] as const satisfies readonly KeepingTime[];
