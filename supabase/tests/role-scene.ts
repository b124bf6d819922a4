import { randomUUID } from "node:crypto";
import { beforeAll } from "vitest";
import type { Backend, Client } from "../../tests/fixtures/backend.ts";
import type { LimitedRole } from "./role-expectations.ts";
import { hire } from "./staff-scene.ts";

/** A colleague for each of these roles, at every campus, hired before the tests begin. */
export function hireForRoles<Role extends LimitedRole>(
  backend: () => Backend,
  roles: readonly Role[],
): Record<Role, Client> {
  const clients = {} as Record<Role, Client>;
  beforeAll(async () => {
    for (const role of roles) clients[role] = (await hire(backend(), null, role)).client;
  });
  return clients;
}

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A draft of the news, unless it says otherwise. */
export const story = () => ({ title: "The heats are run", slug: `story-${randomUUID()}` });

/** What the database answers to somebody whose role does not do this. */
export const refusedBy = (details: string) => ({ status: 403, code: "42501", details });
