import { defineTexts } from "../../../language/texts.ts";

export const repliedTexts = defineTexts({
  en: {
    title: "Reply received",
    description: "Your reply has arrived.",
    going: "Thank you, places are kept for you",
    waitlisted: "Thank you, you are on the waiting list",
    received: "Thank you, your reply is here",
    letter:
      "We have sent a letter to your address. In it is your personal link: there you see your reply, change it or cancel it, and find the code for the door.",
    noLetter:
      "If nothing comes within a few minutes, check your spam folder, or send the reply again: nothing is counted twice.",
    waiting:
      "When places become free, we offer them to you by letter and keep them for you for a time that it names.",
    event: "Back to the event",
  },
  hi: {
    title: "सूचना मिल गई",
    description: "आपके आने की सूचना हमें मिल गई है।",
    going: "धन्यवाद, आपके लिए स्थान रखे गए हैं",
    waitlisted: "धन्यवाद, आप प्रतीक्षा सूची में हैं",
    received: "धन्यवाद, आपकी सूचना मिल गई",
    letter:
      "हमने आपके पते पर एक पत्र भेजा है। उसमें आपका निजी लिंक है: वहाँ आप अपनी सूचना देख, बदल या रद्द कर सकते हैं, और प्रवेश का कोड भी वहीं है।",
    noLetter:
      "कुछ मिनट में पत्र न मिले, तो अवांछित मेल का फ़ोल्डर देखें, या सूचना फिर से भेजें: कुछ भी दो बार नहीं गिना जाता।",
    waiting: "स्थान ख़ाली होते ही हम आपको पत्र लिखेंगे और उसमें लिखे समय तक वे आपके लिए रखे जाएँगे।",
    event: "कार्यक्रम पर लौटें",
  },
});
