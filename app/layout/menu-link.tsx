import siteMenuTexts from "messages:layout/siteMenu";
import { ArrowUpRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useLangOf } from "../language/english-mark.tsx";
import { useTexts } from "../language/texts.ts";
import { Icon } from "../ui/icon.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import type { MenuLink, Named } from "./site-menu.ts";

/** A text of the menu, marked if its language differs from the page's. */
export function MenuName({ label, language }: Named) {
  const inItsLanguage = useLangOf(language);
  return inItsLanguage.lang ? <span {...inItsLanguage}>{label}</span> : label;
}

type Props = Omit<ComponentProps<"a">, "href" | "children"> & {
  link: MenuLink;
  children?: ReactNode;
};

/** A link of the menu or the footer. One to another site says so, visibly and to screen readers. */
export function MenuAnchor({ link, children, ...rest }: Props) {
  const t = useTexts(siteMenuTexts);
  const { to, host } = link;
  if (host === undefined) {
    // A file is not a page that the router could load.
    const isFile = /\.\w+$/.test(to);
    return (
      <SiteLink to={to} reloadDocument={isFile} {...rest}>
        <MenuName {...link} />
        {children}
      </SiteLink>
    );
  }
  return (
    <a href={to} rel="external noopener" {...rest}>
      <span>
        <MenuName {...link} />
        <Icon of={ArrowUpRight} className="ml-[0.2em] inline size-[0.75em]! align-baseline" />
        <span className="sr-only"> {t.elsewhere}</span>
      </span>
      {children}
    </a>
  );
}
