import { type ChangeEvent, useState } from "react";
import { UploadError } from "../../ui/file-upload.ts";

/**
 * Uploads a file as soon as it is chosen. `sent` is the share sent, 0 to 1, while it is on its way;
 * `trouble` is the server's reason for refusing it, else `failed`.
 */
export function useUpload(
  upload: (file: File, onProgress: (share: number) => void) => Promise<void>,
  failed: string,
) {
  const [sent, setSent] = useState<number>();
  const [trouble, setTrouble] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    setTrouble(undefined);
    setSent(0);
    try {
      await upload(file, setSent);
    } catch (failure) {
      setTrouble((failure instanceof UploadError && failure.message) || failed);
    }
    setSent(undefined);
  };
  return { sent, trouble, choose };
}
