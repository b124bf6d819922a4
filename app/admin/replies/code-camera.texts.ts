import { defineTexts } from "../../language/texts.ts";

/** Reading guests' codes with the camera of the device. */
export const codeCameraTexts = defineTexts({
  en: {
    start: "Read codes with the camera",
    stop: "Stop the camera",
    picture: "What the camera sees",
    failed: "The camera cannot be used. Type the reference instead.",
    missing:
      "This browser gives the page no camera. Type the reference that stands below the code.",
  },
  hi: {
    start: "कैमरे से कोड पढ़ें",
    stop: "कैमरा बंद करें",
    picture: "कैमरे का दृश्य",
    failed: "कैमरा नहीं चल सका। संदर्भ संख्या लिखें।",
    missing: "इस ब्राउज़र में यह पृष्ठ कैमरा नहीं चला सकता। कोड के नीचे लिखी संदर्भ संख्या लिखें।",
  },
});
