import { expect, test } from "vitest";
import { fieldsOf } from "./refused-form.tsx";

const known = { name: "Asha Verma", phone: null, party: 2 };

test("a field begins with what is known of it", () => {
  const field = fieldsOf(undefined, known);
  expect(field("name")).toEqual({ name: "name", defaultValue: "Asha Verma", error: undefined });
  expect(field("party").defaultValue).toBe("2");
  expect([field("phone"), field("message")].map((one) => one.defaultValue)).toEqual(["", ""]);
  expect(field("attends", "yes").defaultValue).toBe("yes");
});

test("a refused field keeps what was sent, and an emptied one stays empty", () => {
  const refused = {
    values: { name: "", phone: "12" },
    errors: { phone: "Too short" },
    message: "",
  };
  const field = fieldsOf(refused, known);
  expect(field("phone")).toEqual({ name: "phone", defaultValue: "12", error: "Too short" });
  expect(field("name").defaultValue).toBe("");
  expect(field("attends", "yes").defaultValue).toBe("");
});
