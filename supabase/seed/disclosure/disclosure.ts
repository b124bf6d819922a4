import { addDays, type Day } from "../days.ts";
import { juniors } from "./juniors.ts";
import { majra } from "./majra.ts";
import { paontaSahib } from "./paonta-sahib.ts";

/** What the board asks for, of the three sample campuses; the numbers say that they are samples. */
export function disclosurePage(today: Day) {
  return {
    lead: "What the national board asks every affiliated school to lay open, campus by campus, with the papers that prove it.",
    notice:
      "Sample facts and numbers. The school must put its own in their place before this page is used.",
    campuses: {
      "paonta-sahib": { updatedOn: addDays(today, -12), ...paontaSahib(today) },
      juniors: { updatedOn: addDays(today, -12), ...juniors(today) },
      majra: { updatedOn: addDays(today, -20), ...majra(today) },
    },
  };
}
