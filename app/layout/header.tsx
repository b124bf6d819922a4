import layoutTexts from "messages:layout/layout";
import { Menu as MenuIcon, Search, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { addressIn } from "../../data/languages.ts";
import { carriesName } from "../../data/look/shown-look.ts";
import { useLanguage } from "../language/language.ts";
import { useTexts } from "../language/texts.ts";
import { useEditMark } from "../pencils/edit-mark.ts";
import { ButtonLink } from "../ui/button.tsx";
import { useDismissableMenus } from "../ui/dismissable-menus.ts";
import { Icon } from "../ui/icon.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import { roomFor } from "./bar-room.ts";
import { FullMenu, openFullMenu, useOnLeaving } from "./full-menu.tsx";
import { LanguageMenu } from "./language-switch.tsx";
import { Logo, OwnLogo } from "./logo.tsx";
import { MegaMenu } from "./mega-menu.tsx";
import { MenuAnchor } from "./menu-link.tsx";
import { usePageHandle } from "./page-handle.ts";
import { useSharedData } from "./shared-data.ts";
import { usePageLinks, useSiteMenu } from "./site-menu.ts";

/** The top bar: logo, dropdowns, direct links, Join Now and the full-screen menu of small screens. */
export function Header({ schoolName }: { schoolName: string }) {
  const edit = useEditMark();
  const header = useRef<HTMLElement>(null);
  const { header: look = "solid", ownAction } = usePageHandle();
  const { pathname } = useLocation();
  const t = useTexts(layoutTexts);
  const [login] = usePageLinks(["/login"]);
  const { menus, direct } = useSiteMenu();
  const room = roomFor(menus, direct);
  const isRoomy = room === "roomy";
  useHeaderMenus(header, pathname);
  useScrolled(header);

  return (
    <>
      <header
        ref={header}
        data-room={room}
        className={`site-header @container/bar no-print ${look}`}
      >
        <div
          className={`page flex items-center gap-2 @bar-roomy/bar:gap-3 ${isRoomy ? "@bar-whole/bar:gap-4" : ""} ${look === "over-picture" ? "min-h-17 @bar-menus/bar:min-h-22" : "min-h-17 @bar-menus/bar:min-h-19"}`}
        >
          <Logo name={schoolName} variant={look === "light" ? "light" : "default"} />
          {menus.length + direct.length > 0 && (
            <nav
              data-edit={edit?.("content", "menu", "groups")}
              aria-label={t.mainMenu}
              className={`bar-menus items-center ${isRoomy ? "@bar-whole/bar:gap-1" : ""}`}
            >
              {menus.map((menu, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two menus may be called alike.
                <MegaMenu key={place} menu={menu} />
              ))}
              {direct.map((link) => (
                <MenuAnchor
                  key={link.to}
                  link={link}
                  className="menu-item"
                  aria-current={pathname === link.to ? "page" : undefined}
                />
              ))}
            </nav>
          )}
          <div className="flex flex-none items-center gap-0.5 @bar-roomy/bar:gap-1.5">
            <SearchLink />
            <LanguageMenu />
            <SiteLink to="/login" className="menu-item bar-menus">
              <span className={`sr-only ${isRoomy ? "@bar-whole/bar:not-sr-only" : ""}`}>
                {login?.label}
              </span>
              <Icon of={UserRound} className={`size-6 ${isRoomy ? "@bar-whole/bar:hidden" : ""}`} />
            </SiteLink>
            <ButtonLink
              to="/admissions"
              variant={ownAction ? "cta-green" : "cta"}
              className="hidden @bar-join/bar:inline-flex @max-bar-menus/bar:min-h-11 @max-bar-menus/bar:px-4 @max-bar-roomy/bar:px-3 @max-bar-menus/bar:text-small"
            >
              {t.joinNow}
            </ButtonLink>
            <button
              type="button"
              className="icon-button bar-button"
              aria-label={t.openMenu}
              onClick={openFullMenu}
              command="show-modal"
              commandfor="full-menu"
            >
              <Icon of={MenuIcon} className="size-6" />
            </button>
          </div>
        </div>
      </header>
      <FullMenu schoolName={schoolName} />
    </>
  );
}

/** Dropdowns work without a script; with one they close on Escape, outside clicks or focus, and navigation. */
function useHeaderMenus(header: React.RefObject<HTMLElement | null>, pathname: string) {
  useDismissableMenus(header);
  useOnLeaving(pathname, () => {
    for (const menu of header.current?.querySelectorAll("details[open]") ?? []) {
      menu.removeAttribute("open");
    }
  });
}

/**
 * For browsers without scroll-driven animations: tells CSS how far the first 100 px are scrolled.
 * docs/requirements.md R9.1.
 */
function useScrolled(header: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return;
    const onScroll = () =>
      header.current?.style.setProperty("--far-scrolled", `${Math.min(scrollY / 100, 1)}`);
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [header]);
}

/** Printed pages only: the school, the page's address, and the phone number. */
export function PrintHead() {
  const { pathname } = useLocation();
  const language = useLanguage();
  const { school, look, siteUrl = "" } = useSharedData();
  const isNamed = !(look?.logo && carriesName(look.logo));
  return (
    <p className="print-head numbers hidden print:flex">
      <span>
        <OwnLogo ground="paper" isNamed={isNamed} className="mr-2 inline-block h-8 align-middle" />
        {isNamed && school.name}
      </span>
      {/* One cached page serves all unknown addresses, so server and browser may differ. */}
      <span suppressHydrationWarning>{siteUrl + addressIn(language, pathname)}</span>
      <span>{school.phone}</span>
    </p>
  );
}

/** The search icon in the top bar; Ctrl K and ⌘ K do the same. */
function SearchLink() {
  const t = useTexts(layoutTexts);
  const { pathname } = useLocation();
  useSearchKeys(pathname);
  return (
    <SiteLink
      to="/search"
      aria-label={t.search}
      aria-keyshortcuts="Control+K Meta+K"
      aria-current={pathname === "/search" ? "page" : undefined}
      // On narrow phones it is at the top of the menu.
      className="icon-button hidden @bar-search/bar:inline-grid"
    >
      <Icon of={Search} className="size-5.5" />
    </SiteLink>
  );
}

/**
 * Not a single letter, which speech input would trigger (WCAG 2.1.4). On the search page the keys select
 * its field.
 */
function useSearchKeys(pathname: string) {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isPressed = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isPressed || event.key.toLowerCase() !== "k" || event.repeat) return;
      event.preventDefault();
      if (pathname === "/search") document.querySelector<HTMLInputElement>("[name=q]")?.select();
      else if (!document.querySelector("dialog[open]")) navigate("/search");
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [pathname, navigate]);
}
