import { defineTexts } from "../../language/texts.ts";
import type { ResourceTexts } from "../resource.ts";
import { campusWords } from "./parts.tsx";

export const sportsWords = defineTexts({
  en: { open: "Open", closed: "Closed" },
  hi: { open: "खुला", closed: "बंद" },
});

export const sportsTexts = defineTexts<ResourceTexts>({
  en: {
    many: "Sports",
    one: "sport",
    add: "New sport",
    lead: "The sports programmes, each with its own page, its training times and its registrations.",
    empty: "There is no sport yet.",
    columns: {
      name: "Name",
      coach: "Coach",
      campus: campusWords.en.label,
      registration: "Registration",
    },
    fields: {
      name: { label: "Name" },
      campus: campusWords.en,
      summary: { label: "In short", hint: "One sentence for the list of sports." },
      description: { label: "Description" },
      coach: { label: "Coach" },
      achievements: { label: "Achievements", hint: "One on each line." },
      age_groups: { label: "Age groups", hint: "One on each line, such as “Under 14”." },
      schedules: { label: "Training schedule" },
      "schedules.type": { label: "What is trained" },
      "schedules.timings": {
        label: "Times",
        hint: "One on each line, such as “Monday and Thursday, 3:30 to 5:00 pm”.",
      },
      "images.main_image.src": { label: "Main picture" },
      "images.main_image.alt": {
        label: "What the main picture shows",
        hint: "Read aloud to people who cannot see it.",
      },
      "images.gallery_images": { label: "More pictures" },
      "images.gallery_images.src": { label: "Picture" },
      "images.gallery_images.alt": { label: "What it shows" },
      registration_open: { label: "Children can be registered on the page" },
    },
    filters: {
      registration: { label: "Registration", all: "Open and closed" },
      campus: campusWords.en,
    },
    sorts: { name: "By name", newest: "Last added first" },
    bulk: { open: "Open registration", close: "Close registration" },
    tabs: { registrations: "Registrations" },
  },
  hi: {
    many: "खेल",
    one: "खेल",
    add: "नया खेल",
    lead: "खेल कार्यक्रम: हर एक का अपना पृष्ठ, अभ्यास का समय और पंजीकरण।",
    empty: "अभी कोई खेल नहीं है।",
    columns: {
      name: "नाम",
      coach: "प्रशिक्षक",
      campus: campusWords.hi.label,
      registration: "पंजीकरण",
    },
    fields: {
      name: { label: "नाम" },
      campus: campusWords.hi,
      summary: { label: "संक्षेप में", hint: "खेलों की सूची के लिए एक वाक्य।" },
      description: { label: "विवरण" },
      coach: { label: "प्रशिक्षक" },
      achievements: { label: "उपलब्धियाँ", hint: "हर पंक्ति में एक।" },
      age_groups: { label: "आयु वर्ग", hint: "हर पंक्ति में एक, जैसे “14 वर्ष से कम”।" },
      schedules: { label: "अभ्यास का समय" },
      "schedules.type": { label: "किसका अभ्यास" },
      "schedules.timings": {
        label: "समय",
        hint: "हर पंक्ति में एक, जैसे “सोमवार और गुरुवार, दोपहर 3:30 से 5:00”।",
      },
      "images.main_image.src": { label: "मुख्य चित्र" },
      "images.main_image.alt": {
        label: "मुख्य चित्र में क्या है",
        hint: "जो देख नहीं सकते, उन्हें पढ़कर सुनाया जाता है।",
      },
      "images.gallery_images": { label: "और चित्र" },
      "images.gallery_images.src": { label: "चित्र" },
      "images.gallery_images.alt": { label: "उसमें क्या है" },
      registration_open: { label: "पृष्ठ पर बच्चों का पंजीकरण हो सकता है" },
    },
    filters: {
      registration: { label: "पंजीकरण", all: "खुले और बंद" },
      campus: campusWords.hi,
    },
    sorts: { name: "नाम से", newest: "हाल में जोड़े गए पहले" },
    bulk: { open: "पंजीकरण खोलें", close: "पंजीकरण बंद करें" },
    tabs: { registrations: "पंजीकरण" },
  },
});
