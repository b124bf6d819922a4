/** What an event can be, in the order the filters offer it. */
export const eventCategories = [
  { id: "academic", name: "Academic" },
  { id: "admissions", name: "Admissions" },
  { id: "alumni", name: "Alumni" },
  { id: "arts", name: "Arts" },
  { id: "assembly", name: "Assembly" },
  { id: "community", name: "Community" },
  { id: "meeting", name: "Meeting" },
  { id: "sport", name: "Sport" },
  { id: "general", name: "Other" },
] as const;
