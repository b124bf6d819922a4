import { defineTexts } from "../../language/texts.ts";

export const letterTexts = defineTexts({
  en: {
    title: "The weekly letter",
    description: "Confirm or end the letter about your week.",
    sent: {
      title: "Please check your mail",
      fact: "We have sent a letter that asks whether you want this. Nothing else comes before you have confirmed.",
      next: "If it does not come within an hour, please check your spam folder, then ask again.",
    },
    asked: {
      title: "Do you want the letter?",
      fact: "Every Sunday afternoon, about what the week ahead holds for your choice.",
      confirm: "Yes, send it every week",
    },
    confirmed: {
      title: "The letter comes on Sundays",
      fact: "It tells you what the week ahead holds for your choice. When nothing is planned, we send no letter.",
    },
    ended: {
      title: "No more letters come",
      fact: "Your address is forgotten. You can ask for the letter again at any time.",
    },
    stop: "Stop the letter",
    week: "Open My week",
  },
  hi: {
    title: "साप्ताहिक पत्र",
    description: "अपने सप्ताह के पत्र की पुष्टि करें या उसे बंद करें।",
    sent: {
      title: "कृपया अपनी मेल देखें",
      fact: "हमने एक पत्र भेजा है जो पूछता है कि क्या आप यह चाहते हैं। आपकी पुष्टि से पहले और कुछ नहीं आएगा।",
      next: "यदि वह एक घंटे में न आए, तो कृपया स्पैम फ़ोल्डर देखें, फिर दोबारा माँगें।",
    },
    asked: {
      title: "क्या आप यह पत्र चाहते हैं?",
      fact: "हर रविवार दोपहर, आपके चुनाव के लिए आने वाले सप्ताह की बातें।",
      confirm: "हाँ, हर सप्ताह भेजें",
    },
    confirmed: {
      title: "पत्र हर रविवार आता है",
      fact: "आपके चुनाव के लिए आने वाले सप्ताह की बातों के साथ। जिस सप्ताह कुछ न हो, पत्र नहीं आता।",
    },
    ended: {
      title: "अब कोई पत्र नहीं आएगा",
      fact: "आपका पता भुला दिया गया है। आप यह पत्र कभी भी फिर माँग सकते हैं।",
    },
    stop: "पत्र बंद करें",
    week: "मेरा सप्ताह खोलें",
  },
});
