import { messagesInHindi } from "./hindi/leadership-messages.ts";
import { rowId } from "./identifiers.ts";
import { findPicture } from "./pictures.ts";

type Message = {
  name: string;
  title: string;
  campus: string | null;
  displayLocations: string[];
  excerpt: string;
  paragraphs: string[];
};

/** What the offices of the school write; their order is the order here. */
export function leadershipMessages() {
  return messages.map(({ displayLocations, paragraphs, ...message }, index) => {
    const order = index + 1;
    const portrait = findPicture(`scenes/leader-${order}`);
    return {
      ...message,
      id: rowId(`leadership_messages/${order}`),
      order,
      photo: portrait?.path ?? null,
      photo_alt: portrait?.alt ?? null,
      full_message: paragraphs.join("\n\n"),
      display_locations: displayLocations,
      translations: inHindi(index),
      is_sample: true,
    };
  });
}

function inHindi(index: number) {
  const words = messagesInHindi[index];
  if (!words) return {};
  const { paragraphs, portrait, ...hi } = words;
  return { hi: { ...hi, photo_alt: portrait, full_message: paragraphs.join("\n\n") } };
}

const messages: Message[] = [
  {
    name: "Chairman’s office",
    title: "For the school trust",
    campus: null,
    displayLocations: ["messages"],
    excerpt:
      "In 2003 we promised twenty-five acres to children, and not one of those acres has been sold.",
    paragraphs: [
      "When the trust took over the land at Paonta Sahib in 2003 it was an orchard, two wells and a track that the rain carried off every August. We were advised to build the gate first, because a gate is what visitors see. We dug the drains first. Rain does not visit; it stays.",
      "A trust has few duties, and they are easily listed. Keep the land. Pay the teachers on the last working day of the month. Spend the fees on the school they were paid to. The accounts of each campus are kept apart and audited every year, and any parent may read them in the school office, at a table, with tea.",
      "We are asked when a fourth campus will open. A school should grow as fast as it finds teachers who mean to stay, and no faster. When too many of ours leave in one year, we stop building and find out why.",
      "One thing we keep for ourselves. On the first day of each session a member of the trust stands at each gate and says good morning until the last child is in. It takes forty minutes. No inspection has ever told us more.",
    ],
  },
  {
    name: "Director",
    title: "All three campuses",
    campus: null,
    displayLocations: ["messages"],
    excerpt:
      "Homework should be short enough to leave a child an evening, and clear enough that no parent has to do it.",
    paragraphs: [
      "Parents ask me for our method. There is none; there are three habits, and you can check us on each. A lesson begins with something to do. A mistake is talked about before it is marked. No child goes a week without reading aloud to somebody, in Hindi and in English.",
      "We do keep numbers, and we use them on ourselves before we use them on children. How many days until written work comes back? Four is our limit. How many lessons were taken by a substitute? How many children had no book on loan? I read these every month, and the heads of the campuses read mine.",
      "About homework: ten minutes for each year of school, and none at weekends before Class 6. If it takes longer, write the time on the page and sign it. The teacher will change the work, not the child.",
      "About results: we publish all of them, from the first mark to the last, and not only photographs of the highest. A school that prints ten faces has usually forgotten ninety.",
      "If one of these habits is missing in your child’s classroom, write to me. I answer within two working days, and I go and look first.",
    ],
  },
  {
    name: "Principal",
    title: "Paonta Sahib campus",
    campus: "paonta-sahib",
    displayLocations: ["home", "messages"],
    excerpt:
      "A school is judged, rightly, by the children nobody notices. Our work is to notice them: by name, every morning, at the gate.",
    paragraphs: [
      "At ten minutes to eight the gate at Paonta Sahib is the loudest place in the valley. Over 1,400 children come through it. I stand on the left, where the bicycles are, because a child who pushes a bicycle cannot hide behind a friend.",
      "The eager ones need no help from me; they say good morning from across the road. I look for the others. The boy who has changed his walk. The girl who is early three days running and does not say why. A good teacher sees it by the second lesson. I should like us to see it by the first bell.",
      "So we learn names, and it is harder than it sounds. Every new teacher has a list and six weeks. Every class has one adult who eats with it. Every Friday the class teachers sit together for half an hour over one question: whom have we not spoken to this week?",
      "Marks come from this too, though not at once. A child who is known asks questions. A child who asks questions learns. The rest is work, and we have twenty-five acres to do it in.",
    ],
  },
  {
    name: "Head of Juniors",
    title: "Juniors campus",
    campus: "juniors",
    displayLocations: ["messages"],
    excerpt: "At three, a child learns with the knees first. We have built the rooms accordingly.",
    paragraphs: [
      "Our windows begin forty centimetres above the floor. Our taps can be reached. Our stairs number four, and everybody counts them, every day, in two languages.",
      "What do they learn? To wait. To pour water. To tell a story in the right order. To hold a crayon, then a pencil, then a grudge for less than five minutes. Letters come when hands are ready, and hands become ready in sand, in clay and on the climbing frame.",
      "Some children cry in April. We do not send you away and we do not hurry you out. There is a bench under the mulberry tree for parents, and most of you need it for four days. Some of you for six.",
      "Please do not ask your child what she learned today. Ask who sat next to her. The answer is longer, and it is the real report.",
    ],
  },
  {
    name: "Principal",
    title: "Majra campus",
    campus: "majra",
    displayLocations: ["all"],
    excerpt:
      "In some homes our letter is the first a school has ever sent. We try to write it well.",
    paragraphs: [
      "Majra has more than 1,500 students and a good many of them have walked past three fields of sugar cane before the first bell. They know when the wheat is cut and what a buffalo costs. It would be foolish to begin as if they knew nothing.",
      "So the arithmetic in Class 4 is done with mandi prices, and the science of Class 7 starts at the tube well. When the syllabus says habitat, we go to the Bata river and look. Nobody learns less for having begun at home.",
      "Every letter we send is in Hindi first. The parents’ meeting is held twice, once at nine in the morning and once after the evening milking. In the harvest weeks we teach in the morning and keep the library open until six, because a house full of work is a poor place to study.",
      "Our older students leave for Nahan, Dehradun, Chandigarh and much farther. They come back with advice for the younger ones, mostly about hostels. I like to hear them correct each other’s English, and then go on in Hindi, faster.",
    ],
  },
  {
    name: "Head of Senior Secondary",
    title: "Paonta Sahib campus",
    campus: "paonta-sahib",
    displayLocations: ["messages"],
    excerpt:
      "A stream is chosen at fifteen by two worried adults and one tired child. We ask all three to wait a month.",
    paragraphs: [
      "In the first four weeks of Class 11 nobody is asked to be certain. Students may sit in the lessons of any stream, do the first assignment of each, and change their minds on paper. About one in six does. It costs them nothing in April, and it would cost them two years in August.",
      "We teach for the board examination because it is the one they will sit. Past papers begin in October, not before; until then there are experiments that fail, essays that are rewritten, and accounts that do not balance until the second try.",
      "Coaching is a family’s decision. We ask only that it does not take the sleep out of a child. If your son is in a bus at nine at night, tell us, and we will look together at what could be dropped. It is usually something of ours.",
      "Every student leaves with a plan on one page: where they apply, what it costs, which scholarship closes when, and who in the alumni network has done it before. A plan can be wrong. Having none is worse.",
    ],
  },
];
