import type { Route } from "./+types/person";

/** What the last form of the page was answered. */
export type PersonAnswer = Route.ComponentProps["actionData"];
