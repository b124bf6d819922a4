const height = 96;
const step = 12;

/** One bar for each day; what it says stands in the table below, so assistive technology skips it. */
export function DailyChart({
  values,
  first,
  last,
}: {
  values: readonly number[];
  first: string;
  last: string;
}) {
  const most = Math.max(1, ...values);
  const width = values.length * step;
  return (
    <div aria-hidden>
      <p className="daily-most">{Math.max(0, ...values)}</p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="daily-chart">
        <title>{`${first} – ${last}`}</title>
        <line x1="0" y1={height} x2={width} y2={height} />
        {values.map((value, day) => {
          const tall = value === 0 ? 0 : Math.max(2, (value / most) * height);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its day.
            <rect key={day} x={day * step + 2} y={height - tall} width={step - 4} height={tall} />
          );
        })}
      </svg>
      <p className="daily-ends">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  );
}
