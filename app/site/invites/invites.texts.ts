import { defineTexts } from "../../language/texts.ts";

/** The list of events. */
export const invitesTexts = defineTexts({
  en: {
    title: "Events",
    description:
      "What is coming up on the three campuses and what has been: dates, places, and where to say that you will come.",
    lead: "You are invited. Some events ask for a reply. To all others, just come.",
    when: "When",
    coming: "Coming",
    past: "Past",
    campusAndKind: "Campus and kind",
    campus: "Campus",
    kind: "Kind",
    reply: "Reply",
    replyTo: (title: string) => `Reply to ${title}`,
    replyBy: (day: string) => `by ${day}`,
    more: "More events",
    newer: "Newer events",
    older: "Older events",
    sooner: "Sooner events",
    later: "Later events",
    noneChosen: {
      coming: { title: "No coming event fits this choice", all: "All coming events" },
      past: { title: "No past event fits this choice", all: "All past events" },
      fact: "Another campus or another kind may have one.",
      next: "New events appear here as soon as they are announced.",
    },
    noneHeld: {
      title: "No past events",
      fact: "No event has been held yet. Events move here when they are over.",
      coming: "Coming events",
    },
    nonePlanned: {
      title: "Nothing is planned yet",
      fact: "No event is announced at the moment.",
      next: "The next ones appear here as soon as they are.",
      calendar: "School calendar",
    },
  },
  hi: {
    title: "कार्यक्रम",
    description:
      "तीनों परिसरों में आगे क्या होने वाला है और क्या हो चुका है: तारीख़ें, स्थान, और आने की सूचना कहाँ दें।",
    lead: "आप आमंत्रित हैं। जहाँ कुर्सियाँ गिनी जाती हैं, वहाँ आने की सूचना दें; बाकी में बस चले आएँ।",
    when: "समय",
    coming: "आगामी",
    past: "बीते हुए",
    campusAndKind: "परिसर और प्रकार",
    campus: "परिसर",
    kind: "प्रकार",
    reply: "आने की सूचना दें",
    replyTo: (title: string) => `आने की सूचना दें: ${title}`,
    replyBy: (day: string) => `${day} तक`,
    more: "और कार्यक्रम",
    newer: "नए कार्यक्रम",
    older: "पुराने कार्यक्रम",
    sooner: "पहले के कार्यक्रम",
    later: "बाद के कार्यक्रम",
    noneChosen: {
      coming: { title: "ऐसा कोई आगामी कार्यक्रम नहीं है", all: "सभी आगामी कार्यक्रम" },
      past: { title: "ऐसा कोई बीता कार्यक्रम नहीं है", all: "सभी बीते कार्यक्रम" },
      fact: "किसी और परिसर या प्रकार में शायद कोई हो।",
      next: "नए कार्यक्रम घोषित होते ही यहाँ दिखेंगे।",
    },
    noneHeld: {
      title: "कोई बीता कार्यक्रम नहीं",
      fact: "अब तक कोई कार्यक्रम नहीं हुआ है। पूरे हो चुके कार्यक्रम यहाँ आ जाते हैं।",
      coming: "आगामी कार्यक्रम",
    },
    nonePlanned: {
      title: "अभी कुछ तय नहीं है",
      fact: "फ़िलहाल कोई कार्यक्रम घोषित नहीं है।",
      next: "अगले कार्यक्रम घोषित होते ही यहाँ दिखेंगे।",
      calendar: "विद्यालय का कैलेंडर",
    },
  },
});
