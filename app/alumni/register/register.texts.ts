import { defineTexts } from "../../language/texts.ts";

export const registerTexts = defineTexts({
  en: {
    title: "Join the Alumni Network",
    description:
      "Register as a former student: four short steps, and the school office looks at it.",
    lead: "Four short steps. What you type is kept on this device until you send it.",
    stepsLabel: "Steps",
    steps: { account: "Account", school: "School years", today: "Today", privacy: "Who sees what" },
    heads: {
      account: "Your account",
      school: "Your years at school",
      today: "What you do today",
      privacy: "Who sees what",
    },
    leads: {
      account: "You sign in with the address and the password.",
      school: "The office compares these with the school register.",
      today: "All of this can wait. It helps others to find you.",
      privacy:
        "Name, batch and campus are seen by all verified alumni. Everything else is yours to decide, and to change later.",
    },
    email: "E-mail",
    emailHint: "Other alumni do not see it.",
    password: "Password",
    passwordHint: "At least 8 characters. Several words are stronger than one word with symbols.",
    passwordAgain: "For your safety the password is not kept. Please choose it once more.",
    next: "Continue",
    send: "Send my registration",
    back: "Back",
    haveAccount: "Do you already have an account?",
    signIn: "Sign in",
    consent: {
      before: "The school may keep these details for the alumni network, as its",
      after: "says.",
    },
    privacyPage: "privacy page",
    picture: "Farewell of class 12: the leavers say goodbye.",
    refused: {
      exists: "There is already an account with this address. Please sign in with it.",
      weak: "This password is well known, and easy to guess. Please choose another one in the first step.",
      often: "Too many attempts. Please try again in a few minutes.",
      notSaved:
        "Your account exists, but your profile could not be saved, so we have signed you out. What you typed is kept on this device: please sign in, and we will save it then.",
      unreachable:
        "It could not be sent just now, and nothing is lost. Please try again in a minute.",
    },
  },
  hi: {
    title: "पूर्व विद्यार्थी नेटवर्क से जुड़ें",
    description: "पूर्व विद्यार्थी के रूप में पंजीकरण करें: चार छोटे चरण, फिर विद्यालय कार्यालय उसे देखता है।",
    lead: "चार छोटे चरण। आप जो लिखते हैं, वह भेजने तक इसी डिवाइस पर रहता है।",
    stepsLabel: "चरण",
    steps: { account: "खाता", school: "विद्यालय के वर्ष", today: "आज", privacy: "कौन क्या देखे" },
    heads: {
      account: "आपका खाता",
      school: "विद्यालय में आपके वर्ष",
      today: "आज आप क्या करते हैं",
      privacy: "कौन क्या देखे",
    },
    leads: {
      account: "आप इसी पते और पासवर्ड से साइन इन करेंगे।",
      school: "कार्यालय इसे विद्यालय के रजिस्टर से मिलाता है।",
      today: "यह सब बाद में भी लिखा जा सकता है। इससे साथी आपको खोज पाते हैं।",
      privacy:
        "नाम, बैच और परिसर सभी सत्यापित पूर्व विद्यार्थी देखते हैं। बाकी सब आप तय करते हैं, और बाद में बदल भी सकते हैं।",
    },
    email: "ई-मेल",
    emailHint: "दूसरे पूर्व विद्यार्थी इसे नहीं देखते।",
    password: "पासवर्ड",
    passwordHint: "कम से कम 8 अक्षर। कई शब्द एक साथ, चिह्नों वाले एक शब्द से अधिक मज़बूत होते हैं।",
    passwordAgain: "आपकी सुरक्षा के लिए पासवर्ड सहेजा नहीं जाता। कृपया इसे फिर से चुनें।",
    next: "आगे बढ़ें",
    send: "पंजीकरण भेजें",
    back: "पीछे",
    haveAccount: "क्या आपका खाता पहले से है?",
    signIn: "साइन इन करें",
    consent: {
      before: "पूर्व विद्यार्थी नेटवर्क के लिए विद्यालय यह जानकारी रख सकता है, जैसा उसके",
      after: "पर लिखा है।",
    },
    privacyPage: "गोपनीयता पृष्ठ",
    picture: "कक्षा 12 की विदाई: जाते विद्यार्थी विदा लेते हुए।",
    refused: {
      exists: "इस पते से खाता पहले से है। कृपया उसी से साइन इन करें।",
      weak: "यह पासवर्ड बहुत जाना-पहचाना है। कृपया पहले चरण में दूसरा चुनें।",
      often: "बहुत अधिक प्रयास हुए। कृपया कुछ मिनट बाद फिर कोशिश करें।",
      notSaved:
        "आपका खाता बन गया है, पर प्रोफ़ाइल सहेजी नहीं जा सकी, इसलिए हमने आपको साइन आउट कर दिया है। आपका लिखा इसी डिवाइस पर है: कृपया साइन इन करें, तब वह सहेज ली जाएगी।",
      unreachable: "यह अभी नहीं भेजा जा सका, पर कुछ खोया नहीं है। कृपया एक मिनट बाद फिर कोशिश करें।",
    },
  },
});
