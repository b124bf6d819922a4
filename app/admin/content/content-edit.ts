import type { Json } from "../../../data/database.types.ts";
import type { Shape } from "./content-shape.ts";
import type { Path } from "./content-tree.ts";

/** One change of the content; a list changes in both languages alike. */
export type Edit =
  | { kind: "english" | "hindi"; path: Path; value: Json | undefined }
  | { kind: "part"; path: Path; value: Json | undefined }
  | { kind: "seen"; path: Path }
  | { kind: "list"; path: Path; change: (list: Json[]) => Json[] };

export type ContentFieldProps = {
  shape: Shape;
  path: Path;
  name: string;
  english: Json | undefined;
  hindi: Json | undefined;
  source: Json | undefined;
  edit: (change: Edit) => void;
  refusals: Record<string, string>;
  isOptional: boolean;
  /** The level of its heading. */
  depth: number;
};
