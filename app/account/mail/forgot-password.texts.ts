import { defineTexts } from "../../language/texts.ts";

export const forgotPasswordTexts = defineTexts({
  en: {
    title: "Forgot your password",
    description: "Ask for a mail with which you set a new password.",
    lead: "Write the address of your account. We send a mail with a link and a code to set a new password.",
    email: "Email",
    send: "Send the mail",
    sent: "If there is an account with this address, a mail is on its way.",
    sentNext: "Open the link in it, or write its six-digit code here. Check your spam folder, too.",
    haveCode: "I have a code",
    back: "Back to sign in",
  },
  hi: {
    title: "पासवर्ड भूल गए",
    description: "नया पासवर्ड बनाने के लिए मेल मँगाएँ।",
    lead: "अपने खाते का ई-मेल पता लिखें। हम नया पासवर्ड बनाने के लिए एक लिंक और कोड वाली मेल भेजेंगे।",
    email: "ई-मेल",
    send: "मेल भेजें",
    sent: "अगर इस पते का कोई खाता है, तो मेल भेज दी गई है।",
    sentNext: "उसमें दिया लिंक खोलें या उसका छह अंकों का कोड यहाँ लिखें। स्पैम में भी देख लें।",
    haveCode: "मेरे पास कोड है",
    back: "साइन इन पर लौटें",
  },
});
