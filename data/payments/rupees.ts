/** "₹1,12,000", with Indian digit grouping. */
export function rupees(amount: number): string {
  const digits = String(Math.abs(amount));
  const grouped = digits.replace(/(?<=\d)(?=(?:\d\d)*\d{3}$)/g, ",");
  return `${amount < 0 ? "−" : ""}₹${grouped}`;
}
