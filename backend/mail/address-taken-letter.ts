import { type Letter, pageOf, type Sender } from "./letter.ts";

/**
 * To the owner of an address that has an account: somebody has registered with it again. The answer on
 * the site does not say so, as it goes to anybody.
 */
export function addressTakenLetter(sender: Sender): Letter {
  const href = pageOf(sender, "/account/forgot-password");
  return sender.language === "hi"
    ? {
        subject: "इस पते का खाता पहले से है",
        paragraphs: [
          "किसी ने, संभवतः आपने, इस ई-मेल पते से पंजीकरण करने का प्रयास किया। इस पते का खाता पहले से है: कृपया उसी से साइन इन करें या नया पासवर्ड चुनें।",
        ],
        action: { label: "नया पासवर्ड चुनें", href },
        caution: "यदि यह आपने नहीं किया, तो इस पत्र को अनदेखा करें: आपके खाते में कुछ नहीं बदला है।",
      }
    : {
        subject: "This address has an account already",
        paragraphs: [
          "Somebody, most likely you, tried to register with this address. It has an account already: please sign in to it, or choose a new password.",
        ],
        action: { label: "Choose a new password", href },
        caution:
          "If it was not you, please ignore this letter: nothing of your account has changed.",
      };
}
