import { campuses } from "../../data/campuses.ts";
import { levels } from "../../data/levels.ts";

export type MenuLink = {
  label: string;
  to: string;
  /** What the dropdown says of the page while a pointer or the focus is on its link. */
  description: string;
  aside?: string;
  picture: string;
};

export type Menu = { label: string; groups: { heading?: string; links: MenuLink[] }[] };

const levelDescriptions: Record<(typeof levels)[number]["id"], string> = {
  "pre-primary": "Songs, sand, stories and the first letters, in Hindi and English.",
  primary: "Reading every day, numbers with the hands, and a garden bed for every class.",
  middle: "Laboratories begin. So do clubs, house duties and the long walk.",
  secondary: "The board years, taught without hurry.",
  "senior-secondary": "Streams, and a plan for what follows.",
};

const campusDescriptions: Record<(typeof campuses)[number]["id"], string> = {
  "paonta-sahib":
    "The main house, the laboratories, the assembly hall and most of the playing fields.",
  juniors:
    "A campus for children from two to seven: low windows, a garden, and a gate that closes softly.",
  majra: "A school at the centre of its own villages, with a library that closes late.",
};

/** The four dropdowns of the top bar, in order. Spec section 2, shared layout. */
export const menus: Menu[] = [
  {
    label: "About",
    groups: [
      {
        links: [
          {
            label: "Our Story",
            to: "/about",
            description: "How one building and a field became three campuses.",
            picture: "/prints/scenes/foothills-dawn.svg",
          },
          {
            label: "Mission & Vision",
            to: "/about/vision",
            description: "What we promise the children in our care, and how we keep count.",
            picture: "/prints/scenes/foothills-dusk.svg",
          },
          {
            label: "What our Leaders Say",
            to: "/about/messages",
            description: "Messages from the people who answer for the school.",
            picture: "/prints/scenes/classroom.svg",
          },
          {
            label: "Scholarships",
            to: "/scholarship",
            description: "Who can apply, for how much, and by when.",
            picture: "/prints/scenes/art-room.svg",
          },
        ],
      },
    ],
  },
  {
    label: "Academics",
    groups: [
      {
        links: levels.map(({ id, name, span }) => ({
          label: name,
          to: `/academics/${id}`,
          aside: span,
          description: levelDescriptions[id],
          picture: `/prints/levels/${id}.svg`,
        })),
      },
    ],
  },
  {
    label: "Campus Life",
    groups: [
      {
        heading: "Campuses",
        links: campuses.map(({ id, name, short }) => ({
          label: name,
          to: `/campus/${id}`,
          aside: short,
          description: campusDescriptions[id],
          picture: `/prints/campuses/${id}.svg`,
        })),
      },
      {
        heading: "Co-curricular",
        links: [
          {
            label: "Performing Arts",
            to: "/co-curricular/performing-arts",
            description: "Music, dance and the stage, from the first assembly on.",
            picture: "/prints/scenes/stage.svg",
          },
          {
            label: "Sports",
            to: "/co-curricular/sports-athletics",
            description: "Teams, coaches and training times on all three campuses.",
            picture: "/prints/scenes/sports-ground.svg",
          },
          {
            label: "Visual Arts",
            to: "/co-curricular/visual-arts",
            description: "Drawing, clay, print and the wall that is repainted every year.",
            picture: "/prints/scenes/art-room.svg",
          },
          {
            label: "Clubs",
            to: "/co-curricular/clubs-societies",
            description: "What children do when nobody gives marks for it.",
            picture: "/prints/scenes/classroom.svg",
          },
        ],
      },
    ],
  },
  {
    label: "Community",
    groups: [
      {
        links: [
          {
            label: "Alumni Network",
            to: "/alumni",
            description: "Find your batch, lend a hand, come back for a day.",
            picture: "/prints/scenes/foothills-dusk.svg",
          },
          {
            label: "Photo Gallery",
            to: "/gallery",
            description: "Albums of the school year, campus by campus.",
            picture: "/prints/scenes/stage.svg",
          },
          {
            label: "Video Gallery",
            to: "/video-gallery",
            description: "Assemblies, matches and concerts to watch again.",
            picture: "/prints/scenes/sports-ground.svg",
          },
          {
            label: "Events",
            to: "/invites",
            description: "What is coming up, and where to say that you will come.",
            picture: "/prints/scenes/three-campuses.svg",
          },
        ],
      },
    ],
  },
];

/** Beside the dropdowns: links without a menu. */
export const directLinks = [
  { label: "Admissions", to: "/admissions" },
  { label: "Contact", to: "/contact" },
];

export const legalLinks = [
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
];
