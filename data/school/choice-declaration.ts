import { choice, declare, place, state, text } from "../office/fields.ts";
import { choiceLists } from "./choice-lists.ts";

export const choiceFields = declare({
  table: "choices",
  fields: {
    list: choice(choiceLists),
    name: text(120, { translated: true }),
    key: text(80, { given: true }),
    position: place(),
    status: state(["open", "archived"]),
  },
  listed: ["name", "key", "status", "position"],
  search: ["name", "key"],
  filters: ["list", "status"],
});
