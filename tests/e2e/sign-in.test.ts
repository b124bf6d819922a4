import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { createPerson, office, type Person, sendSignIn, signIn } from "../fixtures/people.ts";
import { fewer } from "../fixtures/suite.ts";
import { desktop, hydrated, phone, test } from "../fixtures/visit.ts";

const site = inject("officeSite");
let alumnus: Person;

beforeAll(async () => {
  alumnus = await createPerson(site, { role: "alumni" });
});

const refused = [/status of 400/];
const alert = (page: Page) => page.getByRole("alert");
const keptSession = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("sb-")));

/** The calls to the backend from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(auth|rest)\/v1\//.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

describe("The login page", () => {
  test("is there before a script runs, and says that it needs one", async ({ visit }) => {
    const page = await visit("/login", { site: site.url, javaScript: false });
    await page.getByRole("heading", { level: 1, name: "Alumni Login" }).waitFor();
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    await page.getByText("Access your alumni account").waitFor();
    await page.getByText("Signing in needs JavaScript.").waitFor();
    expect(await page.getByLabel("Email").getAttribute("autocomplete")).toContain("username");
    expect(await page.getByLabel("Password").getAttribute("type")).toBe("password");
    expect(await page.getByRole("button", { name: "Sign In" }).isDisabled()).toBe(true);
    expect(await page.title()).toContain("Alumni Login");
  });

  test.for([
    ["/login", phone],
    ["/login", desktop],
    ["/hi/login", phone],
    ["/account/forgot-password", phone],
  ] as const)(
    "axe finds nothing wrong on %s",
    { tags: ["full"] },
    async ([path, on], { visit }) => {
      expect(await listViolations(await visit(path, { on, site: site.url }))).toEqual([]);
    },
  );

  test("axe finds nothing wrong on the page of an email's link", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/account/confirm?type=recovery", { on: phone, site: site.url });
    expect(await listViolations(page)).toEqual([]);
  });

  test.for(fewer(["Email", "Password"], 1))(
    "requires more than %s before it sends a request",
    async (label, { visit }) => {
      const page = await visit("/login", { site: site.url });
      await page.getByLabel(label).fill(alumnus.email);
      const calls = watchCalls(page);
      await page.getByRole("button", { name: "Sign In" }).click();
      await alert(page)
        .getByText("Please enter both email and password", { exact: true })
        .waitFor();
      expect(calls).toEqual([]);
      expect(await page.getByLabel(label).inputValue()).toBe(alumnus.email);
    },
  );

  test("refuses a wrong password in the catalogue's words", async ({ visit }) => {
    const page = await visit("/login", { site: site.url, announced: refused });
    await sendSignIn(page, { ...alumnus, password: "wrong" });
    const words = "Invalid email or password. Please try again.";
    await alert(page).getByText(words, { exact: true }).waitFor();
    expect(await keptSession(page)).toEqual([]);
  });

  test("shows other answers of an auth service in its words or the catalogue's", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/login", {
      site: site.url,
      announced: [/status of [45]\d\d/, /^status 500/],
    });
    const told = async (status: number, json: object, words: string) => {
      const token = "**/auth/v1/token?grant_type=password";
      await page.route(token, (route) => route.fulfill({ status, json }), { times: 1 });
      await sendSignIn(page, alumnus);
      await alert(page).getByText(words, { exact: true }).waitFor();
    };
    await told(200, {}, "No user returned from sign in");
    const disabled = { code: 422, error_code: "email_provider_disabled", msg: "Logins are off" };
    await told(422, disabled, "Logins are off");
    await told(500, { msg: "Logins are being mended" }, "Logins are being mended");
    const often = { code: 429, error_code: "over_request_rate_limit", msg: "Rate limit exceeded" };
    await told(429, often, "Too many login attempts. Please try again later.");
    expect(await keptSession(page)).toEqual([]);
  });

  test("never shows a technical message", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/login", { site: site.url, announced: [/status of 4\d\d/] });
    const token = "**/auth/v1/token?grant_type=password";
    for (const [status, contentType, body] of [
      [400, "application/json", "{}"],
      [400, "application/json", ""],
      [400, "application/json", "null"],
      [400, "application/json", '{"detail":{"code":7}}'],
      [403, "text/html", "<!doctype html><title>Forbidden</title><h1>Blocked</h1>"],
      [404, "text/plain", "404 page not found"],
      [200, "text/html", "<!doctype html><title>Log in to the hotel's network</title>"],
    ] as const) {
      await page.route(token, (route) => route.fulfill({ status, contentType, body }), {
        times: 1,
      });
      const answered = page.waitForResponse(token);
      await sendSignIn(page, alumnus);
      await answered;
      await alert(page)
        .getByText("Failed to sign in. Please try again.", { exact: true })
        .waitFor();
      expect(await page.getByLabel("Password").inputValue()).toBe(alumnus.password);
      expect(await keptSession(page)).toEqual([]);
      await page.reload();
      await hydrated(page);
    }
  });

  test("shows it in Hindi on the Hindi page, and stays in Hindi", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/hi/login", { site: site.url, announced: [/status of 400/] });
    const send = page.getByRole("button", { name: "साइन इन करें" });
    await send.click();
    await alert(page).getByText("कृपया ई-मेल और पासवर्ड दोनों लिखें").waitFor();
    await page.getByLabel("ई-मेल").fill(alumnus.email);
    await page.getByLabel("पासवर्ड").fill(alumnus.password);
    const json = { code: 400, error_code: "email_not_confirmed", msg: "Email not confirmed" };
    const token = "**/auth/v1/token?grant_type=password";
    await page.route(token, (route) => route.fulfill({ status: 400, json }), { times: 1 });
    await send.click();
    await alert(page).getByText("इस ई-मेल पते की पुष्टि अभी बाकी है।").waitFor();
    await alert(page).getByRole("link", { name: "पते की पुष्टि करें" }).waitFor();
    await send.click();
    await page.waitForURL("**/hi/alumni/profile");
  });
});

describe("Signing in", () => {
  test("shows that it is busy, step by step, and redirects a second after it", async ({
    visit,
  }) => {
    const page = await visit("/login", {
      site: site.url,
      before: (opened) => opened.clock.install(),
    });
    const calls = watchCalls(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await sendSignIn(page, alumnus);
    const button = page.getByRole("button", { name: "Signing in..." });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    expect(await page.getByLabel("Email").isDisabled()).toBe(true);
    expect(await page.getByLabel("Password").isDisabled()).toBe(true);
    await expect.poll(() => calls).toContain("GET /rest/v1/auth_user_roles");
    expect(calls.slice(0, 3)).toEqual([
      "GET /rest/v1/admin_users",
      "POST /auth/v1/token",
      "GET /rest/v1/auth_user_roles",
    ]);
    expect(await page.evaluate(() => sessionStorage.getItem("login_in_progress"))).not.toBe(null);
    expect(new URL(page.url()).pathname).toBe("/login");
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return new URL(page.url()).pathname;
      })
      .toBe("/alumni/profile");
    expect(await page.evaluate(() => sessionStorage.getItem("login_in_progress"))).toBe(null);
  });

  test("an administrator gets to the dashboard", { tags: ["full"] }, async ({ visit }) => {
    const page = await signIn(visit, office, { site: site.url });
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin/dashboard");
  });

  test("a person without a role gets one that is saved", { tags: ["full"] }, async ({ visit }) => {
    const newcomer = await createPerson(site);
    const { id, email } = newcomer;
    const sent: Record<string, unknown> = {};
    await signIn(visit, newcomer, {
      site: site.url,
      before: async (page) => {
        page.on("request", (request) => {
          const [, name = ""] =
            /\/v1\/(auth_user_roles|users|user)(\?|$)/.exec(request.url()) ?? [];
          if (request.method() !== "GET") sent[name] = request.postDataJSON();
        });
      },
    });
    const stamps = { created_at: expect.any(String), updated_at: expect.any(String) };
    expect(sent).toMatchObject({
      auth_user_roles: [{ user_id: id, role: "alumni", ...stamps }],
      users: [{ id, email, role: "alumni", ...stamps }],
      user: { data: { role: "alumni" } },
    });
    const { data: role } = await newcomer.client.from("auth_user_roles").select("role");
    expect(role).toEqual([{ role: "alumni" }]);
    const { data: users } = await newcomer.client.from("users").select("email, role");
    expect(users).toEqual([{ email, role: "alumni" }]);
    const { data: account } = await newcomer.client.auth.getUser();
    expect(account.user?.user_metadata).toMatchObject({ role: "alumni" });
  });

  test("a row-security error while saving it is only logged", { tags: ["full"] }, async ({
    visit,
  }) => {
    const newcomer = await createPerson(site);
    const page = await visit("/login", { site: site.url, announced: [/status of 401/] });
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const refusal = { code: "PGRST301", message: "new row violates row-level security policy" };
    await page.route("**/rest/v1/auth_user_roles*", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 401, json: refusal })
        : route.continue(),
    );
    await sendSignIn(page, newcomer);
    await page.waitForURL("**/alumni/profile");
    expect(logged.some((text) => text.startsWith("The role alumni could not be recorded"))).toBe(
      true,
    );
  });

  test("a deleted account gets a message and is signed out", { tags: ["full"] }, async ({
    visit,
  }) => {
    const leaver = await createPerson(site, { role: "alumni" });
    await leaver.client.auth.updateUser({ data: { account_status: "deleted" } });
    const page = await visit("/login", { site: site.url });
    await sendSignIn(page, leaver);
    const words = "This account has been deleted. Please contact support if you need assistance.";
    await alert(page).getByText(words, { exact: true }).waitFor();
    expect(await keptSession(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("profile_deleted"))).toBe("true");

    // The next person who signs in on this device does not get the message.
    await sendSignIn(page, alumnus);
    await page.waitForURL("**/alumni/profile");
    expect(await page.evaluate(() => localStorage.getItem("profile_deleted"))).toBe(null);
  });
});

describe("No one becomes an admin by claiming it", () => {
  const forbidden = [/status of 403/];

  test("an address that contains admin is refused the role and continues as alumni", async ({
    visit,
  }) => {
    const person = await createPerson(site, { name: "admin" });
    const page = await signIn(visit, person, { site: site.url, announced: forbidden });
    expect(new URL(page.url()).pathname).toBe("/alumni/profile");
    const { data } = await person.client.from("auth_user_roles").select("role");
    expect(data).toEqual([{ role: "alumni" }]);
    await page.goto("/admin/dashboard");
    await page.waitForURL("**/alumni/profile");
  });

  test("account metadata cannot claim it", { tags: ["full"] }, async ({ visit }) => {
    const person = await createPerson(site, { role: "alumni" });
    await person.client.auth.updateUser({ data: { role: "admin" } });
    const page = await signIn(visit, person, { site: site.url });
    expect(new URL(page.url()).pathname).toBe("/alumni/profile");
    const { data } = await person.client.from("admin_users").select("id");
    expect(data).toEqual([]);
  });

  test("a person's own rows cannot claim it", { tags: ["full"] }, async ({ visit }) => {
    const person = await createPerson(site, { role: "alumni" });
    const role = await person.client
      .from("auth_user_roles")
      .upsert({ user_id: person.id, role: "admin" });
    expect(role.error?.code).toBe("42501");
    const user = await person.client
      .from("users")
      .upsert({ id: person.id, email: person.email, role: "admin" });
    expect(user.error?.code).toBe("42501");
    const page = await signIn(visit, person, { site: site.url });
    expect(new URL(page.url()).pathname).toBe("/alumni/profile");
  });
});

/** The text of the scripts that a page loads without any interaction. */
async function scriptsOf(page: Page): Promise<string> {
  await page.waitForLoadState("networkidle");
  const names = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  const scripts = names.filter((name) => name.endsWith(".js"));
  const texts = scripts.map(async (name) => (await fetch(name)).text());
  return (await Promise.all(texts)).join("\n");
}

test("public pages load no code of the session", async ({ visit }) => {
  const scripts = await scriptsOf(await visit("/about", { site: site.url }));
  expect(scripts).not.toContain("GoTrueClient");
  expect(scripts).not.toContain("login_in_progress");
});

test.for(fewer(["/login", "/account/forgot-password", "/account/confirm?type=recovery"], 1))(
  "viewing %s loads no schema of a form",
  async (path, { visit }) => {
    const page = await visit(path, { site: site.url });
    expect(await scriptsOf(page)).not.toContain("ZodError");
    await page.getByLabel("Email").fill("nobody");
    await page.locator("main form [type=submit]").first().click();
    if (path !== "/login") await expect.poll(() => scriptsOf(page)).toContain("ZodError");
  },
);
