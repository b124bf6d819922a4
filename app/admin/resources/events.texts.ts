import { defineTexts } from "../../language/texts.ts";
import type { OwnTexts } from "../resource.ts";

export const eventsTexts = defineTexts<OwnTexts>({
  en: {
    many: "Events",
    one: "event",
    add: "New event",
    lead: "What the school invites to. Published events stand on the events page and in the calendar.",
    empty: "There is no event yet.",
    sorts: {
      latest: "Latest day first",
      earliest: "Earliest day first",
      newest: "Last added first",
    },
    bulk: { publish: "Publish", withdraw: "Withdraw" },
    actions: {
      cancel: {
        label: "Cancel the event",
        question: "Cancel this event?",
        fact: "Its page stays and says that it will not take place, and why.",
        reason: "Reason, as visitors will read it",
        done: "The event is cancelled. Visitors see it now.",
      },
      hold: {
        label: "Hold it after all",
        question: "Hold this event after all?",
        fact: "Its page no longer says that it is cancelled.",
        done: "The event takes place.",
      },
    },
    tabs: { replies: "Replies" },
  },
  hi: {
    many: "कार्यक्रम",
    one: "कार्यक्रम",
    add: "नया कार्यक्रम",
    lead: "विद्यालय के निमंत्रण। प्रकाशित कार्यक्रम, कार्यक्रम पृष्ठ और कैलेंडर में दिखते हैं।",
    empty: "अभी कोई कार्यक्रम नहीं है।",
    sorts: { latest: "बाद के दिन पहले", earliest: "पहले के दिन पहले", newest: "हाल में जोड़े गए पहले" },
    bulk: { publish: "प्रकाशित करें", withdraw: "हटा लें" },
    actions: {
      cancel: {
        label: "कार्यक्रम रद्द करें",
        question: "यह कार्यक्रम रद्द करें?",
        fact: "इसका पृष्ठ रहेगा और बताएगा कि यह नहीं होगा, और क्यों।",
        reason: "कारण, जैसा आगंतुक पढ़ेंगे",
        done: "कार्यक्रम रद्द हो गया। आगंतुकों को अब यही दिखता है।",
      },
      hold: {
        label: "कार्यक्रम करें",
        question: "यह कार्यक्रम फिर भी करें?",
        fact: "इसका पृष्ठ अब नहीं कहेगा कि यह रद्द है।",
        done: "कार्यक्रम होगा।",
      },
    },
    tabs: { replies: "उत्तर" },
  },
});
