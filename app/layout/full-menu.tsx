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
import { MenuAnchor, MenuName } from "./menu-link.tsx";
import { usePageHandle } from "./page-handle.ts";
import { usePageLinks, useSiteMenu } from "./site-menu.ts";

declare module "react" {
  // React passes these on, but its types lack them:
  // https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor
  interface ButtonHTMLAttributes<T> {
    command?: string;
    commandfor?: string;
  }
}

const menuId = "full-menu";

const largeLink =
  "flex min-h-14 items-center py-1 font-display text-[1.875rem]/[1.2] font-headline wrap-anywhere";

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
  const { menus, direct, legal } = useSiteMenu();
  const [login] = usePageLinks(["/login"]);

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
            {menus.map((menu, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two menus may be called alike.
              <li key={place} className="border-b border-pine-300/25">
                <details name="full-menu">
                  <summary className="flex min-h-14 items-center justify-between gap-3 py-1 font-display text-[1.875rem]/[1.2] font-headline wrap-anywhere">
                    <MenuName {...menu} />{" "}
                    <Icon of={ChevronDown} className="transition-transform" />
                  </summary>
                  <ul className="pb-3">
                    {menu.parts
                      .flatMap(({ links }) => links)
                      .map((link) => (
                        <li key={link.to}>
                          <MenuAnchor
                            link={link}
                            className="flex min-h-11 items-center pl-4 text-pine-100 hover:text-saffron-200"
                          />
                        </li>
                      ))}
                  </ul>
                </details>
              </li>
            ))}
            {direct.map((link) => (
              <li key={link.to} className="border-b border-pine-300/25">
                <MenuAnchor link={link} className={largeLink} />
              </li>
            ))}
            <li className="border-b border-pine-300/25">
              <SiteLink to="/login" className={largeLink}>
                {login?.label}
              </SiteLink>
            </li>
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
          <ul className="mt-4 flex flex-wrap gap-x-6 text-small text-pine-200">
            <li className="flex flex-wrap gap-x-6">
              <LanguageSwitch className="flex min-h-11 min-w-11 items-center" />
            </li>
            {legal.map((link) => (
              <li key={link.to}>
                <MenuAnchor link={link} className="flex min-h-11 min-w-11 items-center" />
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
