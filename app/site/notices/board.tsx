import "./board.css";

/** A pin seen from the front: its head, the light on its right, and its shadow to the left. */
export function Pin() {
  return (
    <svg aria-hidden viewBox="0 0 36 30" className="notice-pin no-print">
      <path d="M16 15L1 28 20 21z" className="fill-pine-950 opacity-40" />
      <path d="M9 12Q9 2 19 2t11 9-11 12Q9 23 9 12z" fill="currentColor" />
      <path d="M9 12Q9 2 19 2q-5 4-5 11t5 10Q9 23 9 12z" className="fill-pine-950 opacity-30" />
      <path d="M22 6q6 3 5 9-1-5-5-9z" className="fill-paper" />
    </svg>
  );
}

/** The felt of the board, with the marks of the gouge left in. */
export function Felt() {
  return (
    <svg aria-hidden className="notice-felt no-print fill-pine-500">
      <pattern id="felt" width="420" height="180" patternUnits="userSpaceOnUse">
        <path d="M18 22q44-5 96-2-50 7-96 2zM246 14q30-4 72 1-40 5-72-1zM150 58q60-6 118 2-62 5-118-2zM330 74q34-5 76-1-44 6-76 1zM34 96q26-4 64 1-36 4-64-1zM188 118q40-6 88-1-46 6-88 1zM70 150q52-5 110 2-58 5-110-2zM312 152q40-6 84-1-40 6-84 1z" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#felt)" />
    </svg>
  );
}

/** The paper clip that holds a document to its notice. */
export function Clip() {
  return (
    <svg aria-hidden viewBox="0 0 20 52" className="notice-clip no-print">
      <path d="M4 14V40a6 6 0 0 0 12 0V10a4.500 4.500 0 0 0 -9 0V37a2.500 2.500 0 0 0 5 0V15" />
    </svg>
  );
}
