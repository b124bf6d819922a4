// @module-tag full
import type { Locator } from "playwright-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect } from "vitest";
import { Button, type ButtonVariant } from "../../app/ui/button.tsx";
import { test, type Visit, type VisitOptions } from "../fixtures/visit.ts";

/** docs/requirements.md R4.11: the scale under a pointer and under a press. */
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

/** Puts the product's own buttons, all nine, on a page of the product. */
async function open(visit: Visit, disabled: boolean, options: VisitOptions = {}) {
  const page = await visit("/no-such-page", { announced: [/status of 404/], ...options });
  const buttons = scales.map(([variant]) =>
    createElement(Button, { key: variant, variant, disabled, type: "submit" }, variant),
  );
  await page
    .getByRole("main")
    .evaluate(
      (main, markup) => main.insertAdjacentHTML("afterbegin", markup),
      renderToStaticMarkup(createElement("p", { className: "page" }, buttons)),
    );
  return {
    page,
    button: (variant: ButtonVariant) => page.getByRole("button", { name: variant, exact: true }),
  };
}

const scaleOf = (button: Locator) =>
  button.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

describe("A button reacts to the pointer", () => {
  test("it grows a little under the pointer and shrinks a little when pressed", async ({
    visit,
  }) => {
    const { page, button } = await open(visit, false);
    for (const [variant, hover, tap] of scales) {
      // A call to action never submits a form, whatever its properties; the others do.
      const type = await button(variant).getAttribute("type");
      expect(type, variant).toBe(variant.startsWith("cta") ? "button" : "submit");
      expect(await scaleOf(button(variant)), variant).toBe(1);
      await button(variant).hover();
      await expect.poll(() => scaleOf(button(variant)), { message: variant }).toBeCloseTo(hover, 4);
      await page.mouse.down();
      await expect.poll(() => scaleOf(button(variant)), { message: variant }).toBeCloseTo(tap, 4);
      await page.mouse.up();
    }
  });

  test("a disabled one does not react, and calls to action stay 70 % visible", async ({
    visit,
  }) => {
    const { page, button } = await open(visit, true);
    for (const [variant] of scales) {
      await button(variant).hover({ force: true });
      expect(await scaleOf(button(variant)), variant).toBe(1);
      await page.mouse.down();
      expect(await scaleOf(button(variant)), variant).toBe(1);
      await page.mouse.up();
    }
    for (const variant of ["cta", "cta-green"] as const) {
      const opacity = await button(variant).evaluate((one) => getComputedStyle(one).opacity);
      expect(opacity, variant).toBe("0.7");
    }
  });

  test("with reduced motion nothing scales and nothing shines", async ({ visit }) => {
    const { page, button } = await open(visit, false, { reducedMotion: true });
    for (const [variant] of scales) {
      await button(variant).hover();
      expect(await scaleOf(button(variant)), variant).toBe(1);
      await page.mouse.down();
      expect(await scaleOf(button(variant)), variant).toBe(1);
      await page.mouse.up();
      const shine = await button(variant).evaluate(
        (one) => getComputedStyle(one, "::before").animationName,
      );
      expect(shine, variant).toBe("none");
    }
  });
});
