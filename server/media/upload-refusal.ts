import {
  LARGEST_PORTRAIT,
  LARGEST_UPLOAD,
  MOST_PIXELS,
  MOST_PORTRAIT_PIXELS,
  PORTRAITS_A_DAY,
  SHORTEST_SIDE,
} from "../../data/gallery/media.ts";
import type { Language } from "../../data/languages.ts";

const megabytes = LARGEST_UPLOAD / 1024 / 1024;
const megapixels = MOST_PIXELS / 1_000_000;
const portraitMegabytes = LARGEST_PORTRAIT / 1024 / 1024;
const portraitMegapixels = MOST_PORTRAIT_PIXELS / 1_000_000;

/** Why a file is not taken: the status, and a sentence that says what to do. The code is the key. */
export const refusals = {
  no_authorization: [
    401,
    "Sign in again, then send the picture once more.",
    "फिर से साइन इन कीजिए, फिर चित्र दोबारा भेजिए।",
  ],
  not_allowed: [
    403,
    "Your account may not add pictures here.",
    "आपके खाते को यहाँ चित्र जोड़ने की अनुमति नहीं है।",
  ],
  bad_request: [
    400,
    "The upload must say what it is for and what the file is called.",
    "भेजते समय फ़ाइल का नाम और उसका उपयोग बताना ज़रूरी है।",
  ],
  nothing_sent: [400, "The file is empty. Choose another.", "फ़ाइल खाली है। कोई दूसरी चुनिए।"],
  cut_off: [
    400,
    "The file did not arrive whole. Send it once more.",
    "फ़ाइल पूरी नहीं पहुँची। उसे एक बार फिर भेजिए।",
  ],
  file_too_large: [
    413,
    `The file is larger than ${megabytes} MB. Save the picture smaller.`,
    `फ़ाइल ${megabytes} MB से बड़ी है। चित्र को छोटा करके सहेजिए।`,
  ],
  not_a_picture: [
    415,
    "This is not a photo. Choose a JPEG, PNG, WebP, AVIF or GIF file.",
    "यह फ़ोटो नहीं है। JPEG, PNG, WebP, AVIF या GIF फ़ाइल चुनिए।",
  ],
  heic: [
    415,
    "HEIC photos cannot be read here. Save the photo as JPEG first.",
    "HEIC फ़ोटो यहाँ नहीं खुलती। पहले उसे JPEG में सहेजिए।",
  ],
  damaged: [
    422,
    "The picture is damaged and cannot be read to its end. Choose another copy.",
    "चित्र ख़राब है और पूरा नहीं पढ़ा जा सकता। उसकी दूसरी प्रति चुनिए।",
  ],
  too_many_pixels: [
    422,
    `The picture has more than ${megapixels} million pixels. Save it smaller.`,
    `चित्र में ${megapixels * 10} लाख से अधिक पिक्सेल हैं। उसे छोटा करके सहेजिए।`,
  ],
  portrait_too_large: [
    413,
    `The file is larger than ${portraitMegabytes} MB. Save the picture smaller.`,
    `फ़ाइल ${portraitMegabytes} MB से बड़ी है। चित्र को छोटा करके सहेजिए।`,
  ],
  portrait_too_many_pixels: [
    422,
    `The picture has more than ${portraitMegapixels} million pixels. Save it smaller.`,
    `चित्र में ${portraitMegapixels * 10} लाख से अधिक पिक्सेल हैं। उसे छोटा करके सहेजिए।`,
  ],
  too_many_today: [
    429,
    `You have sent ${PORTRAITS_A_DAY} pictures today. Please send the next one tomorrow.`,
    `आज आप ${PORTRAITS_A_DAY} चित्र भेज चुके हैं। अगला चित्र कल भेजिए।`,
  ],
  too_small: [
    422,
    `The picture is smaller than ${SHORTEST_SIDE} pixels. Choose a larger one.`,
    `चित्र ${SHORTEST_SIDE} पिक्सेल से छोटा है। कोई बड़ा चित्र चुनिए।`,
  ],
  busy: [
    503,
    "Many pictures are being prepared. Try again in a minute.",
    "अभी बहुत से चित्र तैयार हो रहे हैं। एक मिनट बाद फिर कोशिश कीजिए।",
  ],
  unavailable: [
    503,
    "The picture could not be stored just now. Try again in a minute.",
    "चित्र अभी सहेजा नहीं जा सका। एक मिनट बाद फिर कोशिश कीजिए।",
  ],
} as const satisfies Record<string, readonly [status: number, english: string, hindi: string]>;

export type UploadRefusalCode = keyof typeof refusals;

/** An upload that is not taken, with the reason for the person who sent it. */
export class UploadRefusal extends Error {
  readonly code: UploadRefusalCode;
  readonly status: (typeof refusals)[UploadRefusalCode][0];

  constructor(code: UploadRefusalCode) {
    const [status, english] = refusals[code];
    super(english);
    this.code = code;
    this.status = status;
  }

  /** The reason in the language of whoever reads it. */
  reason(language: Language): string {
    const [, english, hindi] = refusals[this.code];
    return language === "hi" ? hindi : english;
  }
}
