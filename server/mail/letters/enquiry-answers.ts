import { greet, paragraphsOf, said, type WriteLetter } from "../letter.ts";

/** The office's answer to an enquiry or a message, with what was asked below it. */
export const enquiryAnswer: WriteLetter = (data, { language }) => {
  const [name, reference] = [said(data, "name"), said(data, "reference")];
  const question = paragraphsOf(data.question).map((line) => `> ${line}`);
  const day = new Date(said(data, "asked_at") || Date.now()).toLocaleDateString(
    language === "hi" ? "hi-IN" : "en-IN",
    { dateStyle: "long", timeZone: "Asia/Kolkata" },
  );
  const answer = paragraphsOf(data.answer);
  if (language === "hi") {
    return {
      subject: `आपकी पूछताछ ${reference} का उत्तर`,
      greeting: greet(name, language),
      paragraphs: [
        ...answer,
        ...(question.length > 0 ? [`${day} को आपने लिखा था:`] : []),
        ...question,
      ],
      facts: [["संदर्भ संख्या", reference]],
      reason: "यह पत्र इसलिए आया है क्योंकि आपने हमारी साइट से विद्यालय को लिखा था।",
    };
  }
  return {
    subject: `Answer to ${reference}`,
    greeting: greet(name, language),
    paragraphs: [...answer, ...(question.length > 0 ? [`On ${day} you wrote:`] : []), ...question],
    facts: [["Reference", reference]],
    reason: "You receive this letter because you wrote to the school through our site.",
  };
};
