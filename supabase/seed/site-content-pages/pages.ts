import type { Day } from "../days.ts";
import { contactPage } from "./contact.ts";

/** What the pages say on which people reach and join the school. */
export function reachingPages(_today: Day) {
  return [{ key: "contact", content: contactPage }];
}
