import { describe, expect, test } from "vitest";
import { namesOfPeople, namesWithAddresses } from "../../tests/fixtures/names-of-people.ts";
import { personName } from "./person-rules.ts";

describe("a name begins an email to an address that nobody has proven", () => {
  test.for(namesOfPeople)("%s is a name", (name) => {
    expect(personName.safeParse(name).data).toBe(name);
  });

  test.for(namesWithAddresses)("%s is refused", (name) => {
    expect(personName.safeParse(name).error?.issues).toMatchObject([
      { message: "name_with_address" },
    ]);
  });
});
