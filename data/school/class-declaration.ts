import { declare, number, place, schoolChoice, state, text } from "../office/fields.ts";

export const classFields = declare({
  table: "classes",
  fields: {
    name: text(30, { translated: true }),
    level: schoolChoice("levels"),
    age: number(0, 30),
    status: state(["open", "archived"]),
    position: place(),
  },
  listed: ["name", "level", "age", "status", "position"],
  search: ["name", "stored_name"],
  filters: ["level", "status"],
});
