import adminTexts from "messages:admin/admin/admin";
import alumniPostsTexts from "messages:admin/people/alumniPosts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  decidePost,
  listPostsToDecide,
  type PostState,
  type PostToDecide,
  postStates,
  postsAtOnce,
} from "../../../data/alumni/posts.ts";
import { Post } from "../../alumni/posts/post.tsx";
import { getBackend } from "../../connection/backend.ts";
import { pageAfter, usePlaceInList } from "../../connection/place-in-list.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { failureSentence, LoadFailed } from "../frame/failures.tsx";
import { AdminHead, BackToList } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { alumni } from "../resources/alumni.tsx";
import type { Route } from "./+types/posts-page";
import { ReasonDialog } from "./reason-dialog.tsx";
import "../list/list.css";
import "./people.css";

export const handle: PageHandle = {
  unlisted: true,
  frame: "admin",
  query: ["state", "after"],
};

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(alumniPostsTexts[language].title), description }, page);
};

const postsKey = ["alumni-posts", "office"] as const;

/** Posts by alumni for other alumni: the office publishes or declines them. */
export default function PostsPage() {
  const t = useTexts(alumniPostsTexts);
  const [search] = useSearchParams();
  const state = postStates.find((one) => one === search.get("state")) ?? "waiting";
  const after = usePlaceInList();
  const posts = useQuery({
    queryKey: [...postsKey, state, after],
    queryFn: async () => listPostsToDecide(await getBackend(), state, after),
    staleTime: 0,
  });
  const last = posts.data?.at(-1);
  return (
    <>
      <AdminHead title={t.title} lead={t.lead} above={<BackToList resource={alumni} />} />
      <FilterLinks
        label={t.state}
        parameter="state"
        chosen={state === "waiting" ? null : state}
        all={t.states.waiting}
        choices={(["published", "declined"] as const).map((value) => ({
          value,
          label: t.states[value],
        }))}
        forgets={["after"]}
      />
      <h2 id="posts" className="sr-only">
        {t.states[state]}
      </h2>
      {posts.isPending && <Skeleton className="mt-6 h-64" />}
      {posts.isError && <LoadFailed retry={() => void posts.refetch()} />}
      {posts.data?.length === 0 && (
        <EmptyState title={t.empty[state]} className="mt-6">
          <p>{t.emptyNext}</p>
        </EmptyState>
      )}
      {posts.data && posts.data.length > 0 && (
        <ul aria-labelledby="posts" className="mt-6 max-w-208 border-t-2 border-ink">
          {posts.data.map((post) => (
            <li key={post.id} className="grid gap-4 border-b border-line py-6">
              <p className="flex flex-wrap gap-x-4 text-small text-ink-2">
                <span>{t.kinds[post.kind === "note" ? "note" : "opportunity"]}</span>
                {post.campus && <CampusMark campus={post.campus} />}
              </p>
              <Post post={post} authorsAt="/admin/alumni" />
              {post.reason && <p className="quoted">{t.told(post.reason)}</p>}
              <PostDecisions post={post} state={state} />
            </li>
          ))}
        </ul>
      )}
      {last && posts.data?.length === postsAtOnce && (
        <div className="list-pager">
          <ButtonLink
            to={pageAfter(last, { state })}
            variant="outline"
            size="small"
            className="ml-auto"
          >
            {t.more}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function PostDecisions({ post, state }: { post: PostToDecide; state: PostState }) {
  const t = useTexts(alumniPostsTexts);
  const shared = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** Resolves with why it failed; undefined if it did not. */
  const decide = async (decision: Parameters<typeof decidePost>[2]) => {
    try {
      const isDecided = await decidePost(await getBackend(), post, decision);
      const done = decision.publish ? t.published : t.declined;
      showToast({ message: isDecided ? done : t.changedMeanwhile });
      await queries.invalidateQueries({ queryKey: postsKey });
      return undefined;
    } catch (failure) {
      return failureSentence(failure, shared);
    }
  };
  const publish = async () => {
    setBusy(true);
    const failed = await decide({ publish: true });
    if (failed) showToast({ message: failed });
    setBusy(false);
  };
  return (
    <div className="decisions">
      {state !== "published" && (
        <Button size="small" disabled={isBusy} onClick={() => void publish()}>
          {t.publish}
        </Button>
      )}
      {state !== "declined" && (
        <Button size="small" variant="redOutline" disabled={isBusy} onClick={() => setAsking(true)}>
          {state === "published" ? t.takeOff : t.decline}
        </Button>
      )}
      <ReasonDialog
        isOpen={isAsking}
        title={t.question(post.title)}
        fact={t.fact}
        confirm={state === "published" ? t.takeOff : t.decline}
        words={t}
        onConfirm={(reason) => decide({ publish: false, reason })}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
