import layoutTexts from "messages:layout/layout";
import { Search } from "lucide-react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTexts } from "../language/texts.ts";
import { Icon } from "../ui/icon.tsx";
import { SiteLink } from "../ui/site-link.tsx";

/** The way to the search of the site: a glass in the top bar, which Ctrl K or ⌘ K presses too. */
export function SearchLink() {
  const t = useTexts(layoutTexts);
  const { pathname } = useLocation();
  useSearchKeys(pathname);
  return (
    <SiteLink
      to="/search"
      aria-label={t.search}
      aria-keyshortcuts="Control+K Meta+K"
      aria-current={pathname === "/search" ? "page" : undefined}
      // The narrowest phones have it at the top of the menu.
      className="icon-button max-[22.5rem]:hidden"
    >
      <Icon of={Search} className="size-[1.375rem]" />
    </SiteLink>
  );
}

/**
 * No single letter, which would answer whoever dictates a sentence (WCAG 2.1.4). Where the search
 * is open already the keys lead into its field.
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
