export type Peak = { year: number; x: number; y: number };

/** With the sky above the ridge, for the years at its flags. */
export const size = { width: 1600, height: 440, sky: 30 };
/** Of the far range between two peaks. */
const farPoints = [
  { share: 0.12, rise: 18 },
  { share: 0.34, rise: 42 },
  { share: 0.5, rise: 64 },
  { share: 0.78, rise: 34 },
];
const [lowest, highest] = [330, 96];

/** The peaks of a ridge that rises from the first year to the last; after the last the width of two years. */
export function peaksOf(years: readonly number[]): Peak[] {
  const first = Math.min(...years);
  const span = Math.max(...years) - first;
  return [...years]
    .sort((one, other) => one - other)
    .map((year, place) => ({
      year,
      x: Math.round(((year - first) / (span + 2)) * size.width),
      y: Math.round(
        lowest - ((year - first) / Math.max(1, span)) * (lowest - highest) + waver(place) * 14,
      ),
    }));
}

/** The hill of a peak down to the ground: a saddle behind it, then the climb to the next. */
export function slope(peak: Peak, next: Peak | undefined, place: number): string {
  return `${toEnd([peak, ...crest(peak, next, place)])}V${size.height}H${peak.x}Z`;
}

/** The far range behind the hills. */
export function farRange(peaks: readonly Peak[]): string {
  const points = peaks.flatMap((peak, place) => {
    const next = peaks[place + 1]?.x ?? size.width;
    const room = next - peak.x;
    return farPoints.map(({ share, rise }, index) => ({
      x: peak.x + room * share,
      y: peak.y - rise - waver(place * 4 + index) * 14,
    }));
  });
  const last = { x: size.width, y: (peaks.at(-1)?.y ?? lowest) - 12 };
  return `${toEnd([{ x: 0, y: lowest - 8 }, ...points, last])}V${size.height}H0Z`;
}

/** The lit face to the right of a peak: it falls beside the flag, and teeth run up from there to the saddle. */
export function flank(peak: Peak, end: number, place: number): string {
  const width = saddleWidth(peak, end);
  const deep = Math.min(170, (size.height - peak.y) * 0.5);
  const [foot, top] = [peak.y + deep, peak.y + saddleDepth(place)];
  const side = [
    { x: peak.x + 10, y: peak.y + deep * 0.4 },
    { x: peak.x + 5, y: peak.y + deep * 0.7 },
  ];
  const teeth = [0.12, 0.26, 0.36, 0.5, 0.6, 0.76, 0.84].map((share, index) => ({
    x: peak.x + 6 + (width - 6) * share,
    y: foot + (top - foot) * share + (index % 2 === 0 ? -16 : 14) + waver(place * 5 + index) * 6,
  }));
  const first = { x: peak.x + 7, y: foot };
  return `${toEnd([peak, ...side, first, ...teeth, { x: peak.x + width, y: top }])}Z`;
}

/** The gouge cuts of a hill: some that follow the lit face, and some along the ground. */
export function cuts(peak: Peak, end: number, place: number): string {
  const width = saddleWidth(peak, end);
  const onFace = [0.24, 0.36, 0.5].map((share, index) => {
    const [x, y] = [peak.x + width * share, peak.y + 14 + saddleDepth(place) * share + index * 3];
    const length = 30 + waver(place + index) * 9;
    return `M${Math.round(x)} ${Math.round(y)}q4 ${Math.round(length / 2)} 1 ${Math.round(length)}q-6 -${Math.round(length / 2)} -1 -${Math.round(length)}z`;
  });
  const room = end - peak.x;
  const onGround = [0.3, 0.55, 0.68].map((share, index) => {
    const [x, y] = [
      peak.x + room * share,
      size.height - 104 + index * 9 + waver(place * 2 + index) * 6,
    ];
    const length = Math.round(Math.min(64, room * 0.22));
    return `M${Math.round(x)} ${Math.round(y)}q${length / 2} -4 ${length} 1q-${length / 2} 4 -${length} -1z`;
  });
  return [...onFace, ...onGround].join("");
}

function saddleWidth(peak: Peak, end: number): number {
  return Math.min(112, (end - peak.x) * 0.5);
}

function crest(peak: Peak, next: Peak | undefined, place: number) {
  const end = next ?? { x: size.width, y: peak.y + 66 };
  const width = saddleWidth(peak, end.x);
  const saddle = { x: peak.x + width, y: peak.y + saddleDepth(place) };
  const rest = [0.3, 0.5, 0.72].map((share, index) => ({
    x: saddle.x + (end.x - saddle.x) * share,
    y: saddle.y + (end.y - saddle.y) * share + waver(place * 3 + index) * 12,
  }));
  return [saddle, ...rest, end];
}

function saddleDepth(place: number): number {
  return 34 + waver(place) * 8;
}

/** Between -1 and 1, the same for the same place. */
function waver(place: number): number {
  return Math.sin(place * 12.9898 + 4.1);
}

function toEnd(points: readonly { x: number; y: number }[]): string {
  return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}`;
}
