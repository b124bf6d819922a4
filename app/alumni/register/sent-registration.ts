const key = "alumni_registered";

/** Says that a registration was sent from this tab: its thanks are for nobody else, and outlive a reload. */
export function keepSentRegistration(): void {
  sessionStorage.setItem(key, "sent");
}

/** Whether a registration was sent from this tab. */
export function hasSentRegistration(): boolean {
  return sessionStorage.getItem(key) !== null;
}
