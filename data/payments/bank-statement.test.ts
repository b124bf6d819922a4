import { expect, test } from "vitest";
import { countOutgoing, paymentsIn, readStatement } from "./bank-statement.ts";

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

// The ways in which banks say which lines are outgoing money: a payment of 45,000 and 45,000 paid back.
test.each([
  [
    "the direction behind the amount",
    "Date,Remarks,Amount,Dr/Cr",
    "27/11/2026,UPI/APP26ABCDEFG/fees,45000,CR",
    "27/11/2026,UPI/APP26ABCDEFG/back,45000,DR",
  ],
  [
    "the direction before the amount",
    "No.,Value Date,Description,Cr/Dr,Transaction Amount(INR),Available Balance(INR)",
    '1,27/11/2026,UPI/APP26ABCDEFG/fees,CR,"45,000.00","5,45,000.00"',
    '2,27/11/2026,UPI/APP26ABCDEFG/back,DR,"45,000.00","5,00,000.00"',
  ],
  [
    "a direction of the balance too",
    "Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr",
    '1,27/11/2026,UPI/APP26ABCDEFG/fees,,"45,000.00",CR,"1,000.00",DR',
    '2,27/11/2026,UPI/APP26ABCDEFG/back,,"45,000.00",DR,"5,00,000.00",CR',
  ],
  [
    "the direction in words",
    "Tran Date,Particulars,Amount(INR),Debit/Credit,Balance(INR)",
    "27-11-2026,UPI/APP26ABCDEFG/fees,45000.00,Credit,545000.00",
    "27-11-2026,UPI/APP26ABCDEFG/back,45000.00,Debit,500000.00",
  ],
  [
    "a letter as indicator",
    "Post Date,Narration,Debit/Credit Indicator,Amount in INR",
    "27-Nov-2026,UPI/APP26ABCDEFG/fees,C,45000.00",
    "27-Nov-2026,UPI/APP26ABCDEFG/back,D,45000.00",
  ],
  [
    "a type of transaction",
    "Transaction Date,Type,Details,Transaction Amount",
    "27/11/2026,cr,UPI/APP26ABCDEFG/fees,45000.00",
    "27/11/2026,dr,UPI/APP26ABCDEFG/back,45000.00",
  ],
  [
    "a column without a name",
    "Date,Narration,Amount,,Balance",
    "27/11/2026,UPI/APP26ABCDEFG/fees,45000.00,Cr.,545000.00",
    "27/11/2026,UPI/APP26ABCDEFG/back,45000.00,Dr.,500000.00",
  ],
  [
    "only incoming money",
    "Date,Narration,Amount,CR/DR",
    "27/11/2026,UPI/APP26ABCDEFG/fees,45000.00,CR",
    "27/11/2026,UPI/APP26ABCDEFG/back,45000.00,",
  ],
  [
    "only outgoing money",
    "Date,Narration,Amount,CR/DR",
    "27/11/2026,UPI/APP26ABCDEFG/fees,45000.00,",
    "27/11/2026,UPI/APP26ABCDEFG/back,45000.00,DR",
  ],
  [
    "the amounts of each in a column of its own, and a direction of the balance",
    "Txn Date,Description,Dr Amount,Cr Amount,Balance,DR/CR",
    "27/11/2026,UPI/APP26ABCDEFG/fees,,45000.00,1000.00,DR",
    "27/11/2026,UPI/APP26ABCDEFG/back,45000.00,,46000.00,DR",
  ],
  [
    "withdrawals and deposits",
    "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance",
    "27/11/26,UPI-APP26ABCDEFG-fees,0000633,27/11/26,,45000.00,545000.00",
    "27/11/26,UPI-APP26ABCDEFG-back,0000634,27/11/26,45000.00,,500000.00",
  ],
  [
    "the direction as what happened",
    "Date,Narration,Amount,Type",
    "27/11/2026,UPI/APP26ABCDEFG/fees,45000.00,Credited",
    "27/11/2026,UPI/APP26ABCDEFG/back,45000.00,Debited",
  ],
  [
    "short words for deposits and withdrawals",
    "Date,Narration,Amount,Type",
    "27/11/2026,UPI/APP26ABCDEFG/fees,45000.00,DEP",
    "27/11/2026,UPI/APP26ABCDEFG/back,45000.00,WDL",
  ],
  [
    "letters for deposits and withdrawals",
    "Date,Narration,Amount,Type",
    "27/11/2026,UPI/APP26ABCDEFG/fees,45000.00,D",
    "27/11/2026,UPI/APP26ABCDEFG/back,45000.00,W",
  ],
  [
    "signs in a column of their own",
    "Date,Narration,Sign,Amount",
    "27/11/2026,UPI/APP26ABCDEFG/fees,+,45000.00",
    "27/11/2026,UPI/APP26ABCDEFG/back,-,45000.00",
  ],
  [
    "Hindi",
    "दिनांक,विवरण,राशि,नामे/जमा",
    "27/11/2026,UPI/APP26ABCDEFG/fees,45000,जमा",
    "27/11/2026,UPI/APP26ABCDEFG/back,45000,नामे",
  ],
])("money paid back is no payment: %s", (_, head, fees, back) => {
  const came = { reference: "APP-26-ABCDEFG", amount: 45_000, day: "2026-11-27" };
  expect(read([head, fees, back].join("\n"))).toEqual([came]);
  const gift = [head, fees, back].join("\n").replaceAll("APP26", "GIFT26");
  expect(paymentsIn(readStatement(gift), "GIFT")).toEqual([
    { ...came, reference: "GIFT-26-ABCDEFG" },
  ]);
  expect(countOutgoing(readStatement(gift), "GIFT")).toBe(1);
});

test("what stands behind the balance is about the balance", () => {
  const text = [
    "Date,Narration,Amount,Balance,Dr/Cr",
    "27/11/2026,UPI/APP26ABCDEFG/fees,45000.00,100000.00,DR",
    "28/11/2026,UPI/APP26HJKMNPQ/fees,45000.00,55000.00,DR",
  ].join("\n");
  expect(read(text)).toHaveLength(2);
  expect(countOutgoing(readStatement(text), "APP")).toBe(0);
});

test.each([
  ["the oldest line first", (lines: string[]) => lines],
  ["the newest line first", (lines: string[]) => lines.toReversed()],
])(
  "a mark behind the balance is about the amounts if the balance moves as it says: %s",
  (_, order) => {
    const lines = [
      '27/11/2026,UPI/APP26ABCDEFG/fees,45000.00,"5,45,000.50",CR',
      '28/11/2026,UPI/APP26ABCDEFG/back,45000.00,"5,00,000.50",DR',
      '28/11/2026,Rent,99.25,"4,99,901.25",DR',
    ];
    const text = ["Date,Narration,Amount,Balance,Dr/Cr", ...order(lines)].join("\n");
    expect(read(text)).toEqual([
      { reference: "APP-26-ABCDEFG", amount: 45_000, day: "2026-11-27" },
    ]);
    expect(countOutgoing(readStatement(text), "APP")).toBe(1);
  },
);

test("a mark behind the balance that says whether it is overdrawn is no direction of the amounts", () => {
  const text = [
    "Date,Narration,Amount,Balance,Dr/Cr",
    "27/11/2026,UPI/APP26ABCDEFG/fees,45000.00,1000.00,DR",
    "28/11/2026,UPI/APP26HJKMNPQ/fees,45000.00,44000.00,CR",
  ].join("\n");
  expect(read(text)).toHaveLength(2);
});

test("a dash where nothing is marked as incoming says nothing", () => {
  const fees = "27/11/2026,-,APP26ABCDEFG,900";
  const back = "28/11/2026,DR,APP26ABCDEFG,800";
  for (const lines of [[fees], [fees, back]]) {
    const text = ["Date,Type,Remarks,Amount", ...lines].join("\n");
    expect(read(text).map(({ amount }) => amount)).toEqual([900]);
  }
});

test("a column of incoming money that is empty but for dashes is still that of the amounts", () => {
  const text = "Date,Remarks,Amount Paid,Credit\n27/11/2026,APP26ABCDEFG,900,-";
  expect(read(text)).toEqual([]);
});

// The office is told why a statement has no payment: this may be a bank's list of deposits.
test.each([
  ["Date,Narration,Amount,Type", "27/11/2026,APP26ABCDEFG,45000,D"],
  ["Date,Narration,Amount", "27/11/2026,APP26ABCDEFG,-45000"],
  ["Date,Narration,Amount", "27/11/2026,APP26ABCDEFG,45000 Dr."],
  ["Date,Narration,Debit,Credit", "27/11/2026,APP26ABCDEFG,45000,"],
])("lines with a reference that are passed over as outgoing are counted: %s", (head, line) => {
  const statement = readStatement([head, line, "28/11/2026,Rent,900"].join("\n"));
  expect(paymentsIn(statement, "APP")).toEqual([]);
  expect(countOutgoing(statement, "APP")).toBe(1);
});

test("a line without an amount that can be read is not counted as outgoing", () => {
  expect(countOutgoing(readStatement("Date,Remarks,Amount\n,APP26ABCDEFG,soon"), "APP")).toBe(0);
});

test("lines below the table do not hide that its lines say what went out", () => {
  const text = [
    "Date,Remarks,Amount,Dr/Cr",
    "27/11/2026,UPI/APP26ABCDEFG/back,45000,DR",
    "Total,,,1 line of each kind",
    "This statement needs no signature",
  ].join("\n");
  expect(read(text)).toEqual([]);
});

test("a column of transfers and cash says no direction", () => {
  const text = [
    "Date,Type,Remarks,Amount",
    "27/11/2026,D,APP26ABCDEFG,900",
    "27/11/2026,TFR,APP26HJKMNPQ,800",
  ].join("\n");
  expect(read(text).map(({ amount }) => amount)).toEqual([900, 800]);
});

test("the column of outgoing money is not the column of the amounts", () => {
  const { amount } = readStatement("Date,Remarks,Debit Amount,Amount");
  expect(amount).toBe(3);
});

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
