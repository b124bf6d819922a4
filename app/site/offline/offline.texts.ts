import { defineTexts } from "../../language/texts.ts";

export const offlineTexts = defineTexts({
  en: {
    title: "You are offline",
    description: "What to do while there is no connection.",
    lead: "This page needs the internet, and your phone or computer has no connection just now.",
    todo: "What you can do",
    todos: [
      "See whether mobile data or Wi-Fi is switched on, and aeroplane mode off.",
      "Load the page again when the connection is back. Nothing you sent before is lost.",
      "If it is urgent, telephone us: that works without the internet.",
    ],
    call: "Telephone the school",
    office: "School office",
    kept: "Pages kept on this device",
    keptLead: "You have read these before. They are as they were then.",
    noticeTitle: "You are offline.",
    notice: "This is the page as it was on {when}.",
    again: "Try again",
  },
  hi: {
    title: "आप ऑफ़लाइन हैं",
    description: "इंटरनेट न होने पर क्या करें।",
    lead: "इस पृष्ठ के लिए इंटरनेट चाहिए, और आपके फ़ोन या कंप्यूटर पर अभी इंटरनेट नहीं है।",
    todo: "आप क्या कर सकते हैं",
    todos: [
      "देखें कि मोबाइल डेटा या वाई-फ़ाई चालू है और एयरप्लेन मोड बंद है।",
      "इंटरनेट आने पर पृष्ठ फिर से खोलें। आपने पहले जो भेजा है, वह सुरक्षित है।",
      "ज़रूरी हो तो हमें फ़ोन करें: उसके लिए इंटरनेट नहीं चाहिए।",
    ],
    call: "विद्यालय को फ़ोन करें",
    office: "विद्यालय कार्यालय",
    kept: "इस डिवाइस पर रखे पृष्ठ",
    keptLead: "ये पृष्ठ आप पहले पढ़ चुके हैं। ये वैसे ही हैं जैसे तब थे।",
    noticeTitle: "आप ऑफ़लाइन हैं।",
    notice: "यह पृष्ठ {when} का है।",
    again: "फिर कोशिश करें",
  },
});
