import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useRole, useSession } from "./session.tsx";

function SessionOutside() {
  return useSession().state;
}
function RoleOutside() {
  return useRole();
}

test.for([SessionOutside, RoleOutside])("%o throws without its provider", (Outside) => {
  expect(() => renderToString(createElement(Outside))).toThrow("within a SessionProvider");
});
