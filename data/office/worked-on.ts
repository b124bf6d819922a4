import {
  choice,
  day,
  type LoadedChoices,
  longText,
  type NamedChoice,
  rowChoice,
} from "./fields.ts";
import { listColleagues } from "./staff.ts";

export const colleagues: LoadedChoices = { of: "colleagues", list: listColleagues };

/** How the office works on what visitors send: beside the state, a colleague, a day and notes. */
export const workedOn = (states: readonly NamedChoice[]) => ({
  status: choice(states, {
    en: "State",
    hi: "स्थिति",
    filter: { en: "Every state", hi: "हर स्थिति" },
  }),
  owner_id: rowChoice(colleagues, {
    en: "Colleague",
    hi: "सहकर्मी",
    hint: { en: "Who looks after it.", hi: "जो इसे देख रहे हैं।" },
    blank: null,
  }),
  due_on: day({ en: "Answer by", hi: "कब तक उत्तर" }),
  notes: longText(10_000, {
    en: "Notes",
    hi: "टिप्पणी",
    hint: { en: "Seen by colleagues alone.", hi: "केवल सहकर्मी देखते हैं।" },
    blank: "",
  }),
});
