import "../platform/messages/hooks.ts";

// Only modules imported from here on may import messages.
await import("./prints.ts");
