import { afterAll, beforeAll, describe } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { accountSecurityErrands } from "./errands/account-security.ts";
import { alumniErrands } from "./errands/alumni.ts";
import { alumniDirectoryErrands } from "./errands/alumni-directory.ts";
import { alumniMessageErrands } from "./errands/alumni-messages.ts";
import { alumniOfficeErrands } from "./errands/alumni-office.ts";
import { campusPictureErrands } from "./errands/campus-pictures.ts";
import { campusScopeErrands } from "./errands/campus-scope.ts";
import { enquiryOfficeErrands } from "./errands/enquiry-office.ts";
import { erasureErrands } from "./errands/erasure.ts";
import { eventDayErrands } from "./errands/event-days.ts";
import { eventOfficeErrands } from "./errands/event-office.ts";
import { eventRsvpErrands } from "./errands/event-rsvps.ts";
import { familyErrands } from "./errands/families.ts";
import { formerSlugErrands } from "./errands/former-slugs.ts";
import { listWorkErrands } from "./errands/list-work.ts";
import { managedRowErrands } from "./errands/managed-rows.ts";
import { mediaLibraryErrands } from "./errands/media-library.ts";
import { officeBatchErrands } from "./errands/office-batches.ts";
import { officeContentErrands } from "./errands/office-content.ts";
import { officeRecordErrands } from "./errands/office-records.ts";
import { publicFormErrands } from "./errands/public-forms.ts";
import { publicRowErrands } from "./errands/public-rows.ts";
import { roleErrands } from "./errands/roles.ts";
import { siteSearchErrands } from "./errands/site-search.ts";
import { sportsErrands } from "./errands/sports.ts";
import { visitorErrands } from "./errands/visitors.ts";

// All errands on one backend, as starting one takes seconds: every errand makes
// its own people and rows.
describe.each(databases)("on %s", (database) => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ database });
  }, 60_000);
  afterAll(() => backend?.stop());

  describe("account security", () => accountSecurityErrands(() => backend));
  describe("roles", () => roleErrands(() => backend));
  describe("alumni", () => alumniErrands(() => backend));
  describe("the directory of alumni", () => alumniDirectoryErrands(() => backend));
  describe("the office and alumni", () => alumniOfficeErrands(() => backend));
  describe("the office and enquiries", () => enquiryOfficeErrands(() => backend));
  describe("one campus", () => campusScopeErrands(() => backend));
  describe("pictures of one campus", () => campusPictureErrands(() => backend));
  describe("records of the office", () => officeRecordErrands(() => backend));
  describe("content of the office", () => officeContentErrands(() => backend));
  describe("batches of the office", () => officeBatchErrands(() => backend));
  describe("messages of alumni", () => alumniMessageErrands(() => backend));
  describe("registrations for sports", () => sportsErrands(() => backend));
  describe("retention", () => erasureErrands(() => backend));
  describe("visitors", () => visitorErrands(() => backend));
  describe("public forms", () => publicFormErrands(() => backend));
  describe("families", () => familyErrands(() => backend));
  describe("what visitors see", () => publicRowErrands(() => backend));
  describe("managed rows", () => managedRowErrands(() => backend));
  describe("work on lists", () => listWorkErrands(() => backend));
  describe("the media library", () => mediaLibraryErrands(() => backend));
  describe("search", () => siteSearchErrands(() => backend));
  describe("replies to events", () => eventRsvpErrands(() => backend));
  describe("events that have replies", () => eventDayErrands(() => backend));
  describe("the office and events", () => eventOfficeErrands(() => backend));
  describe("former slugs", () => formerSlugErrands(() => backend));
});
