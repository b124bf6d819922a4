/** The code for a payment app, as an SVG path of `size` modules (app/site/qr-path.ts). */
export function PaymentCode({ label, qr }: { label: string; qr: { size: number; path: string } }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      className="w-44 flex-none bg-paper-raised fill-ink"
    >
      <path d={qr.path} />
    </svg>
  );
}
