import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { Icon } from "./icon.tsx";

/**
 * A link to another page of the site: prefetched on hover or focus, cross-faded on arrival. Routes
 * need no discovery: the whole site map comes with the first page.
 */
export function SiteLink(props: LinkProps) {
  return <Link prefetch="intent" discover="none" viewTransition {...props} />;
}

/** A link on its own line, underlined by a stroke of the gouge. */
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
