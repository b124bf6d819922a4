/** What the words of a letter to a guest are made from; texts are "" where there are none. */
type About = {
  title: string;
  reason: string;
  /** What the school writes to guests by itself. */
  subject: string;
  message: string[];
  isOnAgain: boolean;
  /** The end of an offer. */
  until: string;
  people: string;
  /** Who should come by a second reply from the same address. */
  asked: string;
};

type Words = { subject: string; paragraphs: string[]; action?: string };

type Entry = Record<"en" | "hi", (about: About) => Words> & {
  /** What the letter does in the calendar of a guest who has a place; left out where none has one yet. */
  calendar?: "PUBLISH" | "CANCEL";
};

/** The letters to guests by the name that the database writes into `mail_outbox.template`. */
export const eventReplyWords = {
  event_rsvp_going: {
    calendar: "PUBLISH",
    en: ({ title, people }) => ({
      subject: `You are expected: ${title}`,
      paragraphs: [
        `Thank you for your reply. Places are kept for ${people}, and we look forward to seeing you.`,
        "The page of your reply has a code for the door. If your plans change, tell us there: somebody may be waiting.",
      ],
    }),
    hi: ({ title, people }) => ({
      subject: `आपका स्वागत है: ${title}`,
      paragraphs: [
        `उत्तर के लिए धन्यवाद। आपके लिए स्थान सुरक्षित हैं (${people}), हम आपकी प्रतीक्षा करेंगे।`,
        "आपके उत्तर के पृष्ठ पर प्रवेश का कोड है। योजना बदले तो वहीं बता दें: शायद कोई प्रतीक्षा में हो।",
      ],
    }),
  },
  event_rsvp_changed: {
    calendar: "PUBLISH",
    en: ({ title }) => ({
      subject: `Your reply is changed: ${title}`,
      paragraphs: ["Your reply now reads as follows."],
    }),
    hi: ({ title }) => ({
      subject: `आपका उत्तर बदल गया है: ${title}`,
      paragraphs: ["आपका उत्तर अब इस प्रकार है।"],
    }),
  },
  event_rsvp_waitlisted: {
    en: ({ title }) => ({
      subject: `You are on the waiting list: ${title}`,
      paragraphs: [
        "All places are taken at the moment. You are on the waiting list: when places become free, we offer them to you by letter, and keep them for you for a time that it names.",
      ],
    }),
    hi: ({ title }) => ({
      subject: `आप प्रतीक्षा सूची में हैं: ${title}`,
      paragraphs: [
        "इस समय सभी स्थान भर चुके हैं। आप प्रतीक्षा सूची में हैं: स्थान मिलते ही हम आपको पत्र लिखेंगे और उसमें लिखे समय तक वे आपके लिए रखे जाएँगे।",
      ],
    }),
  },
  event_rsvp_offered: {
    en: ({ title, people, until }) => ({
      subject: `There are places for you: ${title}`,
      paragraphs: [
        `Places have become free, and we keep them for ${people} until ${until}.`,
        "Please say until then whether you take them; after that they go on to the next family.",
      ],
      action: "Take the places, or pass them on",
    }),
    hi: ({ title, people, until }) => ({
      subject: `आपके लिए स्थान उपलब्ध हैं: ${title}`,
      paragraphs: [
        `स्थान ख़ाली हुए हैं और आपके लिए (${people}) ${until} तक रखे गए हैं।`,
        "कृपया तब तक बताएँ कि आप आएँगे या नहीं; उसके बाद वे अगले परिवार को दे दिए जाएँगे।",
      ],
      action: "स्थान लें, या आगे जाने दें",
    }),
  },
  event_rsvp_lapsed: {
    en: ({ title }) => ({
      subject: `The places went on to others: ${title}`,
      paragraphs: [
        "We had offered you places and heard nothing until the time named, so they went on to the next family. You are welcome to reply again.",
      ],
    }),
    hi: ({ title }) => ({
      subject: `स्थान दूसरों को दे दिए गए: ${title}`,
      paragraphs: [
        "हमने आपके लिए स्थान रखे थे, पर तय समय तक उत्तर नहीं मिला, इसलिए वे अगले परिवार को दे दिए गए। आप फिर से उत्तर भेज सकते हैं।",
      ],
    }),
  },
  event_rsvp_cancelled: {
    calendar: "CANCEL",
    en: ({ title }) => ({
      subject: `Your reply is cancelled: ${title}`,
      paragraphs: [
        "Your reply is cancelled, and your places are free for others. Thank you for telling us.",
      ],
    }),
    hi: ({ title }) => ({
      subject: `आपका उत्तर रद्द हो गया है: ${title}`,
      paragraphs: ["आपका उत्तर रद्द हो गया है और आपके स्थान दूसरों को मिल सकेंगे। बताने के लिए धन्यवाद।"],
    }),
  },
  event_rsvp_again: {
    en: ({ title, people, asked }) => ({
      subject: `Change your reply? ${title}`,
      paragraphs: [
        `There is a reply from this address already, for ${people}. Somebody has now sent another one, for ${asked}.`,
        "Nothing is changed so far. If it was you, confirm the change on the page of your reply. If it was not, there is nothing to do.",
      ],
      action: "Look at the change",
    }),
    hi: ({ title, people, asked }) => ({
      subject: `क्या आपका उत्तर बदलना है? ${title}`,
      paragraphs: [
        `इस पते से पहले ही एक उत्तर मिल चुका है (${people})। अब एक और उत्तर आया है (${asked})।`,
        "अभी कुछ नहीं बदला गया है। यदि यह आपने भेजा है, तो अपने उत्तर के पृष्ठ पर बदलाव की पुष्टि करें। नहीं भेजा, तो कुछ करने की ज़रूरत नहीं।",
      ],
      action: "बदलाव देखें",
    }),
  },
  event_reminder: {
    calendar: "PUBLISH",
    en: ({ title }) => ({
      subject: `Soon: ${title}`,
      paragraphs: [
        "We look forward to seeing you. The page of your reply has a code for the door; if you cannot come, please say so there.",
      ],
    }),
    hi: ({ title }) => ({
      subject: `शीघ्र ही: ${title}`,
      paragraphs: [
        "हम आपकी प्रतीक्षा कर रहे हैं। आपके उत्तर के पृष्ठ पर प्रवेश का कोड है; यदि न आ सकें, तो कृपया वहीं बता दें।",
      ],
    }),
  },
  event_changed: {
    calendar: "PUBLISH",
    en: ({ title, isOnAgain }) => ({
      subject: isOnAgain
        ? `It takes place after all: ${title}`
        : `Time or place has changed: ${title}`,
      paragraphs: [
        isOnAgain
          ? "This event had been called off and now takes place after all. Your reply stands."
          : "Time or place of this event has changed; below is how it stands now. Your reply stands.",
        "If you cannot come, please say so on the page of your reply.",
      ],
    }),
    hi: ({ title, isOnAgain }) => ({
      subject: isOnAgain ? `कार्यक्रम अब होगा: ${title}` : `समय या स्थान बदला है: ${title}`,
      paragraphs: [
        isOnAgain
          ? "यह कार्यक्रम रद्द किया गया था, पर अब होगा। आपका उत्तर बना हुआ है।"
          : "इस कार्यक्रम का समय या स्थान बदला है; नया विवरण नीचे है। आपका उत्तर बना हुआ है।",
        "यदि आप न आ सकें, तो कृपया अपने उत्तर के पृष्ठ पर बता दें।",
      ],
    }),
  },
  event_cancelled: {
    calendar: "CANCEL",
    en: ({ title, reason }) => ({
      subject: `Called off: ${title}`,
      paragraphs: [
        "We are sorry: this event will not take place.",
        reason,
        "There is nothing for you to do.",
      ],
      action: "The page of your reply",
    }),
    hi: ({ title, reason }) => ({
      subject: `रद्द: ${title}`,
      paragraphs: ["हमें खेद है: यह कार्यक्रम नहीं होगा।", reason, "आपको कुछ करने की ज़रूरत नहीं है।"],
      action: "आपके उत्तर का पृष्ठ",
    }),
  },
  event_message: {
    en: ({ subject, message }) => ({ subject, paragraphs: message }),
    hi: ({ subject, message }) => ({ subject, paragraphs: message }),
  },
} satisfies Record<string, Entry> as Record<EventReplyLetter, Entry>;

export type EventReplyLetter =
  | "event_rsvp_going"
  | "event_rsvp_changed"
  | "event_rsvp_waitlisted"
  | "event_rsvp_offered"
  | "event_rsvp_lapsed"
  | "event_rsvp_cancelled"
  | "event_rsvp_again"
  | "event_reminder"
  | "event_changed"
  | "event_cancelled"
  | "event_message";
