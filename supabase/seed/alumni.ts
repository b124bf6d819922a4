import { addDays, at, type Day } from "./days.ts";
import { rowId } from "./identifiers.ts";
import { bios, careers, cities, mentorTopics } from "./people/careers.ts";
import { fullName, houses, pick, samplePerson } from "./people/names.ts";

const streams = ["Science", "Commerce", "Humanities"];

// How people differ in what they show; {} is the default of every field.
const visibilities: Record<string, "batch" | "alumni" | "nobody">[] = [
  {},
  { contact_email: "alumni" },
  { city: "batch", country: "batch", contact_email: "batch" },
  { profession: "nobody", organisation: "nobody", industry: "nobody" },
  { phone: "batch", contact_email: "batch" },
  { bio: "batch", organisation: "batch" },
  { city: "nobody", country: "nobody" },
];

export type Alumnus = { id: string; email: string };

/** The accounts of 120 alumni, batches of 2008 to 2025. Nobody knows their passwords: there are none. */
export const alumniAccounts: Alumnus[] = Array.from({ length: 120 }, (_, index) => {
  const name = `alumnus-${String(index + 1).padStart(3, "0")}`;
  return { id: rowId(`auth.users/${name}`), email: `${name}@school.example` };
});

/** Six wait to be verified, one is suspended, the others are verified. */
export function alumniProfiles(today: Day) {
  return alumniAccounts.map(({ id, email }, index) => {
    const [profession, organisation, industry] = pick(careers, index);
    const [city, country] = pick(cities, index * 3);
    const batch = 2008 + ((index * 7) % 18);
    const isMentor = index % 6 === 2 && batch < 2022;
    const status = statusOf(index);
    return {
      id,
      full_name: fullName(samplePerson(index)),
      batch_year: batch,
      campus: index % 5 < 3 ? "paonta-sahib" : "majra",
      house: pick(houses, index),
      stream: pick(streams, index),
      profession: batch > 2023 ? "Student" : profession,
      organisation: batch > 2023 ? "University" : organisation,
      industry: batch > 2023 ? "Education" : industry,
      city,
      country,
      bio: index % 3 === 0 ? pick(bios, index / 3) : null,
      contact_email: email,
      phone: `+91 00000 2${String(index + 1).padStart(4, "0")}`,
      links: index % 8 === 0 ? [{ label: "Website", url: "https://alumni.school.example/" }] : [],
      visibility: pick(visibilities, index),
      is_mentor: isMentor,
      mentor_topics: isMentor ? pick(mentorTopics, index) : [],
      status,
      status_changed_at: status === "pending" ? null : at(addDays(today, -index), "11:00"),
      is_sample: true,
      created_at: at(addDays(today, -index - 2), "10:00"),
    };
  });
}

/** The role and account rows that every alumnus has beside the profile. */
export function alumniRoles() {
  return alumniAccounts.map(({ id }) => ({ user_id: id, role: "alumni" }));
}

export function alumniUsers() {
  return alumniAccounts.map(({ id, email }) => ({ id, email, role: "alumni" }));
}

function statusOf(index: number): string {
  if (index < 6) return "pending";
  return index === 41 ? "suspended" : "verified";
}
