import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The site map. */
export default [
  // The school
  index("site/home/home.tsx"),
  route("about/messages", "site/leadership-messages/leadership-messages.tsx"),

  // Campus life
  route("co-curricular/sports-athletics", "site/sports.tsx"),
  route("co-curricular/sports-athletics/:id", "site/sport/sport.tsx"),

  // Community
  route("gallery", "site/gallery/gallery.tsx"),
  route("gallery/event/:eventId", "site/gallery/album.tsx"),
  route("invites", "site/invites/invites.tsx"),
  route("invites/:slug", "site/invites/event.tsx"),
  route("invites/:slug/event.ics", "site/invites/event-calendar.ts"),

  // Admissions and contact
  route("admissions", "site/admissions/admissions.tsx"),
  route("admissions/received", "site/admissions/received.tsx"),
  route("contact", "site/contact/contact.tsx"),
  route("contact/received", "site/contact/received.tsx"),

  // Everything else
  route("*", "site/not-found.tsx"),
] satisfies RouteConfig;
