import { createContext, type ReactNode, useContext } from "react";
import type { RichNode } from "../../../data/pages/rich-text.ts";
import type { LeadershipMessage } from "../../../data/school/leadership-messages.ts";

/** A message with its full text parsed for display. */
export type ShownMessage = Omit<LeadershipMessage, "fullMessage"> & { fullMessage: RichNode[] };

const MessagesContext = createContext<{ messages: ShownMessage[] } | null>(null);

export function MessagesProvider({
  messages,
  children,
}: {
  messages: ShownMessage[];
  children: ReactNode;
}) {
  return <MessagesContext value={{ messages }}>{children}</MessagesContext>;
}

/**
 * The messages of the surrounding page. Throws outside a MessagesProvider (docs/requirements.md
 * R8.15).
 */
export function useMessages() {
  const context = useContext(MessagesContext);
  if (!context) throw new Error("useMessages must be used within a MessagesProvider");
  return context;
}
