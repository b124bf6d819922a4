import { defineTexts } from "../../language/texts.ts";

export const staffTexts = defineTexts({
  en: {
    lead: "Everyone who may open these pages. A colleague of one campus reads everything and edits that campus; colleagues without that limit edit everything.",
    invite: "Invite a colleague",
    inviteLead:
      "They get a letter with a link, good for one hour, and set a password of their own.",
    send: "Send invitation",
    sending: "Sending…",
    email: "E-mail",
    name: "Name",
    campus: "Looks after",
    everything: "All campuses",
    letter: "Language of the letter",
    invited: "Invited. The letter is on its way.",
    listed: "This address already has an account. Give it the role below.",
    you: "You",
    accepted: "Active",
    waiting: "Invited, not accepted",
    inactive: "Has an account, without the role",
    activate: "Give the role",
    factor: "Second factor",
    noFactor: "No second factor",
    lastSeen: (day: string) => `Last signed in on ${day}`,
    never: "Never signed in",
    change: "Change",
    save: "Save",
    saved: "Saved.",
    cancel: "Cancel",
    remove: "Remove",
    removeQuestion: (name: string) => `Remove ${name}?`,
    removeFact:
      "They can no longer open these pages, from this moment. What they have done stays in the record.",
    removed: "Removed.",
    refusals: {
      own_admin_entry: "Another colleague has to remove or change your own entry.",
      last_admin: "At least one colleague has to look after all campuses.",
      campus_scope: "You look after one campus. Colleagues without that limit do this.",
      not_admin: "You may not do this.",
      other: "This did not work. Please try again.",
    },
  },
  hi: {
    lead: "सब जो ये पृष्ठ खोल सकते हैं। एक परिसर के सहकर्मी सब पढ़ते हैं और उसी परिसर का लिखते हैं; सभी परिसरों का काम बिना सीमा वाले सहकर्मी करते हैं।",
    invite: "सहकर्मी को आमंत्रित करें",
    inviteLead: "उन्हें एक घंटे तक मान्य लिंक वाला पत्र जाता है, और वे अपना पासवर्ड स्वयं रखते हैं।",
    send: "निमंत्रण भेजें",
    sending: "भेजा जा रहा है…",
    email: "ई-मेल",
    name: "नाम",
    campus: "देखरेख",
    everything: "सभी परिसर",
    letter: "पत्र की भाषा",
    invited: "निमंत्रण दे दिया गया। पत्र जा रहा है।",
    listed: "इस पते का खाता पहले से है। नीचे उसे भूमिका दें।",
    you: "आप",
    accepted: "सक्रिय",
    waiting: "आमंत्रित, स्वीकार नहीं किया",
    inactive: "खाता है, भूमिका नहीं",
    activate: "भूमिका दें",
    factor: "दूसरा प्रमाण",
    noFactor: "दूसरा प्रमाण नहीं",
    lastSeen: (day: string) => `पिछला साइन-इन ${day}`,
    never: "कभी साइन-इन नहीं",
    change: "बदलें",
    save: "सहेजें",
    saved: "सहेज लिया गया।",
    cancel: "रद्द करें",
    remove: "हटाएँ",
    removeQuestion: (name: string) => `${name} को हटाएँ?`,
    removeFact: "वे अभी से ये पृष्ठ नहीं खोल सकेंगे। उनका किया हुआ अभिलेख में रहता है।",
    removed: "हटा दिया गया।",
    refusals: {
      own_admin_entry: "आपकी अपनी प्रविष्टि कोई दूसरा सहकर्मी ही बदल या हटा सकता है।",
      last_admin: "कम से कम एक व्यक्ति रहना चाहिए जो सभी परिसर देखता हो।",
      campus_scope: "आप एक परिसर देखते हैं। यह काम बिना सीमा वाले सहकर्मी करते हैं।",
      not_admin: "आपको इसकी अनुमति नहीं है।",
      other: "यह नहीं हो सका। कृपया फिर कोशिश करें।",
    },
  },
});

type Refusals = typeof staffTexts.en.refusals;

/** What a refused change says, by the code the database or the server gave. */
export function refusalOf(failure: unknown, refusals: Refusals): string {
  const { code = "", details = "" } = failure as Partial<Record<"code" | "details", string>>;
  const known = [details, code].find((each): each is keyof Refusals => each in refusals);
  return refusals[known ?? "other"];
}
