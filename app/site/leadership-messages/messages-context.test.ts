import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useMessages } from "./messages-context.tsx";

function MessagesOutside() {
  return useMessages().messages.length;
}

test("the messages cannot be read without their provider", () => {
  expect(() => renderToString(createElement(MessagesOutside))).toThrow("within a MessagesProvider");
});
