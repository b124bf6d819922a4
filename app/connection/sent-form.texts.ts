import { defineTexts } from "../language/texts.ts";

export const sentFormTexts = defineTexts({
  en: {
    trapped: "This looked like an automatic entry. Please send it again, or telephone us.",
    again: "We have this already. If something changed, please telephone us.",
    tooMany:
      "Many forms have come from your network within the last hour, so this one was not taken. Nothing is lost: please send it again in an hour, or telephone us. With JavaScript switched on it is accepted at once.",
    unusable: "Something in it could not be accepted. Please check it and send it again.",
  },
  hi: {
    trapped: "ऐसा लगा कि इसे किसी प्रोग्राम ने भरा है। कृपया इसे फिर से भेजें, या हमें फ़ोन करें।",
    again: "यह हमें पहले ही मिल चुका है। अगर कुछ बदला हो, तो कृपया हमें फ़ोन करें।",
    tooMany:
      "पिछले एक घंटे में आपके नेटवर्क से बहुत से फ़ॉर्म आए हैं, इसलिए यह नहीं लिया गया। कुछ खोया नहीं है: कृपया एक घंटे बाद फिर भेजें, या हमें फ़ोन करें। ब्राउज़र में JavaScript चालू हो तो यह तुरंत लिया जाता है।",
    unusable: "इसमें कुछ ऐसा है जो लिया नहीं जा सका। कृपया इसे एक बार पढ़कर फिर से भेजें।",
  },
});
