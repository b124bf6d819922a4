/** Under which the browser keeps what the settings are. */
export const settingsKey = ["settings"] as const;
