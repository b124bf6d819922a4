const shared = "picture";

/**
 * Changes the page while one picture grows from where it was to where it is going (View
 * Transitions). `change` resolves when the changed page stands. Without that API, or where the
 * reader asked for less motion, it just changes.
 */
export async function morph(
  from: HTMLElement | null | undefined,
  change: () => Promise<void>,
  to: () => HTMLElement | null | undefined,
): Promise<void> {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || !from || !document.startViewTransition) return change();

  let target: HTMLElement | null | undefined;
  from.style.viewTransitionName = shared;
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = "";
    await change();
    target = to();
    if (target) target.style.viewTransitionName = shared;
  });
  // A transition that cannot run (hidden tab, a second one) still changes the page.
  transition.ready.catch(() => {});
  await transition.updateCallbackDone;
  transition.finished.finally(() => {
    if (target) target.style.viewTransitionName = "";
  });
}
