import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type LinkProps, PrefetchPageLinks, useHref } from "react-router";
import { isDocumentAddress } from "../../data/documents/documents.ts";
import { Icon } from "./icon.tsx";
import { usePageAhead } from "./page-ahead.ts";

/**
 * A link to another page of the site: prefetched on hover or focus (unless `prefetch` is "none"), cross-faded on
 * arrival. Routes need no discovery: the whole site map comes with the first page.
 */
export function SiteLink(props: LinkProps) {
  const { to } = props;
  if (typeof to === "string" && isDocumentAddress(to)) return <FileLink {...props} to={to} />;
  const isPage = typeof to !== "string" || !elsewhere.test(to);
  return isPage && props.prefetch !== "none" ? <LinkAhead {...props} /> : <PlainLink {...props} />;
}

/** "https://…", "mailto:…" or "//…". */
const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

const PlainLink = (props: LinkProps) => <Link discover="none" viewTransition {...props} />;

function LinkAhead({ prefetch: _ours, ...props }: LinkProps) {
  const href = useHref(props.to, { relative: props.relative });
  const { isHere, handlers } = usePageAhead(href, props);
  return (
    <>
      <PlainLink {...props} {...handlers} />
      {isHere && <PrefetchPageLinks page={href} />}
    </>
  );
}

/** A document is not a page of the app, and has one address in every language. */
function FileLink({
  to,
  prefetch: _prefetch,
  discover: _discover,
  viewTransition: _viewTransition,
  reloadDocument: _reload,
  replace: _replace,
  state: _state,
  preventScrollReset: _reset,
  relative: _relative,
  ...rest
}: LinkProps & { to: string }) {
  return <a href={to} {...rest} />;
}

/** A link on its own line, underlined by a gouge stroke. */
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
