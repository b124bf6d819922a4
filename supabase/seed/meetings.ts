import { addDays, at, type Day } from "./days.ts";
import { reference, rowId } from "./identifiers.ts";
import { fullName, sampleGuardian, samplePerson } from "./names.ts";
import { schoolDayFrom } from "./school-days.ts";
import { teachers } from "./teachers.ts";

const parentsMeeting = rowId("meetings/parents-meeting");
const visits = rowId("meetings/visits");

/** A parents' meeting with six teachers, and a morning of visits. */
export function meetings(today: Day) {
  const day = schoolDayFrom(addDays(today, 9), { weekday: "Friday" });
  const visitDay = schoolDayFrom(addDays(today, 4), { weekday: "Wednesday" });
  return [
    {
      id: parentsMeeting,
      kind: "parents-meeting",
      title: "Parents’ meeting, Classes 11 and 12",
      campus: "paonta-sahib",
      first_class: "Class 11",
      last_class: "Class 12",
      starts_at: at(day, "14:30"),
      ends_at: at(day, "16:30"),
      slot_minutes: 10,
      place: "Classrooms of the upper floor",
      note: "Ten minutes with each teacher, your child beside you, and the notebooks open.",
      hosts: hosts(today),
      status: "published",
      translations: {
        hi: {
          title: "अभिभावक बैठक, कक्षा 11 और 12",
          place: "ऊपरी मंज़िल की कक्षाएँ",
          note: "हर शिक्षक के साथ दस मिनट, बच्चा आपके साथ, और कॉपियाँ खुली हुई।",
        },
      },
      is_sample: true,
    },
    {
      id: visits,
      kind: "visit",
      title: "A morning at Majra: see the classrooms",
      campus: "majra",
      first_class: null,
      last_class: null,
      starts_at: at(visitDay, "08:15"),
      ends_at: at(visitDay, "10:15"),
      slot_minutes: 30,
      place: "Gate of the campus",
      note: "One family at a time walks through the school with somebody from the office.",
      hosts: [
        {
          id: "tour",
          name: "Walk through the campus",
          translations: { hi: { name: "परिसर में सैर" } },
        },
      ],
      status: "published",
      translations: {
        hi: {
          title: "माजरा में एक सुबह: कक्षाएँ देखिए",
          place: "परिसर का द्वार",
          note: "एक समय में एक परिवार कार्यालय के किसी सदस्य के साथ विद्यालय देखता है।",
        },
      },
      is_sample: true,
    },
  ];
}

/** Who is met, with the room, and the time that one of them is away. */
const met: [name: string, subject: string, inHindi: string, room: string, closed?: string][] = [
  ["A. Thakur", "Mathematics", "गणित", "11"],
  ["K. Joshi", "Physics", "भौतिकी", "12"],
  ["N. Rana", "Chemistry", "रसायन", "13"],
  ["G. Dogra", "English", "अंग्रेज़ी", "14", "15:30-15:50"],
  ["W. Chandel", "Accountancy", "लेखाशास्त्र", "15"],
  ["I. Parmar", "Economics", "अर्थशास्त्र", "16"],
];

function hosts(today: Day) {
  const staff = teachers(today);
  return met.map(([name, subject, inHindi, room, closed]) => {
    const hindi = staff.find((teacher) => teacher.name === name)?.translations.hi.name ?? name;
    return {
      id: hostId(name),
      name: `${name}, ${subject}`,
      translations: { hi: { name: `${hindi}, ${inHindi}` } },
      room,
      ...(closed && { closed: [closed] }),
    };
  });
}

const hostId = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

/** Which of a host's times families have taken, counted from the first. */
const taken: [name: string, places: number[]][] = [
  ["A. Thakur", [0, 1, 2, 4, 5, 8]],
  ["K. Joshi", [1, 3]],
  ["N. Rana", [0, 6, 7]],
  ["G. Dogra", [2]],
  ["W. Chandel", [0, 3]],
];

export function meetingBookings(today: Day) {
  const start = Date.parse(meetings(today)[0]?.starts_at ?? "");
  return taken.flatMap(([name, places], row) =>
    places.map((place) => {
      const number = 1000 + row * 20 + place;
      return {
        id: rowId(`meeting_bookings/${number}`),
        meeting_id: parentsMeeting,
        family: rowId(`meeting_families/${number}`),
        reference: reference("MEET", String(number)),
        host: hostId(name),
        starts_at: new Date(start + place * 600_000).toISOString(),
        name: sampleGuardian(number).name,
        email: `family-${number}@school.example`,
        phone: `+91 00000 4${number}`,
        child_name: fullName(samplePerson(number)),
        grade: number % 2 === 0 ? "Class 11" : "Class 12",
        is_sample: true,
        created_at: at(addDays(today, -1 - row), "18:20"),
      };
    }),
  );
}
