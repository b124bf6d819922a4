import { defineTexts } from "../../language/texts.ts";

export const alumniRecordsTexts = defineTexts({
  en: {
    states: {
      registered: "Registered",
      invited: (day: string) => `Invited on ${day}`,
      waiting: "Not registered yet",
      noAddress: "No e-mail address",
    },
    profile: "Their profile",
    invite: "Invite by letter",
    inviteAgain: "Invite again",
    inviteLead:
      "The letter leads to their own account. What this record says then stands in their form already.",
    invited: "The letter is on its way.",
    hasAccount: "There is already an account with this address: no letter was sent.",
  },
  hi: {
    states: {
      registered: "पंजीकृत",
      invited: (day: string) => `${day} को आमंत्रित`,
      waiting: "अभी पंजीकृत नहीं",
      noAddress: "ई-मेल पता नहीं",
    },
    profile: "इनका प्रोफ़ाइल",
    invite: "पत्र से आमंत्रित करें",
    inviteAgain: "फिर आमंत्रित करें",
    inviteLead: "पत्र उन्हें उनके अपने खाते तक ले जाता है। इस अभिलेख की बातें उनके फ़ॉर्म में पहले से भरी रहती हैं।",
    invited: "पत्र भेज दिया गया है।",
    hasAccount: "इस पते का खाता पहले से है: कोई पत्र नहीं भेजा गया।",
  },
});
