import { expect, test } from "vitest";
import { paymentsIn, readStatement } from "./bank-statement.ts";

const read = (text: string) => paymentsIn(readStatement(text), "APP");

test("payments are found by their reference, below the lines about the account", () => {
  const text = [
    "Account number,000123",
    "Period,01/11/2026 to 30/11/2026",
    "Txn Date,Narration,Withdrawal,Deposit,Balance",
    '27/11/2026,"UPI/APP26ABCDEFG/Asha Negi",,"12,000.00","5,12,000.00"',
    "28-Nov-26,NEFT fees app-26-hjkmnpq,,9000,521000",
    "28-Nov-26,UPI/APP26ABCDEFH/back,500.00,,520500",
    "29/11/2026,Interest,,120.00,520620",
  ].join("\r\n");
  expect(read(text)).toEqual([
    { reference: "APP-26-ABCDEFG", amount: 12_000, day: "2026-11-27" },
    { reference: "APP-26-HJKMNPQ", amount: 9000, day: "2026-11-28" },
  ]);
});

test.each([
  ["₹ 1,12,000.50", 112_000],
  ["Rs. 12000 Cr", 12_000],
  ["INR 12000", 12_000],
])("%s is an amount", (cell, amount) => {
  expect(read(`Date,Remarks,Amount\n2026-11-27 10:00,APP-26-ABCDEFG,"${cell}"`)).toEqual([
    { reference: "APP-26-ABCDEFG", amount, day: "2026-11-27" },
  ]);
});

test.each(["12000 Dr", "-12000", "0", "12,000.00.00", "twelve", "99999999999"])(
  "%s is not a payment",
  (cell) => {
    expect(read(`Date,Remarks,Amount\n2026-11-27,APP-26-ABCDEFG,"${cell}"`)).toEqual([]);
  },
);

test.each(["31/06/2026", "", "soon", "99/99/9999"])("a line dated “%s” has no day", (day) => {
  expect(read(`Date,Remarks,Amount\n${day},APP-26-ABCDEFG,100`)).toEqual([
    { reference: "APP-26-ABCDEFG", amount: 100, day: null },
  ]);
});

test("a longer number that begins like a reference is not one", () => {
  expect(read("Date,Remarks,Amount\n2026-11-27,APP26ABCDEFGH,100")).toEqual([]);
});

test("a file with unknown column names is read once its columns are named", () => {
  const statement = readStatement("When,What,Sum\n27/11/2026,APP-26-ABCDEFG,100");
  expect([statement.amount, statement.day]).toEqual([-1, -1]);
  expect(paymentsIn({ ...statement, amount: 2, day: 0 }, "APP")).toEqual([
    { reference: "APP-26-ABCDEFG", amount: 100, day: "2026-11-27" },
  ]);
});

test.each(["", "\n\n", "\uFEFF", '"', "a", 'a,b\n"c'])("%j is not a statement", (text) => {
  expect(read(text)).toEqual([]);
});

test("a statement with both kinds has the payments of each", () => {
  const text = "Date,Remarks,Amount\n2026-11-27,GIFT26ABCDEFG,500\n2026-11-27,APP26HJKMNPQ,900";
  expect(paymentsIn(readStatement(text), "GIFT")).toEqual([
    { reference: "GIFT-26-ABCDEFG", amount: 500, day: "2026-11-27" },
  ]);
});

test.each(["%PDF-1.4 Date, Deposit", "PK\u0003\u0004\u0000 Date, Deposit"])(
  "a file that is no text, %j, has no head",
  (text) => {
    expect(readStatement(text).head).toEqual([]);
  },
);
