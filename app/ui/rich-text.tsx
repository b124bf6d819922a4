import { createElement, type ReactNode } from "react";
import type { RichElement, RichNode } from "../../data/pages/rich-text.ts";
import { PictureImage } from "./picture.tsx";
import { SiteLink } from "./site-link.tsx";
import { WideTable } from "./wide-table.tsx";
import "../styles/rich-text.css";

/**
 * A long text by staff, parsed on the server (data/pages/rich-text.ts). `under` is the level of the
 * heading above it; its own headings come below that.
 */
export function RichText({
  nodes,
  under = 1,
  className = "",
}: {
  nodes: readonly RichNode[];
  under?: 1 | 2;
  className?: string;
}) {
  return (
    <div className={`rich-text ${className}`}>{nodes.map((node, i) => show(node, i, under))}</div>
  );
}

/** A piece of such a text within another element. */
export function RichWords({ nodes }: { nodes: readonly RichNode[] }) {
  return nodes.map((node, i) => show(node, i, 1));
}

function show(node: RichNode, key: number, under: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, attributes } = node;
  const children = node.children.map((child, i) => show(child, i, under));
  switch (tag) {
    case "h2":
    case "h3":
      return createElement(`h${Number(tag[1]) + under - 1}`, { key }, ...children);
    case "a":
      return <TextLink key={key} element={node} words={children} />;
    case "img":
      return (
        <PictureImage
          key={key}
          src={String(attributes.src)}
          alt={String(attributes.alt)}
          width={Number(attributes.width ?? 1600)}
          height={Number(attributes.height ?? 1000)}
          sizes="(min-width: 48rem) 42rem, 100vw"
        />
      );
    case "table":
      return (
        <WideTable key={key}>
          <table>{children}</table>
        </WideTable>
      );
    case "tr":
      return <tr key={key}>{node.children.map((cell, i) => showCell(cell, i, node, under))}</tr>;
    default:
      return createElement(tag, { key, start: attributes.start }, ...children);
  }
}

/** A row of header cells names the columns; a header cell among others names its row. */
function showCell(cell: RichNode, key: number, row: RichElement, under: number): ReactNode {
  if (typeof cell === "string") return null;
  const { tag, attributes, children } = cell;
  const isHead = tag === "th";
  const namesColumns = row.children.every((each) => typeof each === "string" || each.tag === "th");
  return createElement(
    isHead ? "th" : "td",
    {
      key,
      colSpan: attributes.colspan,
      rowSpan: attributes.rowspan,
      scope: isHead ? (namesColumns ? "col" : "row") : undefined,
    },
    ...children.map((child, i) => show(child, i, under)),
  );
}

function TextLink({ element, words }: { element: RichElement; words: ReactNode[] }) {
  const href = element.attributes.href;
  if (href === undefined) return words;
  const to = String(href);
  return to.startsWith("/") ? <SiteLink to={to}>{words}</SiteLink> : <a href={to}>{words}</a>;
}
