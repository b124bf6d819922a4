import { addressIn } from "../../../data/languages.ts";
import { greet, said, type WriteLetter } from "../letter.ts";

type About = { child: string; sport: string; batch: string };
type Words = (about: About) => { subject: string; paragraph: string };

const words: Record<
  "received" | "waitlisted" | "moved_up" | "again",
  Record<"en" | "hi", Words>
> = {
  received: {
    en: ({ child, sport }) => ({
      subject: `Registration for ${sport}`,
      paragraph: `${child} is registered for ${sport}. The coach confirms the batch before the first training.`,
    }),
    hi: ({ child, sport }) => ({
      subject: `${sport} के लिए पंजीकरण`,
      paragraph: `${sport} के लिए ${child} का पंजीकरण हो गया है। पहले अभ्यास से पूर्व प्रशिक्षक समूह की पुष्टि करेंगे।`,
    }),
  },
  waitlisted: {
    en: ({ child, sport }) => ({
      subject: `Waiting list for ${sport}`,
      paragraph: `All places of this batch are taken. ${child} is on the waiting list for ${sport}, and we write as soon as there is a place.`,
    }),
    hi: ({ child, sport }) => ({
      subject: `${sport} की प्रतीक्षा सूची`,
      paragraph: `इस समूह के सभी स्थान भर चुके हैं। ${child} का नाम ${sport} की प्रतीक्षा सूची में है; स्थान मिलते ही हम आपको लिखेंगे।`,
    }),
  },
  again: {
    en: ({ child, sport }) => ({
      subject: `Already registered for ${sport}`,
      paragraph: `${child} was entered for ${sport} once more. The first registration counts, with the reference below; you need not do anything.`,
    }),
    hi: ({ child, sport }) => ({
      subject: `${sport} के लिए पहले से पंजीकृत`,
      paragraph: `${sport} के लिए ${child} का पंजीकरण एक बार फिर भेजा गया। पहला पंजीकरण ही मान्य है, उसकी संदर्भ संख्या नीचे है; आपको कुछ नहीं करना है।`,
    }),
  },
  moved_up: {
    en: ({ child, sport }) => ({
      subject: `A place in ${sport}`,
      paragraph: `There is a place now: ${child} is registered for ${sport}. If it is no longer wanted, please tell the office.`,
    }),
    hi: ({ child, sport }) => ({
      subject: `${sport} में स्थान मिल गया`,
      paragraph: `अब स्थान उपलब्ध है: ${sport} के लिए ${child} का पंजीकरण हो गया है। यदि अब आवश्यकता न हो, तो कृपया कार्यालय को बताएँ।`,
    }),
  },
};

const labelsIn = {
  en: {
    child: "Child",
    batch: "Batch",
    reference: "Reference",
    sibling: "Register a brother or sister",
    reason:
      "You receive this letter because your address was given with a registration for a sport. Whoever has this letter sees your telephone numbers in the form: please do not pass it on.",
  },
  hi: {
    child: "बच्चा",
    batch: "समूह",
    reference: "संदर्भ संख्या",
    sibling: "भाई या बहन का पंजीकरण करें",
    reason:
      "यह पत्र इसलिए आया है क्योंकि खेल के पंजीकरण में आपका ई-मेल पता दिया गया था। जिसके पास यह पत्र है, वह फ़ॉर्म में आपके फ़ोन नंबर देख सकता है: कृपया इसे आगे न भेजें।",
  },
};

/** To the guardian of a child who is registered for a sport, by what became of it. */
function sportsLetter(kind: keyof typeof words): WriteLetter {
  return (data, { language, siteUrl }) => {
    const [child, batch, reference] = ["child_name", "batch", "reference"].map((name) =>
      said(data, name),
    ) as [string, string, string];
    const { subject, paragraph } = words[kind][language]({
      child,
      batch,
      sport: said(data, "sport"),
    });
    const labels = labelsIn[language];
    const name = said(data, "guardian_name");
    const token = said(data, "token");
    const form = `/register/sports/${said(data, "sport_id")}?family=${token}`;
    return {
      subject: `${subject}: ${reference}`,
      greeting: greet(name, language),
      paragraphs: [paragraph],
      facts: [
        [labels.child, child],
        ...(batch ? [[labels.batch, batch] as [string, string]] : []),
        [labels.reference, reference],
      ],
      action: token
        ? { label: labels.sibling, href: siteUrl + addressIn(language, form) }
        : undefined,
      reason: labels.reason,
    };
  };
}

export const sportsLetters: Record<string, WriteLetter> = {
  sports_registration_received: sportsLetter("received"),
  sports_registration_waitlisted: sportsLetter("waitlisted"),
  sports_registration_again: sportsLetter("again"),
  sports_registration_moved_up: sportsLetter("moved_up"),
};
