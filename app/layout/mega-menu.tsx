import siteMenuTexts from "messages:layout/siteMenu";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../language/texts.ts";
import { Icon } from "../ui/icon.tsx";
import { MenuAnchor, MenuName } from "./menu-link.tsx";
import type { Menu, MenuLink, MenuPart } from "./site-menu.ts";

/** A dropdown of the top bar: a full-width sheet that describes the hovered or focused link. */
export function MegaMenu({ menu }: { menu: Menu }) {
  /** The index of the described link in the sheet; -1 for none. */
  const [described, setDescribed] = useState(-1);
  const { pathname } = useLocation();
  const pages = [
    ...menu.overviews,
    ...menu.parts.flatMap(({ links }) => links.map(({ to }) => to)),
  ];
  const sheet = useRef<HTMLDetailsElement>(null);
  // The focus may be there before hydration.
  useEffect(() => setDescribed(placeOfFocus(sheet.current)), []);
  const columns = columnsOf(menu.parts);
  const links = columns.flatMap((column) => column.links);
  const isCurrent = pages.some((to) => pathname === to || pathname.startsWith(`${to}/`));

  return (
    <details
      ref={sheet}
      name="main-menu"
      onToggle={() => setDescribed(placeOfFocus(sheet.current))}
    >
      <summary className={`menu-item ${isCurrent ? "current" : ""}`}>
        <MenuName {...menu} /> <Icon of={ChevronDown} className="size-[0.95em] opacity-80" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-9rem)] overflow-y-auto border-t border-line bg-paper text-ink shadow-over">
        <div className="page grid split-4-8 gap-gap">
          <Description link={links[described]} />
          <div className="grid grid-cols-2 content-start gap-x-gap gap-y-6 py-9 pl-6">
            {columns.map(({ heading, links: own }) => (
              <div key={own[0]?.to}>
                {heading && (
                  <h3 className="px-4 pb-2 font-text text-small/[1.2] font-semibold text-ink-3">
                    <MenuName {...heading} />
                  </h3>
                )}
                <ul>
                  {own.map((link) => (
                    <li key={link.to}>
                      <MenuAnchor
                        link={link}
                        aria-current={pathname === link.to ? "page" : undefined}
                        onPointerEnter={() => setDescribed(links.indexOf(link))}
                        onFocus={() => setDescribed(links.indexOf(link))}
                        onPointerLeave={() => setDescribed(placeOfFocus(sheet.current))}
                        onBlur={() => setDescribed(placeOfPointer(sheet.current))}
                        className="flex items-baseline justify-between gap-4 rounded-control px-4 py-2.5 font-display text-larger/[1.2] font-headline hover:bg-pine-100 focus-visible:bg-pine-100 aria-[current]:text-pine-700"
                      >
                        {link.aside && (
                          <span className="numbers font-text text-small/[1] text-ink-3">
                            {link.aside}
                          </span>
                        )}
                      </MenuAnchor>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </div>
    </details>
  );
}

function placeOfFocus(sheet: HTMLElement | null): number {
  const links: (Element | null)[] = [...(sheet?.querySelectorAll("a") ?? [])];
  return links.indexOf(document.activeElement);
}

function placeOfPointer(sheet: HTMLElement | null): number {
  return [...(sheet?.querySelectorAll("a") ?? [])].findIndex((link) => link.matches(":hover"));
}

function Description({ link }: { link: MenuLink | undefined }) {
  const t = useTexts(siteMenuTexts);
  return (
    <div className="flex min-h-84 flex-col gap-3 border-r border-line py-10 pr-10">
      {link ? (
        <>
          <p className="font-display text-h3 font-headline">
            <MenuName {...link} />
          </p>
          <p className="text-ink-2 wrap-anywhere">
            {link.host === undefined ? link.description : t.onSite(link.host)}
          </p>
          {link.picture && (
            <span className="print still mt-auto block aspect-16/10">
              <img src={link.picture} alt="" width={1600} height={1000} />
            </span>
          )}
        </>
      ) : (
        <p className="text-ink-2">{t.hover}</p>
      )}
    </div>
  );
}

/** Splits the only part of a menu into two even columns. */
function columnsOf(parts: MenuPart[]): MenuPart[] {
  const [only, ...others] = parts;
  if (!only || others.length > 0 || only.links.length < 2) return parts;
  const half = Math.ceil(only.links.length / 2);
  return [{ ...only, links: only.links.slice(0, half) }, { links: only.links.slice(half) }];
}
