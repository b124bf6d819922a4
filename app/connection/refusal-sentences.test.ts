import { expect, test } from "vitest";
import { passwordChangeSchema } from "../../data/accounts/account-forms.ts";
import { contactMessageSchema } from "../../data/forms/contact.ts";
import {
  databaseRefusal,
  fieldErrors,
  fieldRefusal,
  refusalSentence,
} from "./refusal-sentences.ts";

const typed = {
  name: "A",
  email: "asha",
  phone: "98160 12345",
  topic: "admissions",
  message: "x".repeat(4001),
  consent: "yes",
};

test("a form states its limits in the language of the page", () => {
  const { error } = contactMessageSchema.safeParse(typed);
  if (!error) throw new Error("the form was accepted");
  expect(fieldErrors(error, "en")).toMatchObject({
    name: "Please enter the name, at least two letters.",
    email: "Please enter an email address such as name@example.com.",
    message: "Please keep the message to 4,000 characters.",
  });
  expect(fieldErrors(error, "hi").message).toBe("कृपया संदेश 4,000 अक्षरों के भीतर लिखें।");
});

test("a rule between two fields names its field", () => {
  const { error } = passwordChangeSchema.safeParse({
    current: "river-otter-58",
    password: "short",
    repeated: "short",
  });
  if (!error) throw new Error("the form was accepted");
  expect(fieldErrors(error, "en")).toEqual({ password: "Please use at least 8 characters." });
});

test("the database's codes and sentences are translated into the visitor's language", () => {
  const gone = {
    code: "PT404",
    details: "no_such_picture",
    message: "This picture is not shown any more.",
  };
  expect(databaseRefusal(gone, "hi")).toBe("यह चित्र अब नहीं दिखाया जाता।");
  const taken = {
    code: "22023",
    details: "visit_at",
    message: "This time has just been taken. Please choose another.",
  };
  expect(databaseRefusal(taken, "en")).toBe(taken.message);
  expect(databaseRefusal(taken, "hi")).toBe("यह समय अभी-अभी किसी और ने ले लिया। कृपया दूसरा समय चुनें।");
});

test("an application that was sent from another tab says where it is now", () => {
  const sent = {
    code: "PT404",
    details: "application_not_found",
    message: "This application was not found.",
  };
  expect(databaseRefusal(sent, "en")).toContain("once an application is sent");
  expect(databaseRefusal(sent, "hi")).toContain("सबसे नए ई-मेल का लिंक");
});

test("an error without a message of ours appears in the database's words, and in Hindi as a general sentence", () => {
  const refused = { code: "22023", details: "reason", message: "Please fill in reason." };
  expect(databaseRefusal(refused, "en")).toBe("Please fill in reason.");
  expect(databaseRefusal(refused, "hi")).toBe(refusalSentence("other", "hi"));
});

test("a name that a mail program would make a link of, and a draft of an earlier session, say what to do", () => {
  const { error } = contactMessageSchema.safeParse({ ...typed, name: "Refund at evil.example" });
  if (!error) throw new Error("the form was accepted");
  expect(fieldErrors(error, "en").name).toContain("leave a space after a dot");
  const name = {
    code: "22023",
    details: "name",
    message: "Please write the name alone, with a space after a dot.",
  };
  expect(databaseRefusal(name, "en")).toBe(fieldErrors(error, "en").name);
  expect(databaseRefusal(name, "hi")).toBe(fieldErrors(error, "hi").name);
  const over = { code: "PT409", details: "session_over", message: "A new session has begun." };
  expect(databaseRefusal(over, "en")).toContain("check the class, save it");
  expect(databaseRefusal(over, "hi")).toContain("कक्षा जाँचकर सहेजें");
});

test("a refusal that a page places beside a field is in the reader's language", () => {
  expect(databaseRefusal(fieldRefusal("words", "asked_already"), "hi")).toBe(
    refusalSentence("asked_already", "hi"),
  );
});

test("a refusal names the time that is booked already, or the group, as its hint has it", () => {
  const elsewhere = {
    code: "22023",
    details: "slot",
    message: "You are expected elsewhere at this time. Please choose another.",
    hint: "2031-03-07T03:40:00Z",
  };
  expect(databaseRefusal(elsewhere, "en")).toContain("already booked 9:10 am");
  expect(databaseRefusal(elsewhere, "hi")).toContain("सुबह 9:10 का समय");
  const age = {
    code: "22023",
    details: "training_group",
    message: "The child is not of the age of this training group.",
    hint: "Under 11 and under 14",
  };
  expect(databaseRefusal(age, "en")).toContain("of this group: Under 11 and under 14.");
});
