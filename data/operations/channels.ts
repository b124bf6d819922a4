/** The channels to phones, by their names in the database. */
export const phoneChannels = ["sms", "whatsapp"] as const;
/** How a message may go to phones. */
export const waysToPhones = [...phoneChannels, "both"] as const;
export type PhoneChannel = (typeof phoneChannels)[number];

/** A record with a value for each channel. */
export const byChannel = <Value>(of: (channel: PhoneChannel) => Value) =>
  Object.fromEntries(phoneChannels.map((channel) => [channel, of(channel)])) as Record<
    PhoneChannel,
    Value
  >;
