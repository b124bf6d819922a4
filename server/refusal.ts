import type { Language } from "../data/languages.ts";
import { plainPage } from "./pages/plain-page.ts";

const sentences = {
  en: {
    400: "This address is not valid.",
    403: "You do not have access to this page.",
    404: "There is nothing at this address.",
    405: "This page can only be read.",
    408: "Your form took too long to arrive. Please go back and send it again.",
    410: "This preview has expired. You can make a new one in the administration.",
    413: "What you sent is too large.",
    414: "This address is too long.",
    415: "This form did not come from a browser.",
    429: "Too many requests came from your network. Please wait a moment and try again.",
    500: "Something went wrong. Please try again.",
    503: "The site is very busy. Please try again in a moment.",
  },
  hi: {
    400: "यह पता सही नहीं है।",
    403: "यह पृष्ठ आपके लिए खुला नहीं है।",
    404: "इस पते पर कुछ नहीं है।",
    405: "इस पृष्ठ को केवल पढ़ा जा सकता है।",
    408: "आपका फ़ॉर्म बहुत देर में पहुँचा। कृपया वापस जाकर फिर से भेजें।",
    410: "इस झलक का समय पूरा हो गया है। नई झलक प्रशासन में बनाई जा सकती है।",
    413: "आपने जो भेजा, वह बहुत बड़ा है।",
    414: "यह पता बहुत लंबा है।",
    415: "यह फ़ॉर्म किसी ब्राउज़र से नहीं आया।",
    429: "आपके नेटवर्क से बहुत अधिक अनुरोध आए हैं। कृपया थोड़ी देर रुककर फिर कोशिश करें।",
    500: "कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।",
    503: "साइट पर अभी बहुत भीड़ है। कृपया थोड़ी देर में फिर कोशिश करें।",
  },
};

/** A page of one sentence, in place of what was asked for. */
export function refusal(
  status: keyof typeof sentences.en,
  security: [name: string, value: string][],
  headers: Record<string, string> = {},
  said: { language: Language; text?: string } = { language: "en" },
): Response {
  const { language, text = sentences[language][status] } = said;
  return plainPage({ status, language, title: text, headers }, security);
}
