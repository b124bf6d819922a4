import { addDays, type Day } from "./days.ts";
import { rowId } from "./identifiers.ts";
import { students } from "./students.ts";

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
