import { redirect } from "react-router";
import type { PageHandle } from "../../layout/page-handle.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useSharedData } from "../../layout/shared-data.ts";
import { Received, referenceIn } from "../../ui/received.tsx";
import type { Route } from "./+types/received";

/** Private: a reference is one family's. */
export const handle: PageHandle = { private: true, query: ["reference"] };

export function loader({ url }: Route.LoaderArgs) {
  const reference = referenceIn(url);
  if (!reference) throw redirect("/admissions");
  return { reference };
}

export const meta: Route.MetaFunction = (page) => [
  ...pageMeta({ title: "Enquiry received", description: "Your enquiry has arrived." }, page),
  { name: "robots", content: "noindex" },
];

export default function EnquiryReceived({ loaderData: { reference } }: Route.ComponentProps) {
  const { school } = useSharedData();
  return (
    <>
      <PageTop title="Thank you, your enquiry is here" />
      <Received reference={reference} back={{ to: "/", label: "Go to the home page" }}>
        <p>
          We have sent the number to your e-mail address too. The campus office answers with a time
          to visit, on a weekday at 8:15 am.
        </p>
        <p>
          Questions until then: telephone{" "}
          <span className="numbers whitespace-nowrap">{school.phone}</span> and give the number.
        </p>
      </Received>
    </>
  );
}
