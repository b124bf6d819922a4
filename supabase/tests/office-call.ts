import type { Database } from "../../data/database.types.ts";
import type { Backend, Client } from "../../tests/fixtures/backend.ts";
import type { Home, HomeIds } from "./staff-expectations.ts";

export type FunctionName = keyof Database["public"]["Functions"];

/** What a call is made of: rows of this home, and the colleague who calls. */
export type CallContext = {
  backend: Backend;
  service: Client;
  /** Staff without a limit, and of this home. */
  full: Client;
  ofHome: Client;
  caller: Client;
  home: Home;
  ids: HomeIds;
};

/**
 * A function of the office: what it is called with about a row of a home, and whom it answers. `campus`:
 * staff of that campus and those without a limit; `whole`: the latter alone; `everybody`: all staff.
 */
export type OfficeCall = {
  name: FunctionName;
  answers: "campus" | "whole" | "everybody";
  parameters: (context: CallContext) => Promise<object> | object;
  /** The refusal of staff without a limit, where the scene leads to one. */
  full?: string;
};
