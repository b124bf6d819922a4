import { afterAll, beforeAll, describe } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { accountSecurityScenarios } from "./scenarios/account-security.ts";
import { alumniScenarios } from "./scenarios/alumni.ts";
import { alumniDirectoryScenarios } from "./scenarios/alumni-directory.ts";
import { alumniMessageScenarios } from "./scenarios/alumni-messages.ts";
import { alumniOfficeScenarios } from "./scenarios/alumni-office.ts";
import { campusPictureScenarios } from "./scenarios/campus-pictures.ts";
import { campusScopeScenarios } from "./scenarios/campus-scope.ts";
import { declinedRsvpScenarios } from "./scenarios/declined-rsvps.ts";
import { enquiryOfficeScenarios } from "./scenarios/enquiry-office.ts";
import { erasureScenarios } from "./scenarios/erasure.ts";
import { eventDayScenarios } from "./scenarios/event-days.ts";
import { eventOfficeScenarios } from "./scenarios/event-office.ts";
import { eventRsvpScenarios } from "./scenarios/event-rsvps.ts";
import { familyScenarios } from "./scenarios/families.ts";
import { formerSlugScenarios } from "./scenarios/former-slugs.ts";
import { importAndPromotionScenarios } from "./scenarios/imports-and-promotions.ts";
import { listWorkScenarios } from "./scenarios/list-work.ts";
import { managedRowScenarios } from "./scenarios/managed-rows.ts";
import { mediaLibraryScenarios } from "./scenarios/media-library.ts";
import { officeContentScenarios } from "./scenarios/office-content.ts";
import { officeRecordScenarios } from "./scenarios/office-records.ts";
import { publicFormScenarios } from "./scenarios/public-forms.ts";
import { publicRowScenarios } from "./scenarios/public-rows.ts";
import { roleScenarios } from "./scenarios/roles.ts";
import { siteSearchScenarios } from "./scenarios/site-search.ts";
import { sportsScenarios } from "./scenarios/sports.ts";
import { visitorScenarios } from "./scenarios/visitors.ts";

// All scenarios on one backend, as starting one takes seconds: every scenario makes
// its own people and rows.
describe.each(databases)("on %s", (database) => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ database });
  }, 60_000);
  afterAll(() => backend?.stop());

  describe("account security", () => accountSecurityScenarios(() => backend));
  describe("roles", () => roleScenarios(() => backend));
  describe("alumni", () => alumniScenarios(() => backend));
  describe("the directory of alumni", () => alumniDirectoryScenarios(() => backend));
  describe("the office and alumni", () => alumniOfficeScenarios(() => backend));
  describe("the office and enquiries", () => enquiryOfficeScenarios(() => backend));
  describe("one campus", () => campusScopeScenarios(() => backend));
  describe("pictures of one campus", () => campusPictureScenarios(() => backend));
  describe("records of the office", () => officeRecordScenarios(() => backend));
  describe("content of the office", () => officeContentScenarios(() => backend));
  describe("imports and promotions", () => importAndPromotionScenarios(() => backend));
  describe("messages of alumni", () => alumniMessageScenarios(() => backend));
  describe("registrations for sports", () => sportsScenarios(() => backend));
  describe("retention", () => erasureScenarios(() => backend));
  describe("visitors", () => visitorScenarios(() => backend));
  describe("public forms", () => publicFormScenarios(() => backend));
  describe("families", () => familyScenarios(() => backend));
  describe("what visitors see", () => publicRowScenarios(() => backend));
  describe("managed rows", () => managedRowScenarios(() => backend));
  describe("work on lists", () => listWorkScenarios(() => backend));
  describe("the media library", () => mediaLibraryScenarios(() => backend));
  describe("search", () => siteSearchScenarios(() => backend));
  describe("RSVPs to events", () => eventRsvpScenarios(() => backend));
  describe("guests who cannot come", () => declinedRsvpScenarios(() => backend));
  describe("events that have RSVPs", () => eventDayScenarios(() => backend));
  describe("the office and events", () => eventOfficeScenarios(() => backend));
  describe("former slugs", () => formerSlugScenarios(() => backend));
});
