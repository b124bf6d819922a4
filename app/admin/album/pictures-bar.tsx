import adminTexts from "messages:admin/admin/admin";
import albumPageTexts from "messages:admin/album/albumPage";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listDatedAlbums } from "../../../data/gallery/album-choices.ts";
import { type ManagedPicture, moveAlbumPictures } from "../../../data/gallery/album-pictures.ts";
import { readMediaAddress } from "../../../data/gallery/media-addresses.ts";
import { deleteRows, type ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { ActionBar } from "../list/selection-bar.tsx";
import { MarkSeveral } from "../marks/mark-several.tsx";
import { rowsKey } from "../query-keys.ts";
import { picturesQuery, useSetCover, useUndo } from "./album-changes.ts";
import "../list/list.css";

/** Actions on the selected pictures; each can be undone. */
export function PicturesBar({
  album,
  chosen,
  clear,
}: {
  album: ManagedRow;
  chosen: readonly ManagedPicture[];
  clear: () => void;
}) {
  const [target, setTarget] = useState("");
  const [isBusy, setBusy] = useState(false);
  const t = useTexts(albumPageTexts);
  const admin = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const undoing = useUndo(album.id, chosen);
  const setCover = useSetCover(album);
  const others = useQuery({
    queryKey: [...rowsKey("gallery_events"), "names"],
    queryFn: async () => listDatedAlbums(await getBackend()),
  });
  const ids = chosen.map(({ id }) => id);
  const [only] = chosen;

  const run = async (act: () => Promise<string>) => {
    setBusy(true);
    const undo = undoing();
    try {
      showToast({ message: await act(), undo });
      clear();
      await queries.invalidateQueries({ queryKey: picturesQuery(album.id).queryKey });
    } catch (failure) {
      showToast({ message: failureSentence(failure, admin) });
    }
    setBusy(false);
  };
  const move = () =>
    run(async () => {
      const name = others.data?.find(({ id }) => id === target)?.name ?? "";
      return t.moved({
        count: await moveAlbumPictures(await getBackend(), ids, target),
        album: name,
      });
    });
  const removeAll = () =>
    run(async () => t.removed(await deleteRows(await getBackend(), "gallery_images", ids)));

  return (
    <ActionBar label={t.selected(chosen.length)} clear={clear}>
      {only && chosen.length === 1 && (
        <Button
          variant="outline"
          size="small"
          disabled={isBusy}
          onClick={() => void setCover(only).then(clear)}
        >
          {t.setCover}
        </Button>
      )}
      <MarkSeveral
        ids={chosen.flatMap(({ path }) => readMediaAddress(path)?.id ?? [])}
        clear={clear}
      />
      <Button variant="outline" size="small" disabled={isBusy} onClick={() => void removeAll()}>
        {admin.remove}
      </Button>
      <span className="move-pictures">
        <select
          aria-label={t.moveTo}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
          className="field-control"
        >
          <option value="">{t.chooseAlbum}</option>
          {others.data
            ?.filter(({ id }) => id !== album.id)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
        <Button
          variant="outline"
          size="small"
          disabled={isBusy || target === ""}
          onClick={() => void move()}
        >
          {t.moveThere}
        </Button>
      </span>
    </ActionBar>
  );
}
