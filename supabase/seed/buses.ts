import { type BusLine, busLines } from "./bus-lines.ts";
import { addDays, type Day } from "./days.ts";
import { lateBus, libraryBus } from "./facts.ts";
import { rowId } from "./identifiers.ts";
import { firstBellChanges } from "./latest-updates.ts";
import { schoolDayFrom } from "./school-days.ts";

/** When the buses reach a campus, leave it after the last bell, and leave it late; minutes of the day. */
const times = {
  "paonta-sahib": { reaches: clock("7:45"), leaves: clock("14:35"), late: clock("16:45") },
  juniors: { reaches: clock("8:30"), leaves: clock("12:55"), late: null },
  majra: { reaches: clock("7:35"), leaves: clock("14:25"), late: clock("16:45") },
};

const notes = {
  "paonta-sahib": {
    en: `The late bus runs on ${lateBus.days.en} and leaves the campus at ${lateBus.leaves.en}.`,
    hi: `देर वाली बस ${lateBus.days.hi} को चलती है और परिसर से ${lateBus.leaves.hi} पर निकलती है।`,
  },
  juniors: {
    en: "A small bus with a helper and belts. Children are handed over to a person the office knows.",
    hi: "छोटी बस, सहायिका और पेटियों के साथ। बच्चे उसी व्यक्ति को सौंपे जाते हैं जिसे कार्यालय जानता है।",
  },
  majra: {
    en: `The late bus runs on ${lateBus.days.en} and leaves the campus at ${lateBus.leaves.en}. Monday to Friday another one follows at ${libraryBus.en} for those who read late.`,
    hi: `देर वाली बस ${lateBus.days.hi} को चलती है और परिसर से ${lateBus.leaves.hi} पर निकलती है। सोमवार से शुक्रवार ${libraryBus.hi} पर एक और बस जाती है, देर तक पढ़ने वालों के लिए।`,
  },
};

export function busRoutes() {
  return busLines.map(({ id, campus, name, hindi }, index) => ({
    id: routeId(id),
    name,
    campus,
    second_campus: null,
    note: notes[campus].en,
    attendant_phone: `+91 00000 330${String(index + 1).padStart(2, "0")}`,
    is_active: true,
    translations: { hi: { name: hindi, note: notes[campus].hi } },
    is_sample: true,
  }));
}

export function busStops() {
  return busLines.flatMap((line) =>
    line.stops
      .trim()
      .split("\n")
      .map((written) => stopOf(line, written)),
  );
}

function stopOf({ id, campus }: BusLine, written: string) {
  const [minutes = "", distance, name = "", landmark, villages, ...hindi] = written.split(" | ");
  const [nameHi, landmarkHi, villagesHi] = hindi;
  const ride = Number(minutes);
  const { reaches, leaves, late } = times[campus];
  return {
    id: rowId(`bus_stops/${id}/${name}`),
    route_id: routeId(id),
    name,
    landmark,
    villages: villages?.split(", "),
    morning_at: shown(reaches - ride),
    afternoon_at: shown(leaves + ride),
    late_at: late === null ? null : shown(late + ride),
    fare_id: distance,
    translations: {
      hi: { name: nameHi, landmark: landmarkHi, villages: villagesHi?.split(", ") },
    },
    is_sample: true,
  };
}

/** One of today, so that the sample shows one, and one of the day on which the bells change. */
export function busChanges(today: Day) {
  const soon = schoolDayFrom(today);
  const monday = firstBellChanges(today);
  return [
    {
      what: "The road at Haripur Khol is being mended. The bus waits at the temple and comes ten minutes later on the way home.",
      hindi:
        "हरिपुर खोल पर सड़क की मरम्मत हो रही है। बस मंदिर पर रुकेगी और घर लौटते समय दस मिनट देर से आएगी।",
      route: "kolar",
      campus: "majra",
      from: soon,
      to: soon,
    },
    {
      what: "The first bell rings at 8:10 am: in the morning each bus leaves its stops ten minutes later.",
      hindi: "पहली घंटी सुबह 8:10 बजे बजेगी: सवेरे हर बस अपने स्टॉप से दस मिनट बाद चलेगी।",
      route: null,
      campus: "paonta-sahib",
      from: monday,
      to: addDays(monday, 4),
    },
  ].map(({ what, hindi, route, campus, from, to }) => ({
    id: rowId(`bus_changes/${what}`),
    what,
    route_id: route && routeId(route),
    campus,
    starts_on: from,
    ends_on: to,
    translations: { hi: { what: hindi } },
    is_sample: true,
  }));
}

const routeId = (id: string) => rowId(`bus_routes/${id}`);

function clock(said: string): number {
  const [hours, minutes] = said.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

function shown(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
