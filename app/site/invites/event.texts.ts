import { defineTexts } from "../../language/texts.ts";

/** An event's own page. */
export const eventTexts = defineTexts({
  en: {
    reply: "Reply",
    addToCalendar: "Add to calendar",
    cancelled: {
      title: "This event is cancelled",
      fact: (day: string) =>
        `The school called it off on ${day}. We write to everyone who replied.`,
    },
    about: (title: string) => `About ${title}`,
    when: "When",
    where: "Where",
    kind: "Kind",
    weekdayTo: (weekday: string, lastDay: string) => `${weekday} ${lastDay}`,
    replies: {
      title: "Replies",
      cancelled: "This event will not take place.",
      over: "This event is over.",
      none: "No reply needed: just come.",
      closed: (until: string | null) =>
        until ? `Replies were open until ${until}.` : "Replies are closed.",
      waitingList: (capacity: number | null, until: string | null) =>
        `All ${capacity?.toLocaleString("en-IN")} places are taken. The waiting list is open${until ? ` until ${until}` : ""}.`,
      open: (left: number | null, capacity: number | null, until: string | null) =>
        `${left === null ? "As many as come" : `${left.toLocaleString("en-IN")} of ${capacity?.toLocaleString("en-IN")} places left`}${until ? `; please reply until ${until}` : ""}.`,
    },
    others: {
      title: "Other events",
      before: (day: string) => `Before this, ${day}`,
      after: (day: string) => `After this, ${day}`,
      all: "All events",
    },
    missing: {
      title: "Event not found",
      description: "There is no event at this address.",
      next: "It may have been renamed or taken back. The list has every event that is announced.",
    },
    failed: {
      title: "Failed to fetch the event",
      next: "The event could not be fetched just now. Try again in a minute.",
    },
    back: "Back to Events",
  },
  hi: {
    reply: "आने की सूचना दें",
    addToCalendar: "कैलेंडर में जोड़ें",
    cancelled: {
      title: "यह कार्यक्रम रद्द हो गया है",
      fact: (day: string) =>
        `विद्यालय ने इसे ${day} को रद्द किया। जिन्होंने आने की सूचना दी थी, उन्हें हम ख़ुद बताएँगे।`,
    },
    about: (title: string) => `${title} के बारे में`,
    when: "कब",
    where: "कहाँ",
    kind: "प्रकार",
    weekdayTo: (weekday: string, lastDay: string) => `${weekday} से ${lastDay}`,
    replies: {
      title: "आने की सूचना",
      cancelled: "यह कार्यक्रम नहीं होगा।",
      over: "यह कार्यक्रम हो चुका है।",
      none: "सूचना देने की ज़रूरत नहीं: बस चले आएँ।",
      closed: (until: string | null) =>
        until ? `सूचना ${until} तक दी जा सकती थी।` : "सूचना देने का समय समाप्त हो गया है।",
      waitingList: (capacity: number | null, until: string | null) =>
        `सभी ${capacity?.toLocaleString("hi-IN")} स्थान भर चुके हैं। प्रतीक्षा सूची ${until ? `${until} तक ` : ""}खुली है।`,
      open: (left: number | null, capacity: number | null, until: string | null) =>
        `${left === null ? "जितने लोग आना चाहें, आएँ" : `${capacity?.toLocaleString("hi-IN")} में से ${left.toLocaleString("hi-IN")} स्थान बाकी`}${until ? `; कृपया ${until} तक सूचना दें` : ""}।`,
    },
    others: {
      title: "दूसरे कार्यक्रम",
      before: (day: string) => `इससे पहले, ${day}`,
      after: (day: string) => `इसके बाद, ${day}`,
      all: "सभी कार्यक्रम",
    },
    missing: {
      title: "कार्यक्रम नहीं मिला",
      description: "इस पते पर कोई कार्यक्रम नहीं है।",
      next: "शायद इसका नाम बदल गया है या इसे हटा लिया गया है। सूची में हर घोषित कार्यक्रम है।",
    },
    failed: {
      title: "कार्यक्रम नहीं लाया जा सका",
      next: "कार्यक्रम अभी नहीं लाया जा सका। एक मिनट बाद फिर कोशिश करें।",
    },
    back: "कार्यक्रमों पर लौटें",
  },
});
