import type { Page } from "playwright-core";
import { freePort, type Site, startSite } from "./site.ts";

/** The administrator of an empty school. */
export const office = { email: "office@school.example", password: "correct horse battery" };

/** Starts an empty school with its administrator, in a data directory. */
export async function startEmptySchool(dataDirectory: string): Promise<Site> {
  return startSite(dataDirectory, await freePort(), {
    SEED: "none",
    ADMIN_EMAIL: office.email,
    ADMIN_PASSWORD: office.password,
  });
}

/** Signs the administrator in, and resolves when the dashboard is there. */
export async function signIn(page: Page): Promise<void> {
  await page.goto("/login", { waitUntil: "networkidle" });
  await page.getByLabel("Email").fill(office.email);
  await page.getByLabel("Password", { exact: true }).fill(office.password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
}
