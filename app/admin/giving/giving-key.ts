/** The cached answers about giving. */
export const givingKey = ["giving"] as const;
