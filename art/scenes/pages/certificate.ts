import { plate } from "../../catalogue.ts";
import { type Cut, fine } from "../../hand/path.ts";
import type { Print } from "../../hand/print.ts";

/** A transfer certificate on green baize, its number ringed, the school's seal beside it. */
function certificate(p: Print): void {
  p.rect(0, 0, 1600, 1000, "pine-700");
  p.path("M760 0H1600V640z", "paper", 0.12);
  p.grain("pine-950", 40, [0, 10, 1600, 990], [40, 150], 1.6, 0.28);
  p.group("translate(250 70)rotate(-3)", () => {
    p.rect(-26, 34, 760, 900, "pine-950", 0.35);
    p.rect(0, 0, 760, 900, "paper");
    p.line("M34 34H726V866H34z", "pine-400", 4);
    p.line("M46 46H714V854H46z", "pine-400", 1.6);
    p.path("M330 96l50-44 50 44v56H330z", "pine-700");
    p.path("M352 132l22-30 16 18 10-10 16 22z", "saffron-100");
    p.rect(180, 196, 400, 20, "pine-950");
    p.rect(252, 236, 256, 10, "pine-400");
    p.cuts(
      "pine-400",
      Array.from({ length: 8 }, (_, i): Cut => [100, 330 + i * 50, i % 3 === 2 ? 380 : 560, 0, 3]),
    );
    for (let i = 0; i < 8; i++)
      p.rect(300, 318 + i * 50, 120 + ((i * 67) % 150), 9, "pine-950", 0.75);
    p.rect(560, 84, 116, 14, "pine-950");
    p.line(`M${fine(618, 56)}a86 38 0 1 1-20 1q6-6 30-5`, "brick-500", 6);
    p.line("M470 800q30-50 46-14q8 30 34-12q20-24 30 8q14 20 60-10", "indigo", 5);
    p.rect(450, 818, 220, 4, "pine-950");
    p.circle(180, 770, 62, "brick-500", 0.8);
    p.circle(180, 770, 48, "paper");
    p.circle(180, 770, 42, "brick-500", 0.8);
    p.path("M152 788l18-26 12 14 10-10 16 22z", "paper");
  });
  p.ellipse(1180, 640, 190, 66, "pine-950", 0.35);
  p.path("M1090 520h220v96q0 22-110 22t-110-22z", "wood");
  p.path("M1090 520h70v108q-70-8-70-22z", "pine-950", 0.3);
  p.ellipse(1200, 520, 110, 26, "brick-500");
  p.path("M1160 508q30-60 20-150h40q-10 90 20 150z", "wood");
  p.path("M1160 508q30-60 20-150h14q-4 90-10 152z", "pine-950", 0.3);
  p.ellipse(1200, 330, 60, 64, "wood");
  p.cuts("saffron-100", [[1228, 296, 14, 60, 5, -14]], false, 0.8);
  p.path("M1296 770h230v150h-230z", "pine-950", 0.35);
  p.rect(1316, 750, 230, 150, "saffron-400");
  p.rect(1336, 770, 190, 110, "brick-500");
  p.grain("pine-950", 8, [1340, 780, 1520, 870], [20, 60], 1.6, 0.3);
  p.path("M1380 90l150 60-20 46-150-60z", "pine-950", 0.3);
  p.path("M1400 70l150 60-20 46-150-60z", "saffron-100");
  p.salt(0.25);
}

export const certificatePlates = [
  plate(
    "scenes/certificate",
    "wide",
    "A transfer certificate, the number at its top right ringed in red, beside the seal of the school and its ink.",
    certificate,
  ),
];
