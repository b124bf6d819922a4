import type { Plate } from "../catalogue.ts";
import { hill } from "../hand/land.ts";

/** The small ridge of the empty and not-found states; on paper, without sky. */
export const quietRidge: Plate = {
  name: "scenes/quiet-ridge",
  width: 600,
  height: 150,
  alt: "A quiet ridge of hills.",
  draw: (p) => {
    hill(
      p,
      [
        [-5, 110],
        [90, 60],
        [170, 92],
        [300, 30],
        [390, 84],
        [500, 52],
        [605, 96],
      ],
      { ink: "pine-400", over: ["paper", 0.55], lit: "paper", tint: 0.5, hatch: "paper" },
      { bottom: 150, seed: 3, shortest: 26, hatches: 3 },
    );
    hill(
      p,
      [
        [-5, 122],
        [70, 96],
        [150, 118],
        [250, 82],
        [330, 122],
        [450, 92],
        [605, 126],
      ],
      { ink: "pine-500", lit: "pine-400", hatch: "pine-300" },
      { bottom: 150, seed: 6, rough: 0.05, shortest: 24, depth: 0.6 },
    );
    p.path("M-5 132Q300 116 605 134V150H-5z", "pine-800");
  },
};
