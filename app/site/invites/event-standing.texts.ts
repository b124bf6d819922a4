import { defineTexts } from "../../language/texts.ts";

/** How an event stands: on its page and in lists. */
export const eventStandingTexts = defineTexts({
  en: {
    allDay: "All day",
    cancelled: "Cancelled",
    onNow: "On now",
    waitingList: "Waiting list",
    repliesClosed: "Replies closed",
    placesLeft: (places: number) => `${places} ${places === 1 ? "place" : "places"} left`,
  },
  hi: {
    allDay: "पूरे दिन",
    cancelled: "रद्द",
    onNow: "अभी चल रहा है",
    waitingList: "प्रतीक्षा सूची",
    repliesClosed: "सूचना का समय समाप्त",
    placesLeft: (places: number) => `${places} स्थान बाकी`,
  },
});
