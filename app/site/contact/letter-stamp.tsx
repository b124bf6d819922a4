/** The stamp of the letter to the school: its bell over the first ridge, and the postmark. */
export function LetterStamp() {
  return (
    <svg aria-hidden viewBox="0 0 104 124" className="letter-stamp no-print">
      <path d="M4 4h96v116H4z" className="fill-saffron-100" />
      <path
        d="M4 4h96v116H4z"
        fill="none"
        strokeWidth="6.5"
        strokeDasharray="0 10.6"
        strokeLinecap="round"
        className="stroke-paper-raised"
      />
      <path d="M15 15h74v94H15z" className="fill-pine-300" />
      <circle cx="66" cy="40" r="12" className="fill-saffron-300" />
      <path d="M15 76l16-16 13 10 20-24 25 26v37H15z" className="fill-pine-600" />
      <path d="M64 46l-6 16 9-5 5 11 7-8 10 12z" className="fill-leaf-300" />
      <path d="M15 90l22-10 24 9 28-8v28H15z" className="fill-pine-900" />
      <path d="M44 96v-14l12-9 12 9v14z" className="fill-brick-500" />
      <path d="M53 96v-9h6v9z" className="fill-saffron-100" />
      <g fill="none" strokeWidth="2" className="stroke-ink/55">
        <circle cx="18" cy="100" r="17" />
        <circle cx="18" cy="100" r="11" />
        <path d="M36 92q7-4 14 0t14 0 14 0M36 100q7-4 14 0t14 0 14 0M36 108q7-4 14 0t14 0 14 0" />
      </g>
    </svg>
  );
}
