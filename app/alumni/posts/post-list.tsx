import postsTexts from "messages:alumni/posts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import {
  type AlumniPost,
  deleteOwnPost,
  listPosts,
  type PostKind,
} from "../../../data/alumni/posts.ts";
import { Waiting } from "../../account/guarded-page.tsx";
import { queryClient } from "../../account/query-client.ts";
import { getBackend } from "../../connection/backend.ts";
import { pageAfter, usePlaceInList } from "../../connection/place-in-list.ts";
import { useTexts } from "../../language/texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DoneNotice } from "../../ui/refused-form.tsx";
import { ContentFailed } from "../content-failed.tsx";
import { Post } from "./post.tsx";

/** Posts of a kind, of a batch or of all, page by page, with the reader's own in every state. */
export function PostList({
  kind,
  batch,
  empty,
}: {
  kind: PostKind;
  batch?: number;
  /** Shown when there are none. */
  empty: ReactNode;
}) {
  const t = useTexts(postsTexts);
  const [search] = useSearchParams();
  const after = usePlaceInList();
  const list = useQuery({
    queryKey: ["alumni-posts", kind, batch, after],
    queryFn: async () =>
      listPosts(await getBackend(), kind, { ...(batch !== undefined && { batch }), after }),
    // Others write posts, too.
    staleTime: 0,
  });
  if (list.isLoadingError) return <ContentFailed retry={() => void list.refetch()} />;
  if (list.isPending) return <Waiting />;
  const { posts, isMore } = list.data;
  const last = posts.at(-1);
  return (
    <>
      {search.get("sent") && (
        <div className="mb-7">
          <DoneNotice title={t.sent}>
            <p>{t.sentNote}</p>
          </DoneNotice>
        </div>
      )}
      {posts.length === 0 ? (
        empty
      ) : (
        <ul className="border-t-2 border-ink">
          {posts.map((post) => (
            <li key={post.id} className="border-b border-line py-6">
              <Post post={post} />
              {post.is_own && <Own post={post} />}
            </li>
          ))}
        </ul>
      )}
      {(isMore || after) && (
        <nav aria-label={t.pages} className="no-print mt-8 flex flex-wrap justify-between gap-4">
          {after ? (
            <ButtonLink to="?" variant="outline">
              {t.newest}
            </ButtonLink>
          ) : (
            <span />
          )}
          {isMore && last && (
            <ButtonLink to={pageAfter(last)} variant="outline">
              {t.earlier}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

/** Below an own post: the office's decision on it, and a button to delete it. */
function Own({ post }: { post: AlumniPost }) {
  const t = useTexts(postsTexts);
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState(false);
  const remove = async () => {
    setAsking(false);
    setTrouble(false);
    try {
      await deleteOwnPost(await getBackend(), post.id);
      await queryClient.invalidateQueries({ queryKey: ["alumni-posts"] });
    } catch (failure) {
      console.warn("The post could not be deleted:", failure);
      setTrouble(true);
    }
  };
  return (
    <div className="mt-4">
      {post.reason && <Notice className="mb-4" title={t.officeSays(post.reason)} />}
      {trouble && <Notice kind="bad" className="mb-4" title={t.deleteFailed} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to={`${post.last_day ? "/alumni/opportunities" : "/alumni/batches"}/write?post=${post.id}`}
          variant="outline2"
          size="small"
          aria-label={t.changeNamed(post.title)}
        >
          {t.change}
        </ButtonLink>
        <Button
          variant="outline2"
          size="small"
          aria-label={t.deleteNamed(post.title)}
          onClick={() => setAsking(true)}
        >
          {t.delete}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.deleteQuestion(post.title)}
        confirm={t.delete}
        cancel={t.keep}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{t.deleteFact}</p>
      </ConfirmDialog>
    </div>
  );
}
