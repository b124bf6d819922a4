import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { Icon } from "./icon.tsx";

/**
 * A link to another page of the site: fetched when a pointer or focus reaches it, cross-faded on
 * arrival. Its route need not be discovered: the whole site map comes with the first page.
 */
export function SiteLink(props: LinkProps) {
  return <Link prefetch="intent" discover="none" viewTransition {...props} />;
}

/** A link that stands on its own line, underlined by the gouge's cut. */
export function CutLink({
  children,
  arrow = false,
  className = "",
  ...rest
}: Omit<LinkProps, "children"> & { children: ReactNode; arrow?: boolean }) {
  return (
    <SiteLink {...rest} className={`cut-link ${className}`}>
      {children}
      {arrow && <Icon of={ArrowRight} />}
    </SiteLink>
  );
}
