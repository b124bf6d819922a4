import { gradesIn } from "../../data/school/grades.ts";
import { addDays, type Day, sessionYear } from "./days.ts";
import { rowId } from "./identifiers.ts";
import { fullName, houses, pick, sampleGuardian, samplePerson } from "./names.ts";

// All but Playgroup, which Majra does not teach.
const classes = gradesIn("en").slice(1);
const villages = ["Paonta Sahib", "Majra", "Badripur", "Taruwala", "Puruwala", "Kolar", "Rajban"];

/** Sixty students, four of each class; two of them have left. */
export function students(today: Day) {
  const year = sessionYear(today);
  return Array.from({ length: 60 }, (_, index) => {
    const { stored: grade, age } = pick(classes, index);
    const round = Math.floor(index / classes.length);
    const person = samplePerson(index + 200);
    const guardian = sampleGuardian(index + 200);
    const admittedOn = `${year - Math.min(age - 3, index % 5)}-04-01`;
    const number = String(index + 1).padStart(4, "0");
    const hasLeft = index === 17 || index === 44;
    return {
      id: rowId(`students/${number}`),
      admission_no: `FS-${admittedOn.slice(0, 4)}-${number}`,
      name: fullName(person),
      date_of_birth: addDays(`${year - age}-03-20`, -((index * 37) % 330)),
      gender: person.gender,
      campus: campusOf(age, round),
      class: grade,
      section: round % 2 === 0 ? "A" : "B",
      roll_no: String(index + 1),
      house: age > 5 ? pick(houses, index) : null,
      guardian_name: guardian.name,
      guardian_relation: guardian.relation,
      guardian_phone: `+91 00000 1${number}`,
      guardian_email: `guardian-${number}@school.example`,
      address: `${pick(villages, index)}, District Sirmaur, Himachal Pradesh`,
      admitted_on: admittedOn,
      left_on: hasLeft ? addDays(today, -40) : null,
      status: hasLeft ? "left" : "active",
      is_sample: true,
    };
  });
}

function campusOf(age: number, round: number): string {
  if (round % 2 === 1) return "majra";
  return age <= 6 ? "juniors" : "paonta-sahib";
}

/** The certificates of the sample students who have left. */
export function transferCertificates(today: Day) {
  const left = students(today).filter(({ status }) => status === "left");
  return left.map((student, index) => {
    const number = `TC/${today.slice(0, 4)}/${String(index + 14).padStart(3, "0")}`;
    return {
      id: rowId(`transfer_certificates/${index}`),
      certificate_no: number,
      student_id: student.id,
      student_name: student.name,
      date_of_birth: student.date_of_birth,
      admission_no: student.admission_no,
      campus: student.campus,
      class_left: student.class,
      left_on: student.left_on,
      issued_on: addDays(student.left_on ?? today, 6),
      is_sample: true,
    };
  });
}
