/** What the contact page of the sample school says. */
export const contactPage = {
  lead: "Telephone while school is running, write at any hour, or come to the gate. Somebody who knows the timetable answers.",
  answer:
    "Messages are read on the next school day and answered within two. You receive a reference number at once.",
  hours: [
    { days: "Monday to Friday", time: "7:45 am – 3:30 pm" },
    {
      days: "Saturday",
      time: "8:00 am – 12:30 pm",
      note: "The second Saturday of the month is a holiday.",
    },
    { days: "Sundays and holidays", time: "Closed", note: "The gate keeper takes letters." },
  ],
  places: {
    "paonta-sahib": {
      address: ["Foothills School, Paonta Sahib campus", "Paonta Sahib 173025"],
      way: "Twenty minutes on foot from the bus stand, uphill along the canal. Buses to the hills stop at the gate.",
      map: "https://www.openstreetmap.org/search?query=Paonta%20Sahib",
    },
    juniors: {
      address: ["Foothills School, Juniors campus", "Paonta Sahib 173025"],
      way: "Below the main campus, on the river side of the road. Cars stop in the lane, never before the gate.",
      map: "https://www.openstreetmap.org/search?query=Paonta%20Sahib",
    },
    majra: {
      address: ["Foothills School, Majra campus", "Majra, District Sirmaur 173021"],
      way: "On the Nahan road, west of the village square. The school's own buses pass every side road.",
      map: "https://www.openstreetmap.org/search?query=Majra%2C%20Sirmaur",
    },
  },
};
