import { byTranslation } from "../../../../data/languages.ts";
import { type Path, valueAt } from "../content-tree.ts";
import { TextPair } from "../text-pair.tsx";
import type { MenuFieldsProps } from "./menu-tree.ts";

const shape = { kind: "text", isLong: false, isShared: false, type: "text" } as const;

/** A name of the menu in every language. */
export function NamePair({
  content: { english, translations },
  path,
  isOptional = false,
  ...props
}: MenuFieldsProps & { path: Path; label: string; isOptional?: boolean }) {
  return (
    <TextPair
      {...props}
      shape={shape}
      path={path}
      name="name"
      english={valueAt(english, path)}
      translations={byTranslation((id) => ({
        said: valueAt(translations[id].said, path),
        source: valueAt(translations[id].source, path),
      }))}
      isOptional={isOptional}
      depth={3}
    />
  );
}
