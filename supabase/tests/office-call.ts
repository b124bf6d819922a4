import type { Database } from "../../data/database.types.ts";
import type { Backend, Client } from "../../tests/fixtures/backend.ts";
import type { Home, HomeIds } from "./staff-expectations.ts";

export type FunctionName = keyof Database["public"]["Functions"];

/** The parts of a call: rows of this home, and the colleague who calls. */
export type CallContext = {
  backend: Backend;
  service: Client;
  /** Staff without a limit, and staff of this home. */
  full: Client;
  ofHome: Client;
  caller: Client;
  home: Home;
  ids: HomeIds;
};

/**
 * A function of the office: its arguments about a row of a home, and who gets an answer. `campus`: staff of
 * that campus and those without a limit; `whole`: only the latter; `everybody`: all staff.
 */
export type OfficeCall = {
  name: FunctionName;
  answers: "campus" | "whole" | "everybody";
  parameters: (context: CallContext) => Promise<object> | object;
  /** The error that staff without a limit get where the scene causes one. */
  full?: string;
};
