import { addDays, at, type Day } from "./days.ts";
import { firstBatch, firstStreams, opened } from "./facts.ts";
import { rowId } from "./identifiers.ts";
import { fullName, houses, pick, samplePerson } from "./names.ts";

// Humanities is not taught at Majra.
const streams = {
  "paonta-sahib": ["Science", "Commerce", "Humanities"],
  majra: ["Science", "Commerce"],
};

// The visibility of fields, as people choose it; {} is the default of every field.
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

/** The accounts of 120 alumni, of seventeen batches. The accounts have no passwords. */
export const alumniAccounts: Alumnus[] = Array.from({ length: 120 }, (_, index) => {
  const name = `alumnus-${String(index + 1).padStart(3, "0")}`;
  return { id: rowId(`auth.users/${name}`), email: `${name}@school.example` };
});

/** Six wait to be verified, one is suspended, the others are verified. */
export function alumniProfiles(today: Day) {
  return alumniAccounts.map(({ id, email }, index) => {
    const [profession, organisation, industry] = pick(careers, index);
    const [city, country] = pick(cities, index * 3);
    const batch = firstBatch + ((index * 7) % 17);
    const campus = index % 5 < 3 || batch <= opened.majra ? "paonta-sahib" : "majra";
    const isMentor = index % 6 === 2 && batch < 2022;
    const status = statusOf(index);
    return {
      id,
      full_name: fullName(samplePerson(index)),
      batch_year: batch,
      campus,
      house: pick(houses, index),
      stream: batch < firstStreams + 2 ? null : pick(streams[campus], index),
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

// Profession, kind of organisation, field of work.
const careers: [profession: string, organisation: string, industry: string][] = [
  ["Research chemist", "Government laboratory", "Science and research"],
  ["Veterinary surgeon", "Dairy cooperative", "Farming and forestry"],
  ["Software engineer", "Payments company", "Information technology"],
  ["Staff nurse", "District hospital", "Medicine and health"],
  ["Captain", "Indian Army", "Armed forces"],
  ["Civil engineer", "Public Works Department", "Engineering"],
  ["Primary teacher", "Government school", "Education"],
  ["Seismologist", "Research institute", "Science and research"],
  ["Chartered accountant", "Own practice", "Finance and law"],
  ["Seed scientist", "Agricultural university", "Farming and forestry"],
  ["Physician", "Medical college", "Medicine and health"],
  ["Graphic designer", "Self-employed", "Arts and media"],
  ["Forest range officer", "State forest department", "Farming and forestry"],
  ["Data analyst", "Insurance company", "Information technology"],
  ["Advocate", "District court", "Finance and law"],
  ["Pharmacist", "Medicine factory", "Medicine and health"],
  ["Hotel manager", "Hill hotel", "Travel and hospitality"],
  ["Doctoral student, glaciology", "University", "Science and research"],
  ["Orchard owner", "Family farm", "Farming and forestry"],
  ["Journalist", "Hindi daily", "Arts and media"],
  ["Mechanical engineer", "Cement works", "Engineering"],
  ["Physiotherapist", "Sports institute", "Medicine and health"],
  ["Naval officer", "Indian Navy", "Armed forces"],
  ["Bank manager", "Public sector bank", "Finance and law"],
  ["Architect", "Own studio", "Engineering"],
  ["Student of medicine", "Medical college", "Medicine and health"],
  ["Block development officer", "State government", "Public service"],
];

const cities: [city: string, country: string][] = [
  ["Dehradun", "India"],
  ["Chandigarh", "India"],
  ["Paonta Sahib", "India"],
  ["Delhi", "India"],
  ["Bengaluru", "India"],
  ["Nahan", "India"],
  ["Shimla", "India"],
  ["Pune", "India"],
  ["Palampur", "India"],
  ["Toronto", "Canada"],
  ["Hyderabad", "India"],
  ["Solan", "India"],
  ["Melbourne", "Australia"],
  ["Mumbai", "India"],
  ["Ludhiana", "India"],
  ["Leeds", "United Kingdom"],
  ["Gurugram", "India"],
];

const mentorTopics = [
  ["choosing a stream", "first year at university"],
  ["entrance examinations", "hostel life"],
  ["scholarships", "applying abroad"],
  ["armed forces selection"],
  ["starting a small business", "farming"],
  ["medicine", "nursing"],
];

const bios = [
  "I learned to ask questions in the chemistry laboratory at Paonta Sahib and have been paid for it since.",
  "Left the valley for eight years, came back for the mornings.",
  "House captain, slowest runner of the team, still in touch with both relay partners.",
  "Happy to read applications and to say honestly what a course costs.",
  "I write to the school once a year and always get an answer in two days.",
];
