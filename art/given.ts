import type { Plate } from "./catalogue.ts";

/** The seven prints that came with the design; kept unchanged, listed for the seed. */
export const given: readonly Omit<Plate, "draw">[] = [
  {
    name: "scenes/art-room",
    width: 1600,
    height: 1000,
    alt: "The art room: a girl paints a hill at an easel while finished prints dry on a line.",
  },
  {
    name: "scenes/classroom",
    width: 1600,
    height: 1000,
    alt: "A mathematics lesson: a girl draws the height of a hill on the board beside the window.",
  },
  {
    name: "scenes/hills-dawn",
    width: 2880,
    height: 1500,
    alt: "First light where the river leaves the hills, with the school on its terrace.",
  },
  {
    name: "scenes/hills-dusk",
    width: 2400,
    height: 560,
    alt: "The hills in layers at dusk, with the lamps of the school lit.",
  },
  {
    name: "scenes/sports-ground",
    width: 1600,
    height: 1000,
    alt: "Games hour: three runners on the red track, a football match and the hills beyond.",
  },
  {
    name: "scenes/stage",
    width: 1600,
    height: 1000,
    alt: "A hill dance on the school stage, seen from the dark of the hall.",
  },
  {
    name: "scenes/three-campuses",
    width: 2400,
    height: 900,
    alt: "The three campuses Paonta Sahib, Juniors and Majra side by side under the same hills.",
  },
];
