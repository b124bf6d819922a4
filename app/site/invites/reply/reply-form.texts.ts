import { defineTexts } from "../../../language/texts.ts";

/** The form of a reply, on the event's page and on the page of the reply. */
export const replyFormTexts = defineTexts({
  en: {
    name: "Your name",
    email: "E-mail",
    emailHint: "Your personal link comes to this address",
    adults: "Adults",
    children: "Children",
    under: "Under 18 years",
    most: (people: number) =>
      people === 1 ? "One person with one reply" : `Up to ${people} people, children included`,
    send: "Send the reply",
    sendToList: "Join the waiting list",
    change: "Save the change",
    choose: "Please choose",
  },
  hi: {
    name: "आपका नाम",
    email: "ई-मेल",
    emailHint: "आपका निजी लिंक इसी पते पर आएगा",
    adults: "बड़े",
    children: "बच्चे",
    under: "18 वर्ष से कम",
    most: (people: number) =>
      people === 1 ? "एक सूचना में एक व्यक्ति" : `बच्चों सहित अधिक से अधिक ${people} लोग`,
    send: "सूचना भेजें",
    sendToList: "प्रतीक्षा सूची में नाम दें",
    change: "बदलाव सहेजें",
    choose: "कृपया चुनें",
  },
});
