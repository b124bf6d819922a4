import { defineTexts } from "../../language/texts.ts";

export const subscribeTexts = defineTexts({
  en: {
    title: "In your own calendar",
    lead: "Subscribe once, and every entry and event of your campus and level stands in the calendar you use anyway. Changes come by themselves.",
    campus: "Your campus",
    level: "Your level",
    all: "Every campus and level",
    address: "Address of this calendar",
    file: "Download once, without later changes",
    ways: [
      {
        id: "webcal",
        name: "iPhone, iPad, Mac",
        how: "Open the link on the device and choose Subscribe. On a computer, the same link opens most other calendar programs.",
        action: "Subscribe",
      },
      {
        id: "google",
        name: "Google Calendar",
        how: "The link asks to add the calendar. By hand: on a computer, Other calendars, From URL, and paste the address. It then shows on Android phones too.",
        action: "Add to Google",
      },
      {
        id: "outlook",
        name: "Outlook",
        how: "The link opens Outlook on the web. By hand: Add calendar, Subscribe from web, and paste the address.",
        action: "Add to Outlook",
      },
    ],
    note: "Google and Outlook look for changes about once a day. For a change on the same day, look here.",
  },
  hi: {
    title: "अपने कैलेंडर में",
    lead: "एक बार जोड़ लीजिए, फिर आपके परिसर और स्तर की हर प्रविष्टि और कार्यक्रम उसी कैलेंडर में दिखेगा जिसे आप रोज़ देखते हैं। बदलाव अपने-आप आते हैं।",
    campus: "आपका परिसर",
    level: "आपका स्तर",
    all: "सभी परिसर और स्तर",
    address: "इस कैलेंडर का पता",
    file: "एक बार डाउनलोड करें, बाद के बदलावों के बिना",
    ways: [
      {
        id: "webcal",
        name: "iPhone, iPad, Mac",
        how: "उपकरण पर यह लिंक खोलें और Subscribe चुनें। कंप्यूटर पर यही लिंक अधिकतर कैलेंडर प्रोग्राम भी खोलता है।",
        action: "सदस्यता लें",
      },
      {
        id: "google",
        name: "Google Calendar",
        how: "लिंक कैलेंडर जोड़ने को पूछेगा। स्वयं जोड़ने के लिए: कंप्यूटर पर Other calendars, From URL में पता चिपकाएँ। फिर वह Android फ़ोन पर भी दिखेगा।",
        action: "Google में जोड़ें",
      },
      {
        id: "outlook",
        name: "Outlook",
        how: "लिंक वेब पर Outlook खोलता है। स्वयं जोड़ने के लिए: Add calendar, Subscribe from web में पता चिपकाएँ।",
        action: "Outlook में जोड़ें",
      },
    ],
    note: "Google और Outlook दिन में लगभग एक बार बदलाव देखते हैं। उसी दिन के बदलाव के लिए यहाँ देखें।",
  },
});
