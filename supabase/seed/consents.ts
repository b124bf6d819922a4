import { purposes } from "../../data/consent/purposes.ts";
import { addDays, type Day } from "./days.ts";
import { rowId } from "./identifiers.ts";
import { students } from "./students.ts";

/** The words in which the guardians were asked: the first wording, of the migrations. */
const wording = "c5000000-0000-4000-8000-000000000001";

/**
 * What the guardians of most sample students answered at admission: nearly all allow everything, one in
 * ten allows no public picture and no name, and one in ten has not answered.
 */
export function consents(today: Day) {
  return students(today).flatMap((student, index) => {
    if (student.status !== "active" || index % 10 === 9) return [];
    return purposes.map((purpose) => ({
      id: rowId(`consents/${index}/${purpose}`),
      student_id: student.id,
      purpose,
      is_given: index % 10 !== 4 || purpose === "shared_pictures",
      given_by: student.guardian_name,
      channel: "admission",
      wording_id: wording,
      language: index % 3 === 0 ? "hi" : "en",
      answered_at: `${addDays(today, -30)}T04:30:00Z`,
    }));
  });
}
