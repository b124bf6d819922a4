const halfDay = 720;

/**
 * Positions of hands and hours on the drawn face of a clock, around its middle; times are minutes after
 * midnight.
 */
export function clockFace(middle: number) {
  /** The tip of an hour hand of this length. */
  const point = (minutes: number, length: number): [number, number] => {
    const angle = ((minutes % halfDay) / halfDay) * 2 * Math.PI;
    const round = (value: number) => Math.round(value * 10) / 10;
    return [round(middle + length * Math.sin(angle)), round(middle - length * Math.cos(angle))];
  };
  /** The path along the ring from one time to another, less than six hours later. */
  const arc = (from: number, to: number, ring: number) =>
    `M${point(from, ring)}A${ring} ${ring} 0 0 1 ${point(to, ring)}`;
  return { middle, point, arc };
}
