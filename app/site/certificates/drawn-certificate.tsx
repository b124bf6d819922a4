/** The parts of a certificate that are drawn around the question for it. */

export function DrawnEmblem() {
  return (
    <svg aria-hidden viewBox="0 0 100 106">
      <path d="M0 46 50 2l50 44v58H0z" className="fill-pine-700" />
      <path d="m20 84 24-34 20 20 12-11 18 25z" className="fill-saffron-100" />
    </svg>
  );
}

/** The ring of a red pencil, which stretches with the field that it surrounds. */
export function DrawnRing() {
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
      <path
        d="M5 10C26-2 84-3 95 9c8 16 6 66-1 82C80 102 18 102 6 92-3 74-3 26 4 13c4-8 14-12 26-13"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-brick-500"
      />
    </svg>
  );
}

/** The school's round seal and the head's signature. */
export function DrawnSeal() {
  return (
    <svg aria-hidden viewBox="0 0 272 96" className="certificate-seal">
      <circle cx="48" cy="48" r="46" className="fill-brick-500" opacity="0.85" />
      <circle cx="48" cy="48" r="37" className="fill-paper" />
      <circle cx="48" cy="48" r="33" className="fill-brick-500" opacity="0.85" />
      <path d="m26 62 14-20 10 11 7-8 14 17z" className="fill-paper" />
      <path
        d="M128 62q20-44 31-12 7 22 24-9 14-20 21 6 10 14 44-8"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-indigo"
      />
      <path d="M118 80h148" strokeWidth="2" className="stroke-pine-400" />
    </svg>
  );
}
