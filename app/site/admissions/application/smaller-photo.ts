/** As wide as the server keeps a photo. */
const widest = 2560;
/** Photos of fewer bytes are sent as they are. */
const small = 1_500_000;

/**
 * A large photo as a JPEG of the size that the server keeps, so that a slow line carries a tenth of it; the file
 * itself where it is small, no photo, or nothing that this browser can read: the server says what is wrong with it.
 */
export async function makeSmaller(file: File): Promise<File> {
  if (!file.type.startsWith("image/") || file.size < small) return file;
  try {
    const photo = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, widest / photo.width);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(photo.width * scale);
    canvas.height = Math.round(photo.height * scale);
    canvas.getContext("2d")?.drawImage(photo, 0, 0, canvas.width, canvas.height);
    photo.close();
    const smaller = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", 0.85),
    );
    if (!smaller || smaller.size >= file.size) return file;
    return new File([smaller], file.name, { type: smaller.type });
  } catch {
    return file;
  }
}
