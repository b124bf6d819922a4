import { defineTexts } from "../../language/texts.ts";

export const orderTexts = defineTexts({
  en: {
    title: (what: string) => `Order of ${what}`,
    lead: "Drag an entry by its handle, or move to the handle with Tab and use the arrow keys. Visitors see the new order at once.",
    move: (name: string, place: number) => `Move ${name}, now at ${place}`,
    nowAt: (place: number, count: number) => `Now at ${place} of ${count}.`,
    saved: "The order is saved.",
  },
  hi: {
    title: (what: string) => `${what} का क्रम`,
    lead: "प्रविष्टि को उसके हत्थे से खींचें, या Tab से हत्थे पर जाकर तीर कुंजियों से खिसकाएँ। नया क्रम आगंतुकों को तुरंत दिखता है।",
    move: (name: string, place: number) => `${name} को खिसकाएँ, अभी ${place} पर`,
    nowAt: (place: number, count: number) => `अब ${count} में से ${place} पर।`,
    saved: "क्रम सहेज लिया गया।",
  },
});
