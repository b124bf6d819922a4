import "./wide-points.css";

/** Points as sentences below each other; the first of an odd number leads the others. */
export function WidePoints({ points }: { points: readonly string[] }) {
  return (
    <ul className="wide-points">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
