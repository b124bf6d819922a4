import { createContext, type ReactNode, useContext } from "react";
import type { LeadershipMessage } from "../../../data/leadership-messages.ts";

const MessagesContext = createContext<{ messages: LeadershipMessage[] } | null>(null);

export function MessagesProvider({
  messages,
  children,
}: {
  messages: LeadershipMessage[];
  children: ReactNode;
}) {
  return <MessagesContext value={{ messages }}>{children}</MessagesContext>;
}

/** The messages of the page around. Throws outside a MessagesProvider (spec section 8). */
export function useMessages() {
  const context = useContext(MessagesContext);
  if (!context) throw new Error("useMessages must be used within a MessagesProvider");
  return context;
}
