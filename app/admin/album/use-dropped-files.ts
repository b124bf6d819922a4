import { useEffect, useRef, useState } from "react";

/** Files that are dropped anywhere on the page; answers whether some are held over it now. */
export function useDroppedFiles(onDrop: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onDrop);
  take.current = onDrop;
  useEffect(() => {
    const page = document.documentElement;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files");
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    page.addEventListener("dragover", over);
    page.addEventListener("dragleave", leave);
    page.addEventListener("drop", drop);
    return () => {
      page.removeEventListener("dragover", over);
      page.removeEventListener("dragleave", leave);
      page.removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}
