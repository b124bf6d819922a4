import type { Language } from "../languages.ts";

/**
 * What the site says of a field it refuses: in English, as the schemas and the database say it, and
 * in Hindi.
 */
const inHindi = {
  "Please write the name.": "कृपया नाम लिखें।",
  "Please write the name, at least two letters.": "कृपया नाम लिखें, कम से कम दो अक्षर।",
  "Please keep the name to 120 characters.": "कृपया नाम 120 अक्षरों के भीतर लिखें।",
  "Please write an e-mail address.": "कृपया ई-मेल पता लिखें।",
  "Please keep the address to 254 characters.": "कृपया ई-मेल पता 254 अक्षरों के भीतर लिखें।",
  "Please write an e-mail address such as name@example.com.":
    "कृपया ई-मेल पता इस तरह लिखें: name@example.com",
  "Please give a valid e-mail address.": "कृपया सही ई-मेल पता दें।",
  "Please write a phone number.": "कृपया फ़ोन नंबर लिखें।",
  "Please write a phone number: digits and spaces, with +91 if you like.":
    "कृपया फ़ोन नंबर लिखें: केवल अंक और खाली जगह, चाहें तो +91 के साथ।",
  "Please write a mobile number, such as 98160 12345.": "कृपया मोबाइल नंबर लिखें, जैसे 98160 12345",
  "Please give a valid phone number.": "कृपया सही फ़ोन नंबर दें।",
  "Please choose one of the campuses.": "कृपया कोई एक परिसर चुनें।",
  "Please choose a class.": "कृपया कक्षा चुनें।",
  "Please choose what it is about.": "कृपया चुनें कि बात किस विषय में है।",
  "Please choose one of the topics.": "कृपया कोई एक विषय चुनें।",
  "Please give the date of birth.": "कृपया जन्मतिथि दें।",
  "Please give the date of birth of the child.": "कृपया बच्चे की जन्मतिथि दें।",
  "Please keep it to 60 characters.": "कृपया इसे 60 अक्षरों के भीतर लिखें।",
  "Please keep it to 4,000 characters.": "कृपया इसे 4,000 अक्षरों के भीतर लिखें।",
  "Please write your message.": "कृपया अपना संदेश लिखें।",
  "Please write a little more, at least ten characters.": "कृपया थोड़ा और लिखें, कम से कम दस अक्षर।",
  "Please keep the message to 4,000 characters.": "कृपया संदेश 4,000 अक्षरों के भीतर लिखें।",
  "Please write a password.": "कृपया पासवर्ड लिखें।",
  "Please use at least 8 characters.": "कृपया कम से कम 8 अक्षर लिखें।",
  "Please keep the password to 72 bytes: about 72 letters, or 24 in Hindi.":
    "कृपया पासवर्ड 72 बाइट के भीतर रखें: लगभग 72 अंग्रेज़ी या 24 हिन्दी अक्षर।",
  "Please write your current password.": "कृपया अपना मौजूदा पासवर्ड लिखें।",
  "The two passwords are not alike.": "दोनों पासवर्ड एक जैसे नहीं हैं।",
  "Please write the six digits.": "कृपया छह अंक लिखें।",
  "Please write a name for it.": "कृपया इसका कोई नाम लिखें।",
  "Please agree, so that the school may keep your details.":
    "कृपया सहमति दें, ताकि विद्यालय आपका विवरण रख सके।",
  "Please keep it shorter.": "कृपया इसे थोड़ा छोटा लिखें।",
  "Please choose the year you left the school.": "कृपया वह वर्ष चुनें जब आपने विद्यालय छोड़ा।",
  "Please give the year you left the school.": "कृपया वह वर्ष दें जब आपने विद्यालय छोड़ा।",
  "Please name eight topics at most.": "कृपया अधिक से अधिक आठ विषय लिखें।",
  "Please write the whole address, such as https://example.com.":
    "कृपया पूरा पता लिखें, जैसे https://example.com",
  "You have written a lot today. Please write again tomorrow.":
    "आज आपने बहुत लिखा है। कृपया कल फिर लिखें।",
  "This person cannot be written to.": "इन्हें लिखा नहीं जा सकता।",
  "You have reported a lot today. Please telephone the office.":
    "आज आपने बहुत सूचनाएँ दी हैं। कृपया कार्यालय को फ़ोन करें।",
  "This person was not found.": "ये व्यक्ति नहीं मिले।",
  "This message was not found.": "यह संदेश नहीं मिला।",
  "Please write your password.": "कृपया अपना पासवर्ड लिखें।",
  "This is not your password.": "यह आपका पासवर्ड नहीं है।",
  "This code is not right.": "यह कोड सही नहीं है।",
  "Please write the number of the certificate.": "कृपया प्रमाणपत्र की संख्या लिखें।",
  "This number was asked for too often. Please try again in an hour.":
    "इस संख्या के बारे में बहुत बार पूछा गया है। कृपया एक घंटे बाद फिर कोशिश करें।",
  "Please choose a campus or a class first.": "कृपया पहले परिसर या कक्षा चुनें।",
  "Please choose the picture.": "कृपया चित्र चुनें।",
  "This picture is no longer shown.": "यह चित्र अब नहीं दिखाया जाता।",
  "Please choose one of the times.": "कृपया दिए गए समयों में से कोई चुनें।",
  "This time has just been taken. Please choose another.":
    "यह समय अभी-अभी किसी और ने ले लिया। कृपया दूसरा समय चुनें।",
  "Please choose one of the answers.": "कृपया दिए गए उत्तरों में से कोई चुनें।",
  "Please write it in one line.": "कृपया इसे एक ही पंक्ति में लिखें।",
  "Please choose a reason.": "कृपया कारण चुनें।",
  "Please choose one of the batches.": "कृपया समूहों में से एक चुनें।",
  "This sport has no group for the age of the child.": "इस खेल में बच्चे की आयु का कोई समूह नहीं है।",
  "Please say how many come.": "कृपया बताएँ कि कितने लोग आएँगे।",
  "Please write a whole number.": "कृपया पूरी संख्या लिखें।",
  "Please answer this question.": "कृपया इस प्रश्न का उत्तर दें।",
  "Please keep to the number of people that one reply may bring.":
    "कृपया उतने ही लोग लिखें जितने एक उत्तर में आ सकते हैं।",
  "There are not enough places left for your party.": "इतने लोगों के लिए स्थान नहीं बचे हैं।",
  "Replies to this event are closed.": "इस कार्यक्रम के लिए उत्तर का समय समाप्त हो गया है।",
  "This reply was cancelled.": "यह उत्तर इस बीच रद्द हो चुका है।",
  "Registration for this sport is closed.": "इस खेल के लिए पंजीकरण बंद हो चुका है।",
} as const;

/** A schema's sentence on what is wrong; one without its Hindi does not compile. */
export function says(sentence: keyof typeof inHindi): string {
  return sentence;
}

/** A schema's or the database's sentence in a language; a general one where it has no translation. */
export function formSentence(sentence: string, language: Language): string {
  if (language === "en") return sentence;
  const known: Record<string, string> = inHindi;
  return known[sentence] ?? "कृपया इसे एक बार फिर देखें।";
}
