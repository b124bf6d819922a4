import { plate } from "../catalogue.ts";
import { shadow } from "../hand/land.ts";
import { person } from "../hand/people.ts";
import type { Print } from "../hand/print.ts";
import { room } from "../hand/rooms.ts";
import { lectern } from "../hand/things.ts";
import { sal } from "../hand/trees.ts";
import { northWindow } from "../hand/windows.ts";
import { backcloth } from "./events/halls.ts";
import { arcade, hillsBehind, kurta, saree, stage, uniform } from "./settings.ts";

function annualPlay(p: Print): void {
  stage(p, 600, { back: "saffron-100" }, () => {
    backcloth(p, 600, 741, 0.3);
    p.path("M980 600V330l60-60 60 60 60-60 60 60V600z", "pine-700");
    p.path("M980 600V330l60-60V600z", "pine-950", 0.3);
    p.path("M1080 600v-110a40 40 0 0 1 80 0v110z", "pine-950");
  });
  shadow(p, 560, 740, 220, "pine-950", 0.45);
  person(
    p,
    560,
    746,
    340,
    "point",
    kurta("brick-500", "paper", {
      hair: "turban",
      cloth: "saffron-400",
      skin: 1,
      sash: "saffron-400",
    }),
  );
  person(
    p,
    800,
    760,
    330,
    "kneel",
    kurta("pine-700", "paper", { hair: "short", skin: 3, sash: "saffron-400" }),
    -1,
  );
  person(
    p,
    1010,
    750,
    320,
    "speak",
    {
      top: "saffron-400",
      legs: "paper",
      wear: "gown",
      hair: "scarf",
      cloth: "brick-500",
      skin: 2,
      sash: "brick-500",
    },
    -1,
  );
  p.salt(0.3);
}

function laboratory(p: Print): void {
  room(p, 520, { wall: "pine-400", light: "saffron-100", floor: "wood", grain: "pine-950" });
  northWindow(p, 1170, 90, 290, 260, 743, "paper");
  person(p, 560, 700, 430, "work", uniform({ hair: "plait", skin: 2 }));
  person(
    p,
    960,
    700,
    440,
    "give",
    kurta("paper", "pine-950", { skin: 3, hair: "bun", lit: "pine-400" }),
    -1,
  );
  p.path("M240 640H1260L1340 760H160z", "wood");
  p.path("M240 640H1260L1340 760H160z", "saffron-100", 0.4);
  p.rect(160, 760, 1180, 150, "wood");
  p.rect(160, 760, 1180, 24, "pine-950", 0.4);
  p.path("M730 690l50-110v-60h36v60l50 110z", "paper", 0.6);
  p.path("M746 660l24-50h56l24 50q-50 16-104 0z", "brick-500");
  p.path("M1040 700v-90h60v90zM1130 700v-60h50v60z", "paper", 0.6);
  p.path("M1040 700v-40h60v40z", "saffron-400");
  p.path("M1130 700v-30h50v30z", "pine-700");
  p.line("M330 700v-150M330 570h90", "pine-950", 9);
  p.path("M380 590h60l-10 60h-40z", "brick-500");
  p.circle(800, 460, 12, "paper", 0.6);
  p.circle(816, 420, 18, "paper", 0.5);
  p.circle(790, 380, 24, "paper", 0.4);
  p.salt();
}

function welcome(p: Print): void {
  arcade(p, 580, 4, "saffron-100", () => {
    hillsBehind(p, 470, 747, 170);
    p.rect(0, 460, 1600, 130, "leaf-500");
    sal(p, 560, 560, 220, 1);
    sal(p, 1300, 560, 250, 2);
  });
  lectern(p, 860, 800, 250, "brick-500");
  shadow(p, 720, 800, 220, "pine-950", 0.4);
  person(p, 730, 806, 440, "speak", saree("pine-700", "saffron-400"));
  person(
    p,
    350,
    780,
    330,
    "clap",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 1 }),
  );
  person(p, 1230, 790, 340, "clap", uniform({ hair: "patka", cloth: "brick-500", skin: 1 }), -1);
  p.salt();
}

export const videoPlates = [
  plate("videos/03", "video", "A scene from the annual play on the school stage.", annualPlay),
  plate(
    "videos/04",
    "video",
    "A student and a teacher watch a flask bubble in the laboratory.",
    laboratory,
  ),
  plate("videos/05", "video", "The Principal welcomes visitors in the arcade.", welcome),
];
