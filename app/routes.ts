import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The site map. */
export default [
  // The school
  index("site/home/home.tsx"),
  layout("site/inner-pages.tsx", [
    route("about", "site/about/about.tsx"),
    route("about/vision", "site/about/vision.tsx"),
    route("about/messages", "site/leadership-messages/leadership-messages.tsx"),
    route("scholarship", "site/about/scholarship.tsx"),

    // Academics
    route("academics", "site/academics/academics.tsx"),
    route("academics/:level", "site/academics/level.tsx"),
    route("faculty", "site/faculty/faculty.tsx"),

    // Campus life
    route("campuses", "site/campuses/campuses.tsx"),
    route("campus/:campus", "site/campuses/campus.tsx"),
    route("co-curricular", "site/co-curricular/co-curricular.tsx"),
    route("co-curricular/performing-arts", "site/co-curricular/performing-arts.tsx"),
    route("co-curricular/sports-athletics", "site/sports.tsx"),
    route("co-curricular/sports-athletics/:id", "site/sport/sport.tsx"),
    route("register/sports/:id", "site/sport/register/register.tsx"),
    received("register/sports/:id/received"),
    route("register/sports/:id/registration", "site/sport/registration/registration.tsx"),
    route("co-curricular/visual-arts", "site/co-curricular/visual-arts.tsx"),
    route("co-curricular/clubs-societies", "site/co-curricular/clubs-societies.tsx"),

    // Community
    route("gallery", "site/gallery/gallery.tsx"),
    route("gallery/event/:eventId", "site/gallery/album.tsx"),
    route("photo-removal", "site/photo-removal/photo-removal.tsx"),
    route("photo-removal/code", "site/photo-removal/code.tsx"),
    received("photo-removal/received"),
    route("guardian", "site/guardian/start.tsx"),
    route("guardian/open", "site/guardian/open.tsx"),
    route("guardian/children", "site/guardian/children.tsx"),
    route("guardian/children/record.json", "site/guardian/record-file.ts"),
    route("invites", "site/invites/invites.tsx"),
    route("invites/:slug", "site/invites/event.tsx"),
    received("invites/:slug/replied"),
    route("invites/:slug/reply", "site/invites/rsvp/rsvp.tsx"),
    route("invites/:slug/event.ics", "site/invites/event-calendar.ts"),
    route("meetings", "site/meetings/meetings.tsx"),
    route("meetings/:id", "site/meetings/meeting.tsx"),
    received("meetings/:id/booked"),
    route("meetings/:id/booking", "site/meetings/booking/booking.tsx"),
    route("meetings/:id/booking/calendar.ics", "site/meetings/booking/booking-file.ts"),
    route("calendar", "site/calendar/calendar.tsx"),
    route("calendar/planner", "site/calendar/planner.tsx"),
    route("calendar/feed/:feed", "site/calendar/feed.ts"),
    route("calendar/entry/:id/entry.ics", "site/calendar/entry-file.ts"),
    route("my-week", "site/my-week/my-week.tsx"),
    route("my-week/calendar.ics", "site/my-week/week-file.ts"),
    route("my-week/letter", "site/my-week/weekly-email.tsx"),
    route("my-week/device", "site/my-week/device.ts"),
    route("news", "site/news/news.tsx"),
    route("news/feed.xml", "site/news/feed.ts"),
    route("news/:slug", "site/news/story.tsx"),
    route("message", "site/messages/message.tsx"),
    route("notices", "site/notices/notices.tsx"),
    route("notices/feed.xml", "site/notices/feed.ts"),
    route("notices/:id", "site/notices/notice.tsx"),
    route("notices/:id/poster", "site/notices/poster.tsx"),
    route("alumni", "site/alumni/alumni.tsx"),
    route("alumni/letter", "site/alumni/digest.tsx"),
    route("video-gallery", "site/video-gallery/video-gallery.tsx"),

    // Admissions and contact
    route("admissions", "site/admissions/admissions.tsx"),
    received("admissions/received"),
    route("admissions/apply", "site/admissions/apply/apply.tsx"),
    received("admissions/apply/received"),
    route("admissions/application", "site/admissions/application/application.tsx"),
    route("admissions/fees", "site/admissions/family/family-fees.tsx"),
    route("transport", "site/transport/transport.tsx"),
    route("contact", "site/contact/contact.tsx"),
    received("contact/received"),

    route("certificates", "site/certificates/certificates.tsx"),

    // Search
    route("search", "site/search/search.tsx"),

    // Legal
    route("disclosure", "site/disclosure/disclosure.tsx"),
    route("privacy", "site/legal/legal.tsx", { id: "privacy" }),
    route("privacy/children", "site/guardian/information.tsx"),
    route("terms", "site/legal/legal.tsx", { id: "terms" }),
    route("offline", "site/offline/offline.tsx"),

    // Pages of the office's own, and everything else
    route("*", "site/own-pages/own-page.tsx"),
  ]),

  // For machines
  route("sitemap.xml", "site/machines/sitemap.ts"),
  route("sitemap/:part", "site/machines/sitemap.ts", { id: "sitemap-part" }),
  route("robots.txt", "site/machines/robots.ts"),
  route("manifest.webmanifest", "site/machines/web-app-manifest.ts"),
  route("service-worker.js", "site/offline/service-worker-file.ts"),

  // Rendered in the browser, from its stored session
  layout("account/account-layout.tsx", [
    // Account
    layout("account/public-only.tsx", [
      route("login", "account/login.tsx"),
      route("alumni/register", "alumni/register/register.tsx"),
    ]),
    route("alumni/success", "alumni/register/success.tsx"),
    route("account/forgot-password", "account/mail/forgot-password.tsx"),
    route("account/confirm", "account/mail/confirm.tsx"),
    layout("account/signed-in-only.tsx", [
      route("account/new-password", "account/mail/new-password.tsx"),
      route("account/security", "account/security/security.tsx"),
      route("account/security/password", "account/security/password.tsx"),
      route("account/security/email", "account/security/email.tsx"),
      route("account/security/second-factor", "account/security/second-factor.tsx"),
      route("account/security/recovery-codes", "account/security/recovery-codes.tsx"),
    ]),

    // Alumni
    layout("account/alumni-only.tsx", [
      route("alumni/directory", "alumni/directory/directory.tsx"),
      route("alumni/directory/:id", "alumni/person/person.tsx"),
      route("alumni/batches", "alumni/batches/batches.tsx"),
      route("alumni/batches/:year", "alumni/batches/batch.tsx"),
      route("alumni/opportunities", "alumni/opportunities/opportunities.tsx"),
      ...["alumni/batches/write", "alumni/opportunities/write"].map((path) =>
        route(path, "alumni/posts/write.tsx", { id: path }),
      ),
      route("alumni/mentoring", "alumni/mentoring/mentoring.tsx"),
      route("alumni/giving", "alumni/giving/giving.tsx"),
      route("alumni/profile", "alumni/profile/profile.tsx"),
      route("alumni/profile/edit", "alumni/profile/edit.tsx"),
      route("alumni/profile/delete", "alumni/profile/delete.tsx"),
    ]),

    // Admin
    layout("account/admin-only.tsx", [
      layout("admin/frame/admin-frame.tsx", [
        route("admin", "admin/admin.tsx"),
        route("admin/dashboard", "admin/dashboard/dashboard.tsx"),
        route("admin/first-steps", "admin/first-run/first-steps.tsx"),
        route("admin/sample-school", "admin/first-run/sample-school.tsx"),
        route("admin/content", "admin/content/content-list.tsx"),
        route("admin/content/*", "admin/content/content-page.tsx"),
        route("admin/events/:id/replies", "admin/rsvps/rsvps-page.tsx"),
        route("admin/events/:id/check-in", "admin/check-in/check-in-page.tsx"),
        route("admin/meetings/:id/bookings", "admin/meetings/day-page.tsx"),
        ...imported("calendar"),
        route("admin/calendar/ics", "admin/calendar/ics-page.tsx"),
        route("admin/calendar/month", "admin/calendar/month-page.tsx"),
        route("admin/sports/:id/registrations", "admin/sports/registrations-page.tsx"),
        route("admin/applications/board", "admin/applications/board-page.tsx"),
        route("admin/applications/payments", "admin/applications/payments-page.tsx"),
        route("admin/applications/seats", "admin/applications/seats-page.tsx"),
        route("admin/applications/write", "admin/applications/write-page.tsx"),
        route("admin/family-messages/:id/unreached", "admin/family-messages/unreached-page.tsx"),
        route("admin/gallery/:id/pictures", "admin/album/album-page.tsx"),
        route("admin/media", "admin/media/media-page.tsx"),
        route("admin/media/:id", "admin/media/media-file-page.tsx"),
        route("admin/marks", "admin/marks/marks-page.tsx"),
        route("admin/youtube/paste", "admin/videos/paste-page.tsx"),
        route("admin/youtube/:id/people", "admin/videos/video-people-page.tsx"),
        ...[
          ...["campuses", "levels", "classes", "lists", "sports", "youtube", "messages"],
          ...["teachers", "home-voices"],
        ].map((path) =>
          route(`admin/${path}/order`, "admin/order/order-page.tsx", { id: `admin-${path}-order` }),
        ),
        ...imported("bus-stops"),
        ...imported("teachers"),
        ...imported("students"),
        ...imported("alumni-register"),
        ...imported("mailing-lists"),
        route("admin/consents", "admin/consents/consents-page.tsx"),
        route("admin/consents/report", "admin/consents/report-page.tsx"),
        route("admin/consents/import", "admin/consents/import-page.tsx"),
        route("admin/consents/requests", "admin/consents/requests-page.tsx"),
        route("admin/consents/withdrawals", "admin/consents/withdrawals-page.tsx"),
        route("admin/consents/views", "admin/consents/views-page.tsx"),
        route("admin/consents/reasons", "admin/publishing/reasons-page.tsx"),
        route("admin/consents/named", "admin/consents/named-page.tsx"),
        route("admin/students/:id/consents", "admin/consents/child-consents-page.tsx"),
        route("admin/students/promotion", "admin/students/promotion.tsx"),
        route("admin/students/graduates", "admin/students/graduates.tsx"),
        route("admin/alumni/waiting", "admin/people/alumni-queue.tsx"),
        route("admin/alumni/posts", "admin/people/posts-page.tsx"),
        route("admin/alumni/giving", "admin/giving/giving-page.tsx"),
        // Resources that staff manage in the same way: app/admin/resources.ts
        route("admin/:resource", "admin/list/list-page.tsx"),
        route("admin/:resource/trash", "admin/trash/trash-page.tsx"),
        route("admin/:resource/new", "admin/form/form-page.tsx", { id: "admin-new" }),
        route("admin/:resource/:id", "admin/form/form-page.tsx"),
        route("admin/proposals", "admin/proposals/proposals.tsx"),
        route("admin/staff", "admin/staff/staff.tsx"),
        route("admin/look", "admin/look/look-page.tsx"),
        route("admin/settings", "admin/settings/settings.tsx"),
        route("admin/backup", "admin/settings/backup.tsx"),
        route("admin/privacy", "admin/settings/privacy.tsx"),
        route("admin/privacy/due", "admin/retention/due-page.tsx"),
        route("admin/privacy/purges", "admin/retention/purges-page.tsx"),
        route("admin/privacy/breaches", "admin/retention/breaches-page.tsx"),
        route("admin/privacy/holds", "admin/retention/holds-page.tsx"),
        route("admin/privacy/erasures", "admin/retention/erasures-page.tsx"),
        route("admin/privacy/erasures/:id", "admin/retention/certificate-page.tsx"),
      ]),
    ]),
  ]),
] satisfies RouteConfig;

/** The page after a sent form. */
function received(path: string) {
  return route(path, "site/received.tsx", { id: path });
}

/** Imports a file, for data that schools keep in spreadsheets. */
function imported(path: string) {
  return [
    route(`admin/${path}/import`, "admin/import/import-page.tsx", { id: `admin-${path}-import` }),
  ];
}
