import type { Locator, Page } from "playwright-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect } from "vitest";
import { Button, type ButtonVariant } from "../../app/ui/button.tsx";
import { test, type Visit } from "../fixtures/visit.ts";

/** Spec section 4, button variants: the scale under a pointer and under a press. */
const scales: [ButtonVariant, hover: number, tap: number][] = [
  ["primary", 1.02, 0.98],
  ["secondary", 1.01, 0.99],
  ["outline", 1.01, 0.99],
  ["outline2", 1.01, 0.99],
  ["redOutline", 1.01, 0.99],
  ["ghost", 1.01, 0.99],
  ["link", 1.01, 0.99],
  ["cta", 1.02, 0.98],
  ["cta-green", 1.02, 0.98],
];

/** Puts the product's own button on a page of the product. */
async function place(
  visit: Visit,
  variant: ButtonVariant,
  options: { disabled?: boolean; reducedMotion?: boolean } = {},
) {
  const { disabled, reducedMotion } = options;
  const page = await visit("/no-such-page", { reducedMotion, announced: [/status of 404/] });
  const button = createElement(Button, { variant, disabled, type: "submit" }, "Try me");
  await page.getByRole("main").evaluate((main, markup) => {
    main.insertAdjacentHTML("afterbegin", `<p style="padding:40px">${markup}</p>`);
  }, renderToStaticMarkup(button));
  return { page, button: page.getByRole("button", { name: "Try me" }) };
}

const scaleOf = (button: Locator) =>
  button.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

async function press(page: Page, button: Locator) {
  await button.hover({ force: true });
  await page.mouse.down();
}

describe("A button answers the hand", () => {
  test.for(scales)(
    "%s grows to %f under the pointer and shrinks to %f when pressed",
    async ([variant, hover, tap], { visit }) => {
      const { page, button } = await place(visit, variant);
      expect(await scaleOf(button)).toBe(1);
      await button.hover();
      await expect.poll(() => scaleOf(button)).toBeCloseTo(hover, 4);
      await page.mouse.down();
      await expect.poll(() => scaleOf(button)).toBeCloseTo(tap, 4);
      await page.mouse.up();
    },
  );

  test.for(["cta", "cta-green"] as const)(
    "%s is always of type button, and 70 % opaque when disabled",
    async (variant, { visit }) => {
      const { page, button } = await place(visit, variant, { disabled: true });
      expect(await button.getAttribute("type")).toBe("button");
      expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe("0.7");
      await press(page, button);
      expect(await scaleOf(button)).toBe(1);
    },
  );

  test("other buttons can send a form", async ({ visit }) => {
    const { button } = await place(visit, "primary");
    expect(await button.getAttribute("type")).toBe("submit");
  });

  test.for(["primary", "cta"] as const)(
    "%s stands still under reduced motion",
    async (variant, { visit }) => {
      const { page, button } = await place(visit, variant, { reducedMotion: true });
      await button.hover();
      expect(await scaleOf(button)).toBe(1);
      await page.mouse.down();
      expect(await scaleOf(button)).toBe(1);
      const shine = await button.evaluate(
        (element) => getComputedStyle(element, "::before").animationName,
      );
      expect(shine).toBe("none");
    },
  );
});
