import type { ComponentProps, ReactNode } from "react";
import type { LinkProps } from "react-router";
import { SiteLink } from "./site-link.tsx";

/**
 * The nine variants of docs/requirements.md R4.11. A page has one call to action in orange (cta).
 */
export type ButtonVariant =
  | "primary"
  | "secondary"
  | "outline"
  | "outline2"
  | "redOutline"
  | "ghost"
  | "link"
  | "cta"
  | "cta-green";

type Look = { variant?: ButtonVariant; size?: "small" | "normal" | "large"; className?: string };

const isCallToAction = (variant: ButtonVariant) => variant.startsWith("cta");

/** A button that does something here. The cta variants are always type="button". */
export function Button({
  variant = "primary",
  size = "normal",
  className = "",
  type = "button",
  ...rest
}: Look & ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={isCallToAction(variant) ? "button" : type}
      className={`button ${className}`}
      data-variant={variant}
      data-size={size}
    />
  );
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  variant = "primary",
  size = "normal",
  className = "",
  children,
  ...rest
}: Look & LinkProps & { children: ReactNode }) {
  return (
    <SiteLink {...rest} className={`button ${className}`} data-variant={variant} data-size={size}>
      {children}
    </SiteLink>
  );
}
