import { at, type Day, sessionName, sessionYear } from "./days.ts";
import { homePageInHindi } from "./hindi/home-page.ts";
import { hindiPages } from "./hindi/pages.ts";
import { schoolInHindi } from "./hindi/school.ts";
import { rowId } from "./identifiers.ts";
import { contentPages } from "./site-content/pages.ts";
import { reachingPages } from "./site-content-pages/pages.ts";

/** What the school is called and what its pages say: the rows of site_content. */
export function siteContent(today: Day) {
  const nextSession = sessionName(sessionYear(today) + 1);
  return [
    { key: "school", content: school },
    { key: "home", content: homePage(nextSession) },
    { key: "hi/school", content: { ...school, ...schoolInHindi } },
    { key: "hi/home", content: homePageInHindi(nextSession) },
    ...contentPages(today),
    ...reachingPages(today),
    ...hindiPages(today),
  ].map(({ key, content }) => ({
    id: rowId(`site_content/${key}`),
    key,
    content,
    published_at: at(today, "00:00"),
    is_sample: true,
  }));
}

const school = {
  name: "Foothills School",
  tagline: "Excellence in Education Since 2003",
  email: "info@school.example",
  phone: "+91 00000 00000",
  address: [
    "School office, Paonta Sahib campus",
    "Paonta Sahib, District Sirmaur",
    "Himachal Pradesh 173025",
  ],
  campusPhones: {
    "paonta-sahib": "+91 00000 00001",
    juniors: "+91 00000 00002",
    majra: "+91 00000 00003",
  },
  social: {
    facebook: "https://www.facebook.com/school.example",
    instagram: "https://www.instagram.com/school.example",
    youtube: "https://www.youtube.com/@school.example",
  },
};

function homePage(nextSession: string) {
  return {
    hero: {
      title: ["Where the plains end,", "the climb begins"],
      lead: "Three campuses between the Yamuna and the first ridge of the Himalaya, for children from the age of two to the Class 12 board examinations.",
      caption: "First light over the Paonta Sahib campus. Block print.",
    },
    numbers: {
      title: "One school, counted honestly",
      lead: "We opened in 2003 with one building and a field. The field is still the largest room we have.",
      rows: [
        {
          value: "2003",
          label: "Year of founding",
          note: "Affiliated to the national secondary board",
        },
        {
          value: "25",
          unit: "acres",
          label: "Paonta Sahib campus",
          note: "Classrooms, laboratories and playing fields on one site",
        },
        {
          value: "1,400+",
          label: "Students at Paonta Sahib",
          note: "The roll of the first campus",
        },
        {
          value: "1,500+",
          label: "Students at Majra",
          note: "On foot, by bicycle and on our buses",
        },
        {
          value: "2–7",
          label: "Ages at Juniors",
          note: "A campus of its own for the youngest",
        },
      ],
    },
    levels: {
      title: "Sixteen years, drawn to scale",
      lead: "Each part of the slope is as wide as the years a child spends on it, and as steep as it feels.",
      sentences: {
        "pre-primary": "Songs, sand, stories and the first letters, in Hindi and English.",
        primary:
          "Reading every day, numbers with the hands, a garden bed for every class, and time to be bored.",
        middle: "Laboratories begin. So do clubs, house duties and the long walk.",
        secondary: "The board years, taught without hurry.",
        "senior-secondary": "Streams, and a plan for what follows.",
      },
    },
    campuses: {
      title: "Three campuses under one skyline",
      lead: "The same hills stand behind all three. What happens in front of them differs with the age of the children.",
      sentences: {
        "paonta-sahib":
          "The main house, the laboratories, the assembly hall and most of the playing fields. Primary to Senior Secondary.",
        juniors: "Low windows, short corridors, a garden.",
        majra:
          "A school at the centre of its own villages, with a gate that opens early and a library that closes late.",
      },
    },
    motto: {
      text: "विद्या ददाति विनयम्",
      language: "sa",
      meaning: "Learning gives humility.",
    },
    events: {
      lead: "Parents are expected, grandparents are welcome. Replies close three days before each event.",
    },
    admissions: {
      title: "Come and see a morning",
      lead: `Admissions for ${nextSession} are open on all three campuses. The best hour to visit is assembly; we will keep two chairs.`,
      steps: [
        {
          title: "Send an enquiry",
          text: "Two minutes, one form for all campuses. You receive a reference number at once.",
        },
        {
          title: "Visit while school is running",
          text: "Weekdays at 8:15 am, with the campus office. Bring the child.",
        },
        { title: "A short meeting", text: "A conversation in the language spoken at home." },
        {
          title: "A place, in writing",
          text: "Within five working days, with the fee schedule and the bus route.",
        },
      ],
    },
  };
}
