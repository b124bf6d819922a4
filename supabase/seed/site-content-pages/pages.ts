import type { Day } from "../days.ts";
import { disclosurePage } from "../disclosure/disclosure.ts";
import { admissionsPageInHindi } from "../hindi/admissions.ts";
import { contactPageInHindi } from "../hindi/contact.ts";
import { admissionsPage } from "./admissions.ts";
import { alumniPage } from "./alumni.ts";
import { contactPage } from "./contact.ts";

/** What the pages say on which people reach and join the school. */
export function reachingPages(today: Day) {
  return [
    { key: "admissions", content: admissionsPage(today) },
    { key: "alumni", content: alumniPage },
    { key: "contact", content: contactPage },
    { key: "hi/admissions", content: admissionsPageInHindi(today) },
    { key: "hi/contact", content: contactPageInHindi },
    { key: "disclosure", content: disclosurePage(today) },
  ];
}
