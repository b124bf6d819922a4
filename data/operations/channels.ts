/** The ways to a phone, by the names that the database keeps. */
export const phoneChannels = ["sms", "whatsapp"] as const;
/** How a message may go to phones. */
export const waysToPhones = [...phoneChannels, "both"] as const;
export type PhoneChannel = (typeof phoneChannels)[number];

/** Something for each way to a phone. */
export const byChannel = <Value>(of: (channel: PhoneChannel) => Value) =>
  Object.fromEntries(phoneChannels.map((channel) => [channel, of(channel)])) as Record<
    PhoneChannel,
    Value
  >;
