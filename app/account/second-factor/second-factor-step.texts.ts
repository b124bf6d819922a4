import { defineTexts } from "../../language/texts.ts";

export const secondFactorStepTexts = defineTexts({
  en: {
    title: "One more step",
    app: "Open your authenticator app and write the six digits it shows for this school.",
    phone: (name: string) => `We send six digits to your phone ${name}`.trim(),
    message: (name: string) => `Message to ${name}`,
    sendCode: "Send me the code",
    sendAnother: "Send another code",
    sent: "The code is on its way.",
    goodFor: "It is good for five minutes. You can ask for another one after a minute.",
    factor: "Which one do you have at hand?",
    unnamed: "Authenticator app",
    code: "Code",
    confirm: "Confirm",
    useRecoveryCode: "Use a recovery code",
    useFactor: "Use the second factor",
    recovery:
      "Write one of the ten recovery codes you kept. It removes the second factor, so that you can set up a new one.",
    recoveryCode: "Recovery code",
    otherAccount: "Sign in with another account",
  },
  hi: {
    title: "बस एक कदम और",
    app: "अपना ऑथेंटिकेटर ऐप खोलें और इस विद्यालय के लिए दिख रहे छह अंक लिखें।",
    phone: (name: string) => `हम आपके फ़ोन ${name} पर छह अंक भेजते हैं`,
    message: (name: string) => `${name} पर संदेश`,
    sendCode: "मुझे कोड भेजें",
    sendAnother: "दूसरा कोड भेजें",
    sent: "कोड भेज दिया गया है।",
    goodFor: "यह पाँच मिनट तक काम करता है। एक मिनट बाद आप दूसरा मँगा सकते हैं।",
    factor: "इस समय आपके पास कौन-सा है?",
    unnamed: "ऑथेंटिकेटर ऐप",
    code: "कोड",
    confirm: "पुष्टि करें",
    useRecoveryCode: "पुनर्प्राप्ति कोड काम में लें",
    useFactor: "दूसरा प्रमाण काम में लें",
    recovery:
      "अपने सँभाले हुए दस पुनर्प्राप्ति कोड में से एक लिखें। इससे दूसरा प्रमाण हट जाता है, ताकि आप नया जोड़ सकें।",
    recoveryCode: "पुनर्प्राप्ति कोड",
    otherAccount: "दूसरे खाते से साइन इन करें",
  },
});
