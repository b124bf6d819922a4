import { addDays, at, type Day, onOrAfter, sessionName, sessionYear, spokenDay } from "./days.ts";
import { sportsDay } from "./events/dates.ts";
import { rowId } from "./identifiers.ts";

type Update = {
  name: string;
  /** The banner shows the words before the bullet. */
  content: string;
  link?: string;
  campus?: string;
  priority?: number;
  isActive?: boolean;
  /** Days from today; the newest stands first. */
  created: number;
  starts?: number;
  expires?: number;
};

/** The announcements: most in force, some not yet, no longer or not active. */
export function latestUpdates(today: Day) {
  return updates(today).map((update) => ({
    id: rowId(`latest_updates/${update.name}`),
    content: update.content,
    link: update.link ?? null,
    is_active: update.isActive ?? true,
    starts_at: update.starts === undefined ? null : at(addDays(today, update.starts), "06:00"),
    expires_at: update.expires === undefined ? null : at(addDays(today, update.expires), "18:00"),
    campus: update.campus ?? null,
    priority: update.priority ?? 0,
    is_sample: true,
    created_at: at(addDays(today, update.created), "08:30"),
  }));
}

function updates(today: Day): Update[] {
  const nextSession = sessionName(sessionYear(today) + 1);
  const monday = spokenDay(onOrAfter(addDays(today, 5), "Monday"));
  return [
    {
      name: "admissions-open",
      content: `Admissions for ${nextSession} are open on all three campuses • Nursery to Class 9, and Class 11. Send an enquiry, then visit on any weekday at 8:15 am.`,
      link: "/admissions",
      priority: 10,
      created: -1,
    },
    {
      name: "sports-day",
      content: `Annual sports day is on ${spokenDay(sportsDay(today))} • Main ground, Paonta Sahib, 9:00 am. The north gate opens at 8:15 am. All 14 sports show a morning’s work.`,
      link: "/co-curricular/sports-athletics",
      campus: "paonta-sahib",
      priority: 5,
      created: -3,
    },
    {
      name: "first-bell",
      content: `From ${monday}, the first bell rings at 8:30 am • Buses leave each stop ten minutes later than now. The last bell stays at 2:20 pm.`,
      created: -4,
    },
    {
      name: "majra-library",
      content:
        "The Majra library now closes at 6:00 pm • Monday to Friday, with a late bus at 6:10 pm. Parents may read there too; ask at the gate for a card.",
      link: "/contact",
      campus: "majra",
      created: -9,
    },
    {
      name: "homework",
      content:
        "Ten minutes of homework for each year of school, and no more • The Director writes about what we changed, and how to tell us when it takes longer.",
      link: "/about/messages",
      created: -16,
    },
    {
      name: "spring-batches",
      content:
        "Registration for the spring sports batches is open • Football, badminton and taekwondo have places for all age groups.",
      link: "/co-curricular/sports-athletics",
      created: 0,
      starts: 10,
      expires: 40,
    },
    {
      name: "holiday-help",
      content: "The office is open on weekdays during the break, 10:00 am to 1:00 pm",
      link: "/contact",
      created: 0,
      starts: 30,
      expires: 45,
    },
    {
      name: "bridge-closed",
      content:
        "No buses across the Yamuna bridge this afternoon • Children from Kulhal and Herbertpur wait in the library until they are fetched.",
      campus: "paonta-sahib",
      created: -34,
      starts: -34,
      expires: -33,
    },
    {
      name: "uniform-shop",
      content: "The uniform shop at Juniors is open this Sunday, 10:00 am to 2:00 pm",
      campus: "juniors",
      created: -52,
      expires: -45,
    },
    {
      name: "lost-property",
      content:
        "Forty-one water bottles are waiting at the Juniors gate • Whoever has written a name on theirs may take it first.",
      campus: "juniors",
      isActive: false,
      created: -20,
    },
  ];
}
