/** A telephone number that is called by a tap. */
export function PhoneLink({
  phone,
  className = "inline-link",
}: {
  phone: string;
  className?: string;
}) {
  return (
    <a href={callingAddress(phone)} className={`numbers ${className}`}>
      {phone}
    </a>
  );
}

/** "+91 1704 222222" as a telephone link (RFC 3966). */
export function callingAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
