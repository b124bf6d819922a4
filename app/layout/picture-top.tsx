import type { ComponentProps, ReactNode } from "react";
import type { Focus } from "../../data/gallery/print-focus.ts";
import { PictureImage } from "../ui/picture.tsx";
import { PageTop } from "./page-top.tsx";
import "./picture-top.css";

type PictureTopProps = ComponentProps<typeof PageTop> & {
  src: string;
  alt: string;
  focus?: Focus;
  /** More below the words, beside the print. */
  children?: ReactNode;
};

/** The top of a page beside a print of its own, which extends past the right edge of the screen. */
export function PictureTop({ src, alt, focus, children, ...top }: PictureTopProps) {
  return (
    <div className="picture-top">
      <div className="min-w-0">
        <PageTop {...top} />
        {children}
      </div>
      <div className="print still">
        <PictureImage src={src} alt={alt} focus={focus} first />
      </div>
    </div>
  );
}
