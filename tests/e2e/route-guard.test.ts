import { beforeAll, describe, expect, inject } from "vitest";
import { createPerson, office, type Person, sendSignIn, signIn } from "../fixtures/people.ts";
import { fewer } from "../fixtures/suite.ts";
import { test } from "../fixtures/visit.ts";

const site = inject("officeSite");
let alumnus: Person;

beforeAll(async () => {
  alumnus = await createPerson(site, { role: "alumni" });
});

/** A request that the page had begun when its session ended. */
const overtaken = /status of 401/;

describe("A visitor who is not signed in", () => {
  test("sees a spinner until that is known, on a page with its title", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/alumni/directory", { site: site.url, javaScript: false });
    await page.getByRole("status").getByText("Loading…").waitFor();
    expect(await page.title()).toMatch(/Directory/);
    const robots = page.locator('meta[name="robots"]');
    expect(await robots.getAttribute("content")).toBe("noindex");
  });

  test.for(
    fewer(["/alumni/profile", "/admin/dashboard", "/alumni/directory", "/account/security"], 2),
  )("is redirected from %s to the login page", async (path, { visit }) => {
    const page = await visit(path, { site: site.url });
    await page.waitForURL("**/login?**");
    expect(new URL(page.url()).searchParams.get("from")).toBe(path);
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
  });

  test("returns after signing in to where they were going", async ({ visit }) => {
    const page = await visit("/alumni/directory?city=Dehradun", { site: site.url });
    await page.waitForURL("**/login?**");
    await sendSignIn(page, alumnus);
    await page.waitForURL("**/alumni/directory?city=Dehradun");
  });

  test("and in their language", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/hi/alumni/directory", { site: site.url });
    await page.waitForURL("**/hi/login?**");
    await page.getByLabel("ई-मेल").fill(alumnus.email);
    await page.getByLabel("पासवर्ड").fill(alumnus.password);
    await page.getByRole("button", { name: "साइन इन करें" }).click();
    await page.waitForURL("**/hi/alumni/directory");
  });

  // All others: app/account/origin.test.ts.
  test.for(fewer(["//evil.example/", "/about/../admin/events"], 1))(
    "an origin such as %s is ignored",
    async (origin, { visit }) => {
      const page = await visit(`/login?from=${encodeURIComponent(origin)}`, { site: site.url });
      await sendSignIn(page, alumnus);
      await page.waitForURL(`${site.url}/alumni/profile`);
    },
  );
});

describe("A person signed in with another role", () => {
  test("an alumnus is redirected from admin pages to the profile", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await signIn(visit, alumnus, { site: site.url });
    for (const path of ["/admin", "/admin/dashboard", "/login"]) {
      await page.goto(path);
      await page.waitForURL(`${site.url}/alumni/profile`);
    }
  });

  test("an administrator is redirected from alumni pages to the dashboard", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await signIn(visit, office, { site: site.url });
    for (const path of ["/admin", "/alumni/profile", "/alumni/directory", "/login"]) {
      await page.goto(path);
      await page.waitForURL(`${site.url}/admin/dashboard`);
    }
  });
});

describe("A link that carries another person's tokens", () => {
  test.for(fewer(["/account/confirm", "/alumni/directory", "/login", "/about"], 1))(
    "signs no one in at %s",
    async (path, { visit }) => {
      const stranger = await createPerson(site, { role: "alumni" });
      const { data } = await stranger.client.auth.getSession();
      const tokens = new URLSearchParams({
        access_token: data.session?.access_token ?? "",
        refresh_token: data.session?.refresh_token ?? "",
        expires_in: "3600",
        token_type: "bearer",
        type: "recovery",
      });
      const page = await visit(`${path}#${tokens}`, { site: site.url });
      await page.waitForLoadState("networkidle");
      const kept = () => page.evaluate(() => Object.keys(localStorage));
      expect(await kept()).toEqual([]);
      await page.goto("/alumni/profile");
      await page.getByRole("heading", { level: 1, name: "Alumni Login" }).waitFor();
      expect(await kept()).toEqual([]);
    },
  );
});

describe("Signing out", () => {
  test("in one tab signs out the other", { tags: ["full"] }, async ({ visit }) => {
    const first = await signIn(visit, alumnus, { site: site.url });
    const second = await first.context().newPage();
    await second.goto("/account/security");
    await second.getByRole("heading", { level: 1, name: "Security" }).waitFor();
    await first.getByRole("navigation", { name: "Your account" }).getByText("Sign out").click();
    await first.getByText("You are signed out.").waitFor();
    await second.waitForURL("**/login?**");
    await second.goto("/alumni/profile");
    await second.waitForURL("**/login?**");
    // The next person to sign in here has their own role.
    await sendSignIn(first, office);
    await first.waitForURL("**/admin/dashboard");
  });

  test("everywhere ends the sessions of other devices too", { tags: ["full"] }, async ({
    visit,
  }) => {
    const person = await createPerson(site, { role: "alumni" });
    const page = await signIn(visit, person, { site: site.url, announced: [overtaken] });
    await page.goto("/account/security");
    await page.getByText("This device").waitFor();
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.waitForURL("**/login**");
    const { error } = await person.client.auth.getUser();
    expect(error).not.toBe(null);
  });

  test("another device leaves this one signed in", { tags: ["full"] }, async ({ visit }) => {
    const person = await createPerson(site, { role: "alumni" });
    const page = await signIn(visit, person, { site: site.url });
    await page.goto("/account/security");
    const devices = page.getByRole("region", { name: "Where you are signed in" });
    await expect.poll(() => devices.getByRole("listitem").count()).toBe(2);
    await devices.getByRole("button", { name: /^Sign out of/ }).click();
    await expect.poll(() => devices.getByRole("listitem").count()).toBe(1);
    expect((await person.client.auth.getUser()).error).not.toBe(null);
    await page.reload();
    await devices.getByText("This device").waitFor();
  });
});

describe("A session that is no longer valid", () => {
  test("is noticed when its tab comes into view, at most every ten minutes", {
    tags: ["full"],
  }, async ({ visit }) => {
    const person = await createPerson(site, { role: "alumni" });
    const page = await visit("/login", {
      site: site.url,
      announced: [/status of 40[013]/],
      before: (opened) => opened.clock.install(),
    });
    await sendSignIn(page, person);
    await page.getByRole("heading", { level: 1, name: /profile/i }).waitFor();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/auth/v1/user")) asked.push(request.url());
    });
    await page.clock.pauseAt(Date.now() + 5_000);
    const comeIntoView = async (forMs: number) => {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await page.clock.runFor(forMs);
    };
    // A second check within two seconds counts with the first.
    await comeIntoView(1_999);
    await comeIntoView(1_999);
    expect(asked).toEqual([]);
    const answered = page.waitForResponse("**/auth/v1/user");
    await page.clock.runFor(1);
    expect((await answered).status()).toBe(200);
    await comeIntoView(10 * 60_000 - 2_000);
    await comeIntoView(2_000);
    expect(asked).toHaveLength(1);

    await person.client.auth.signOut({ scope: "global" });
    await comeIntoView(2_000);
    await expect.poll(() => asked).toHaveLength(2);
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return new URL(page.url()).pathname;
      })
      .toBe("/login");
  });

  test("is cleared by the login page when its role is not confirmed in two seconds", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await signIn(visit, office, { site: site.url, announced: [overtaken] });
    const asked: string[] = [];
    await page.route("**/rest/v1/auth_user_roles**", (route) => {
      asked.push(route.request().url());
    });
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("sb-")));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    /** Opens the login page until it asks for the role. */
    const visitLogin = async () => {
      asked.length = 0;
      await page.goto("/login");
      await expect
        .poll(async () => {
          await page.clock.runFor(20);
          return asked;
        })
        .toHaveLength(1);
    };
    // Except while a sign-in is running.
    await page.evaluate(() => sessionStorage.setItem("login_in_progress", String(Date.now())));
    await visitLogin();
    await page.clock.runFor(10_000);
    expect(await kept()).toBe(true);
    await page.evaluate(() => sessionStorage.removeItem("login_in_progress"));
    await visitLogin();
    await page.clock.runFor(1_900);
    expect(await kept()).toBe(true);
    await page.clock.runFor(100);
    await expect.poll(kept).toBe(false);
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return page.getByRole("heading", { name: "Welcome Back" }).count();
      })
      .toBe(1);
    await page.unrouteAll();
  });

  test("but a stale marker of a sign-in delays nothing", { tags: ["full"] }, async ({ visit }) => {
    const page = await signIn(visit, office, { site: site.url });
    await page.evaluate(() =>
      sessionStorage.setItem("login_in_progress", String(Date.now() - 31_000)),
    );
    await page.goto("/login");
    await page.waitForURL("**/admin/dashboard");
    expect(await page.evaluate(() => sessionStorage.getItem("login_in_progress"))).toBe(null);
  });

  test("a lost role is not kept for more than five minutes either", { tags: ["full"] }, async ({
    visit,
  }) => {
    const person = await createPerson(site, { role: "alumni" });
    const page = await visit("/login", {
      site: site.url,
      before: (opened) => opened.clock.install(),
    });
    await sendSignIn(page, person);
    await page.waitForURL("**/alumni/profile");
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/rest/v1/auth_user_roles")) asked.push(request.url());
    });
    await page.clock.runFor(4 * 60_000);
    expect(asked).toEqual([]);
    await page.clock.runFor(60_000 + 1_000);
    await expect.poll(() => asked).toHaveLength(1);
  });
});
