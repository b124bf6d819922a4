import codeCameraTexts from "messages:admin/replies/codeCamera";
import { Camera, CameraOff } from "lucide-react";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { useCodeCamera } from "./use-code-camera.ts";

/**
 * Turns the camera on and off and shows its picture; explains what to do if the browser refuses it.
 */
export function CodeCamera({
  camera,
  filmClass,
}: {
  camera: ReturnType<typeof useCodeCamera>;
  filmClass: string;
}) {
  const t = useTexts(codeCameraTexts);
  if (!camera.hasCamera) return <p className="text-small text-ink-2">{t.missing}</p>;
  return (
    <>
      <Button variant="ghost" size="small" onClick={camera.isOn ? camera.stop : camera.start}>
        <Icon of={camera.isOn ? CameraOff : Camera} />
        {camera.isOn ? t.stop : t.start}
      </Button>
      {camera.isOn && (
        <video ref={camera.video} muted playsInline aria-label={t.picture} className={filmClass} />
      )}
    </>
  );
}
