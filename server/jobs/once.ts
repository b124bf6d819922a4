import "../../platform/messages/hooks.ts";

// Only what is imported from here on may import messages.
await import("./command.ts");
