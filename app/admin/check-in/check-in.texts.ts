import { defineTexts } from "../../language/texts.ts";

/** The door of an event, on a device that may lose its connection. */
export const checkInTexts = defineTexts({
  en: {
    title: "At the door",
    lead: "This page works without a connection, even after you reopen it, and sends your ticks when the connection returns.",
    back: "Replies",
    asking: "The list is being fetched.",
    sent: "Connected. Everything is sent.",
    sending: (count: number) =>
      `Connected. ${count} ${count === 1 ? "tick is" : "ticks are"} being sent.`,
    waiting: (count: number) =>
      count === 0
        ? "No connection. The list on this device is shown."
        : `No connection. ${count} ${count === 1 ? "tick waits" : "ticks wait"} on this device.`,
    here: (people: number, all: number) => `${people} of ${all} people are here`,
    search: "Name or reference",
    searchHint: "Type a whole reference and press Enter to tick it off.",
    people: (count: number) => `${count} ${count === 1 ? "person" : "people"}`,
    tick: "Here",
    tickOf: (name: string) => `${name} is here`,
    untick: "Take back",
    untickOf: (name: string) => `${name} is not here after all`,
    since: (time: string) => `since ${time}`,
    welcome: (name: string, people: number) =>
      `${name} is here, ${people} ${people === 1 ? "person" : "people"}.`,
    unknown: (reference: string) => `Nobody on this list has the reference ${reference}.`,
    nobody: "No guest has this name.",
    none: "Nobody is expected yet.",
    link: "The door, also without a connection",
  },
  hi: {
    title: "प्रवेश द्वार",
    lead: "इंटरनेट न हो तो भी यह पृष्ठ चलता है और दोबारा खुलता है, और जुड़ते ही दर्ज किए नाम भेज देता है।",
    back: "सूचनाएँ",
    asking: "सूची लाई जा रही है।",
    sent: "इंटरनेट चल रहा है। सब कुछ भेजा जा चुका है।",
    sending: (count: number) => `इंटरनेट चल रहा है। ${count} नाम भेजे जा रहे हैं।`,
    waiting: (count: number) =>
      count === 0
        ? "इंटरनेट नहीं है। इस फ़ोन या कंप्यूटर पर रखी सूची दिखाई जा रही है।"
        : `इंटरनेट नहीं है। ${count} नाम यहीं रखे हैं, बाद में भेजे जाएँगे।`,
    here: (people: number, all: number) => `${all} में से ${people} लोग आ चुके हैं`,
    search: "नाम या संदर्भ संख्या",
    searchHint: "पूरी संदर्भ संख्या लिखकर Enter दबाएँ, तो आना दर्ज हो जाएगा।",
    people: (count: number) => `${count} लोग`,
    tick: "आ गए",
    tickOf: (name: string) => `${name} आ गए हैं`,
    untick: "वापस लें",
    untickOf: (name: string) => `${name} नहीं आए हैं`,
    since: (time: string) => `${time} से`,
    welcome: (name: string, people: number) => `${name} आ गए हैं, ${people} लोग।`,
    unknown: (reference: string) => `इस सूची में ${reference} संदर्भ संख्या किसी की नहीं है।`,
    nobody: "इस नाम का कोई अतिथि सूची में नहीं है।",
    none: "अभी किसी के आने की सूचना नहीं है।",
    link: "प्रवेश द्वार, इंटरनेट के बिना भी",
  },
});
