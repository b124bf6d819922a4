/** A telephone number that a tap calls. */
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

/** "+91 1704 222222" as the address of a call (RFC 3966). */
export function callingAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
