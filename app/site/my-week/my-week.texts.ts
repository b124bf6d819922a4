import { defineTexts } from "../../language/texts.ts";

export const myWeekTexts = defineTexts({
  en: {
    title: "My week",
    description:
      "What concerns your children in the coming seven days: calendar, events and notices of their campus and class.",
    lead: "Choose campus and class once. This page, a calendar and, if you like, a letter every Sunday then hold what concerns your family. No account is needed.",
    chosenLead: (names: string) =>
      `For ${names}. Keep this page among your bookmarks, or as a tile on your telephone.`,
    choose: "Your children",
    campus: "Campus",
    grade: "Class",
    show: "Show my week",
    change: "Choose otherwise",
    week: "The next seven days",
    nothing: "Nothing in the calendar this week",
    nothingFact:
      "Nothing is planned for your choice in the next seven days. The calendar shows what comes later.",
    calendar: "Open the calendar",
    notices: "Notices",
    noNotices: "There are no current notices.",
    allNotices: "All notices",
    feed: "The same in your own calendar",
    feedLead: "One calendar for this choice. Changes come by themselves.",
    letter: "One letter a week",
    letterLead:
      "Sent on Sunday afternoon, about your week ahead. When nothing is planned, we send none. One click in any letter ends it.",
    email: "E-mail",
    send: "Ask me by letter",
  },
  hi: {
    title: "मेरा सप्ताह",
    description:
      "आने वाले सात दिनों में आपके बच्चों के लिए क्या है: उनके परिसर और कक्षा का कैलेंडर, कार्यक्रम और सूचनाएँ।",
    lead: "परिसर और कक्षा एक बार चुनें। फिर यह पृष्ठ, एक कैलेंडर और चाहें तो हर रविवार एक पत्र वही बताएगा जो आपके परिवार के लिए है। किसी खाते की आवश्यकता नहीं।",
    chosenLead: (names: string) => `${names} के लिए। इस पृष्ठ को बुकमार्क में या फ़ोन की स्क्रीन पर रख लें।`,
    choose: "आपके बच्चे",
    campus: "परिसर",
    grade: "कक्षा",
    show: "मेरा सप्ताह दिखाएँ",
    change: "चुनाव बदलें",
    week: "अगले सात दिन",
    nothing: "कैलेंडर में कुछ नहीं है",
    nothingFact: "आने वाले सात दिनों में आपके लिए कुछ दर्ज नहीं है। इसके बाद का सब कैलेंडर में है।",
    calendar: "कैलेंडर खोलें",
    notices: "सूचनाएँ",
    noNotices: "इस समय कोई सूचना नहीं है।",
    allNotices: "सभी सूचनाएँ",
    feed: "यही आपके अपने कैलेंडर में",
    feedLead: "इस चुनाव का एक कैलेंडर। बदलाव अपने-आप आते हैं।",
    letter: "सप्ताह में एक पत्र",
    letterLead:
      "रविवार दोपहर को, आने वाले सप्ताह की बातों के साथ; जिस सप्ताह कुछ न हो, पत्र नहीं आता। हर पत्र एक क्लिक से बंद किया जा सकता है।",
    email: "ई-मेल",
    send: "पत्र से पूछें",
  },
});
