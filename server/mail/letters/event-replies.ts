import { addressIn } from "../../../data/languages.ts";
import { said, type WriteLetter } from "../letter.ts";

type Words = { subject: string; paragraph: string };
type Place = "going" | "waitlisted" | "promoted";

const words: Record<Place, Record<"en" | "hi", (title: string) => Words>> = {
  going: {
    en: (title) => ({
      subject: `You are expected: ${title}`,
      paragraph:
        "Thank you for your reply. We have kept your seats and look forward to seeing you.",
    }),
    hi: (title) => ({
      subject: `आपका स्वागत है: ${title}`,
      paragraph: "उत्तर के लिए धन्यवाद। आपके स्थान सुरक्षित हैं, हम आपकी प्रतीक्षा करेंगे।",
    }),
  },
  waitlisted: {
    en: (title) => ({
      subject: `You are on the waiting list: ${title}`,
      paragraph:
        "All seats are taken at the moment. You are on the waiting list, and we write at once when seats become free.",
    }),
    hi: (title) => ({
      subject: `आप प्रतीक्षा सूची में हैं: ${title}`,
      paragraph: "इस समय सभी स्थान भर चुके हैं। आप प्रतीक्षा सूची में हैं और स्थान मिलते ही हम आपको लिखेंगे।",
    }),
  },
  promoted: {
    en: (title) => ({
      subject: `Seats have become free for you: ${title}`,
      paragraph: "Seats have become free, and they are yours. We look forward to seeing you.",
    }),
    hi: (title) => ({
      subject: `आपके लिए स्थान उपलब्ध हैं: ${title}`,
      paragraph: "स्थान उपलब्ध हो गए हैं और वे आपके हैं। हम आपकी प्रतीक्षा करेंगे।",
    }),
  },
};

/** To a guest who replied to an invitation, by what became of the reply. */
export function eventReply(place: Place): WriteLetter {
  return (data, { language, siteUrl }) => {
    const { subject, paragraph } = words[place][language](said(data, "title"));
    const name = said(data, "name");
    const labels = {
      en: { day: "When", reference: "Reference", action: "The event" },
      hi: { day: "कब", reference: "संदर्भ संख्या", action: "कार्यक्रम देखें" },
    }[language];
    return {
      subject,
      greeting: language === "hi" ? `प्रिय ${name} जी` : `Dear ${name}`,
      paragraphs: [paragraph],
      facts: [
        [labels.day, startOf(said(data, "starts_at"), language)],
        [labels.reference, said(data, "reference")],
      ],
      action: {
        label: labels.action,
        href: siteUrl + addressIn(language, `/invites/${said(data, "slug")}`),
      },
      reason:
        language === "hi"
          ? "यह पत्र इसलिए आया है क्योंकि इस पते से निमंत्रण का उत्तर दिया गया था।"
          : "You receive this letter because your address was given with a reply to an invitation.",
    };
  };
}

function startOf(moment: string, language: "en" | "hi"): string {
  return new Date(moment).toLocaleString(language === "hi" ? "hi-IN" : "en-IN", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  });
}
