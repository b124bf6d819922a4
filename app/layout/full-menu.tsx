import layoutTexts from "messages:layout/layout";
import { ChevronDown, Search, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../language/texts.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { usePageHandle } from "./page-handle.ts";
import { directLinks, legalLinks, useMenus, usePageLinks } from "./site-menu.ts";

declare module "react" {
  // React passes these on, but its types lack them:
  // https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor
  interface ButtonHTMLAttributes<T> {
    command?: string;
    commandfor?: string;
  }
}

const menuId = "full-menu";

/** For browsers that do not support `command` on buttons yet. */
export function openFullMenu() {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  const menu = document.getElementById(menuId);
  if (menu instanceof HTMLDialogElement && !menu.open) menu.showModal();
}

/** The full-screen menu of small screens. Needs no script if the browser supports `command` on buttons. */
export function FullMenu({ schoolName }: { schoolName: string }) {
  const menu = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const { ownAction } = usePageHandle();
  const t = useTexts(layoutTexts);

  useOnLeaving(key, () => menu.current?.close());

  return (
    <dialog
      ref={menu}
      id={menuId}
      aria-label={t.menu}
      className="full-menu on-pine fixed inset-0 m-0 h-dvh w-full overflow-y-auto overscroll-contain bg-pine-950 text-paper"
    >
      <div className="flex min-h-full flex-col px-page pt-2.5 pb-7">
        <div className="@container/bar flex items-center justify-between">
          <Logo name={schoolName} variant="footer" />
          <button
            type="button"
            className="icon-button"
            aria-label={t.closeMenu}
            onClick={() => menu.current?.close()}
            command="close"
            commandfor={menuId}
          >
            <Icon of={X} className="size-6" />
          </button>
        </div>
        <nav aria-label={t.allPages} className="mt-5">
          <ul>
            <li className="border-b border-pine-300/25">
              <SiteLink to="/search" className="flex min-h-14 items-center gap-3">
                <Icon of={Search} className="size-6" /> {t.search}
              </SiteLink>
            </li>
            {useMenus().map(({ label, groups }) => (
              <li key={label} className="border-b border-pine-300/25">
                <details name="full-menu">
                  <summary className="flex min-h-14 items-center justify-between font-display text-[1.875rem]/[1.2] font-headline">
                    {label} <Icon of={ChevronDown} className="transition-transform" />
                  </summary>
                  <ul className="pb-3">
                    {groups
                      .flatMap(({ links }) => links)
                      .map((link) => (
                        <li key={link.to}>
                          <SiteLink
                            to={link.to}
                            className="flex min-h-11 items-center pl-4 text-pine-100 hover:text-saffron-200"
                          >
                            {link.label}
                          </SiteLink>
                        </li>
                      ))}
                  </ul>
                </details>
              </li>
            ))}
            {usePageLinks([...directLinks, "/login"]).map(({ label, to }) => (
              <li key={to} className="border-b border-pine-300/25">
                <SiteLink
                  to={to}
                  className="flex min-h-14 items-center font-display text-[1.875rem]/[1.2] font-headline"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto pt-8">
          <ButtonLink
            to="/admissions"
            variant={ownAction ? "cta-green" : "cta"}
            size="large"
            className="w-full"
          >
            {t.joinNow}
          </ButtonLink>
          <ul className="mt-4 flex gap-6 text-small text-pine-200">
            <li>
              <LanguageSwitch className="flex min-h-11 min-w-11 items-center" />
            </li>
            {usePageLinks(legalLinks).map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to} className="flex min-h-11 min-w-11 items-center">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </dialog>
  );
}

/**
 * Calls `leave` each time `place` changes, but not for the first one: a menu opened before the scripts
 * arrived stays open.
 */
export function useOnLeaving(place: string, leave: () => void): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    leave();
  });
}
