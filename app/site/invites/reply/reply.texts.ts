import { defineTexts } from "../../../language/texts.ts";

/** The personal page of a reply. */
export const replyTexts = defineTexts({
  en: {
    title: "Your reply",
    description: "See, change or cancel your reply to an invitation.",
    status: {
      going: ["You are expected", "Places are kept for you."],
      waitlisted: [
        "You are on the waiting list",
        "When places become free, we offer them to you by letter.",
      ],
      cancelled: [
        "This reply is cancelled",
        "It no longer counts. You are welcome to reply again.",
      ],
    },
    offered: "There are places for you",
    offeredUntil: (until: string) =>
      `We keep them until ${until}. After that they go on to the next family.`,
    offerOver: "The offer is over: the places go on to the next family.",
    offerGone: "The offer is over: the places have gone on to the next family.",
    accept: "Take the places",
    decline: "Pass them on",
    off: "This event is called off",
    offFact: "There is nothing for you to do.",
    over: "This event is over",
    overFact: "Thank you for having been with us.",
    done: {
      changed: "Your reply is changed. A letter says so too.",
      accepted: "The places are yours. A letter says so too.",
      cancelled: "Your reply is cancelled. Thank you for telling us.",
    },
    proposed: "Change your reply?",
    proposedFact: (now: string, asked: string) =>
      `Your reply is for ${now}. A second one from your address asks for ${asked}. Nothing is changed so far.`,
    confirmProposed: "Confirm the change",
    facts: {
      event: "Event",
      when: "When",
      where: "Where",
      people: "Who comes",
      name: "Name",
      email: "E-mail",
      reference: "Reference",
    },
    heads: (adults: number, children: number) =>
      [
        adults > 0 && `${adults} ${adults === 1 ? "adult" : "adults"}`,
        children > 0 && `${children} ${children === 1 ? "child" : "children"}`,
      ]
        .filter(Boolean)
        .join(", "),
    yes: "Yes",
    code: "For the door",
    codeFact: "Show this code on your phone, or say the reference.",
    codeLabel: (reference: string) => `QR code of ${reference}`,
    here: "You are checked in. Welcome!",
    change: "Change who comes",
    closed: "Replies are closed, so you can no longer change who comes. You can still cancel.",
    cancel: "Cancel the reply",
    cancelFact: "If you cannot come, your places go to families on the waiting list.",
    again: "Reply again",
    missing: {
      title: "Reply not found",
      next: "This link opens no reply. It may be incomplete: open it from the letter again, or send a new reply on the page of the event.",
    },
    failed: {
      title: "Your reply could not be fetched",
      next: "Nothing is lost. Try again in a minute.",
    },
    back: "To the event",
  },
  hi: {
    title: "आपका उत्तर",
    description: "निमंत्रण का अपना उत्तर देखें, बदलें या रद्द करें।",
    status: {
      going: ["आपका इंतज़ार रहेगा", "आपके लिए स्थान रखे गए हैं।"],
      waitlisted: ["आप प्रतीक्षा सूची में हैं", "स्थान ख़ाली होते ही हम आपको पत्र लिखेंगे।"],
      cancelled: ["यह उत्तर रद्द हो चुका है", "इस पर किसी का इंतज़ार नहीं है। आप फिर से सूचना दे सकते हैं।"],
    },
    offered: "आपके लिए स्थान उपलब्ध हैं",
    offeredUntil: (until: string) =>
      `ये ${until} तक आपके लिए रखे हैं। उसके बाद अगले परिवार को दे दिए जाएँगे।`,
    offerOver: "समय बीत गया है: स्थान अगले परिवार को दिए जा रहे हैं।",
    offerGone: "समय बीत गया है: स्थान अगले परिवार को दे दिए गए हैं।",
    accept: "स्थान लें",
    decline: "आगे जाने दें",
    off: "यह कार्यक्रम रद्द हो गया है",
    offFact: "आपको कुछ करने की ज़रूरत नहीं है।",
    over: "यह कार्यक्रम हो चुका है",
    overFact: "साथ रहने के लिए धन्यवाद।",
    done: {
      changed: "आपका उत्तर बदल गया है। पत्र में भी यही लिखा है।",
      accepted: "स्थान आपके हैं। पत्र में भी यही लिखा है।",
      cancelled: "आपका उत्तर रद्द हो गया है। बताने के लिए धन्यवाद।",
    },
    proposed: "क्या आपका उत्तर बदलना है?",
    proposedFact: (now: string, asked: string) =>
      `आपका उत्तर ${now} के लिए है। आपके पते से आया दूसरा उत्तर ${asked} के लिए है। अभी कुछ नहीं बदला गया है।`,
    confirmProposed: "बदलाव की पुष्टि करें",
    facts: {
      event: "कार्यक्रम",
      when: "कब",
      where: "कहाँ",
      people: "कौन आ रहे हैं",
      name: "नाम",
      email: "ई-मेल",
      reference: "संदर्भ संख्या",
    },
    heads: (adults: number, children: number) =>
      [
        adults > 0 && `${adults} ${adults === 1 ? "बड़ा" : "बड़े"}`,
        children > 0 && `${children} ${children === 1 ? "बच्चा" : "बच्चे"}`,
      ]
        .filter(Boolean)
        .join(", "),
    yes: "हाँ",
    code: "प्रवेश के लिए",
    codeFact: "फ़ोन पर यह कोड दिखाएँ, या संदर्भ संख्या बताएँ।",
    codeLabel: (reference: string) => `${reference} का क्यूआर कोड`,
    here: "आपका आना दर्ज हो गया है। स्वागत है!",
    change: "आने वालों की संख्या बदलें",
    closed:
      "सूचना देने का समय समाप्त हो गया है, इसलिए अब संख्या यहाँ नहीं बदली जा सकती। रद्द अब भी कर सकते हैं।",
    cancel: "उत्तर रद्द करें",
    cancelFact: "आप न आ सकें, तो आपके स्थान प्रतीक्षा कर रहे लोगों को मिलेंगे।",
    again: "फिर से सूचना दें",
    missing: {
      title: "उत्तर नहीं मिला",
      next: "इस लिंक से कोई उत्तर नहीं खुलता। शायद लिंक अधूरा है: इसे पत्र से फिर खोलें, या कार्यक्रम के पृष्ठ पर नई सूचना भेजें।",
    },
    failed: {
      title: "आपका उत्तर नहीं लाया जा सका",
      next: "कुछ खोया नहीं है। एक मिनट बाद फिर कोशिश करें।",
    },
    back: "कार्यक्रम पर जाएँ",
  },
});
