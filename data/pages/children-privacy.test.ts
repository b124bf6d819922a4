import informationTexts from "messages:site/guardian/information?all";
import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { privacyRecord } from "../school/privacy-record.ts";
import { childrenPrivacySchema } from "./children-privacy.ts";

test("the school can reword every kind of the record, and no other", () => {
  const words = Object.fromEntries(privacyRecord.map(({ id }) => [id, { why: "Because." }]));
  const { lead, without, change, rights } = informationTexts.en;
  const page = { lead, without, change, rights, record: words };
  expect(Object.keys(childrenPrivacySchema.parse(page).record ?? {}).toSorted()).toEqual(
    privacyRecord.map(({ id }) => id).toSorted(),
  );
});

test.for(languages)("the product's words in $id have the page's shape", ({ id }) => {
  const { lead, without, change, rights } = informationTexts[id];
  expect(childrenPrivacySchema.safeParse({ lead, without, change, rights }).error).toBeUndefined();
});
