import { addDays, at, type Day } from "./days.ts";
import { documentId } from "./documents.ts";
import { rowId } from "./identifiers.ts";
import { findPicture } from "./pictures.ts";
import { printsInHindi } from "./prints-in-hindi.ts";

type Said = readonly [english: string, hindi: string];
type Words = Record<string, Said>;

/** What is said of a block or of an entry in it, and the Hindi beside it. */
function said(words: Words) {
  const inLanguage = (place: 0 | 1) =>
    Object.fromEntries(Object.entries(words).map(([part, each]) => [part, each[place]]));
  return { ...inLanguage(0), translations: { hi: inLanguage(1) } };
}

const eventOf = (name: string) => name.replace("events/", "");

const picture = (name: string, caption: Said) => {
  const found = findPicture(name);
  return {
    picture: found?.path,
    ...said({ alt: [found?.alt ?? "", printsInHindi[eventOf(name)] ?? ""], caption }),
  };
};

/** Two pages of the school's own, one below the other, which show most kinds of blocks. */
export function ownPages(today: Day) {
  return [
    {
      path: "a-school-day",
      words: {
        title: ["A day at school", "विद्यालय का एक दिन"],
        lead: [
          "From the first bus to the last: what happens between half past seven and a quarter to five.",
          "पहली बस से आख़िरी बस तक: साढ़े सात से पौने पाँच बजे के बीच क्या-क्या होता है।",
        ],
      } satisfies Words,
      cover: "scenes/five-hours",
      blocks: dayBlocks,
    },
    {
      path: "a-school-day/lunch",
      words: {
        title: ["Lunch", "दोपहर का भोजन"],
        lead: [
          "What children bring, what the kitchen cooks, and where everybody sits.",
          "बच्चे क्या लाते हैं, रसोई क्या पकाती है, और सब कहाँ बैठते हैं।",
        ],
      } satisfies Words,
      cover: "scenes/lunch",
      blocks: lunchBlocks,
    },
  ].map(({ path, words, cover, blocks }) => {
    const opening = cover ? findPicture(cover) : undefined;
    const { translations, ...english } = said(words);
    return {
      id: rowId(`own_pages/${path}`),
      path,
      ...english,
      cover: opening?.path ?? null,
      cover_alt: opening?.alt ?? null,
      cover_width: opening?.width ?? null,
      cover_height: opening?.height ?? null,
      blocks: blocks(),
      status: "published",
      publish_at: at(addDays(today, -60), "09:00"),
      translations: {
        hi: { ...translations.hi, ...(cover && { cover_alt: printsInHindi[eventOf(cover)] }) },
      },
      is_sample: true,
      created_at: at(addDays(today, -61), "09:00"),
    };
  });
}

const dayBlocks = () => [
  {
    ...{ kind: "text", id: "morning" },
    ...said({
      heading: ["The morning", "सुबह"],
      body: [
        "<p>The gates open at half past seven. Whoever comes early sits in the library or waters the saplings along the wall, which are watered by nobody else.</p><p>Assembly is short: one song, one piece of news, one question that has no answer yet. The answer is looked for during the day.</p>",
        "<p>फाटक साढ़े सात बजे खुलते हैं। जो जल्दी आता है, वह पुस्तकालय में बैठता है या दीवार के साथ लगे पौधों को सींचता है, जिन्हें और कोई नहीं सींचता।</p><p>प्रार्थना सभा छोटी होती है: एक गीत, एक समाचार, और एक प्रश्न जिसका उत्तर अभी किसी के पास नहीं। उत्तर दिन भर खोजा जाता है।</p>",
      ],
    }),
  },
  {
    ...{ kind: "table", id: "hours" },
    ...said({
      heading: ["The hours", "समय"],
      rows: [
        "The day | Classes 1 to 5 | Classes 6 to 12\nGates open | 7:30 | 7:30\nAssembly | 8:15 | 8:00\nFirst lesson | 8:35 | 8:20\nTiffin | 10:20 | 10:20\nLunch | 12:30 | 12:00\nHome | 2:00 | 2:20\nLate bus | Tue and Thu, 4:45 | Tue and Thu, 4:45",
        "दिन | कक्षा 1 से 5 | कक्षा 6 से 12\nफाटक खुलते हैं | 7:30 | 7:30\nप्रार्थना सभा | 8:15 | 8:00\nपहला पीरियड | 8:35 | 8:20\nटिफ़िन | 10:20 | 10:20\nभोजन | 12:30 | 12:00\nघर | 2:00 | 2:20\nदेर वाली बस | मंगल और गुरु, 4:45 | मंगल और गुरु, 4:45",
      ],
    }),
  },
  {
    ...{ kind: "numbers", id: "counts" },
    ...said({ heading: ["The day in numbers", "दिन, आँकड़ों में"] }),
    numbers: [
      { value: "8", ...said({ label: ["lessons of forty minutes", "चालीस मिनट की कक्षाएँ"] }) },
      { value: "2", ...said({ label: ["breaks outside", "बाहर के अवकाश"] }) },
      { value: "24:1", ...said({ label: ["students for each teacher", "हर अध्यापक पर विद्यार्थी"] }) },
      { value: "0", ...said({ label: ["phones in class", "कक्षा में फ़ोन"] }) },
    ],
  },
  {
    ...{ kind: "steps", id: "lessons" },
    ...said({ heading: ["How a lesson goes", "एक कक्षा कैसे चलती है"] }),
    steps: [
      said({
        title: ["A question on the board", "बोर्ड पर एक प्रश्न"],
        text: [
          "Everybody writes down a first answer, right or wrong.",
          "सब अपना पहला उत्तर लिखते हैं, सही हो या ग़लत।",
        ],
      }),
      said({
        title: ["Work in twos", "जोड़ी में काम"],
        text: [
          "One explains, one doubts, and then they change places.",
          "एक समझाता है, दूसरा शंका करता है, फिर दोनों जगह बदलते हैं।",
        ],
      }),
      said({
        title: ["One page at the end", "अंत में एक पृष्ठ"],
        text: [
          "What was wrong at first is crossed out, not erased.",
          "जो पहले ग़लत था, वह काटा जाता है, मिटाया नहीं जाता।",
        ],
      }),
    ],
  },
  {
    ...{ kind: "quote", id: "said" },
    ...said({
      quote: [
        "I ask my daughter what she asked today, not what she learnt. It is the better conversation.",
        "मैं बेटी से यह नहीं पूछता कि आज क्या सीखा, यह पूछता हूँ कि आज क्या पूछा। बात वहीं से आगे बढ़ती है।",
      ],
      by: ["A father, Class 6", "कक्षा 6 के एक पिता"],
    }),
  },
  {
    ...{ kind: "pictures", id: "seen" },
    ...said({ heading: ["Between the lessons", "कक्षाओं के बीच"] }),
    pictures: [
      picture("events/book-fair", ["The book fair, in the second break.", "दूसरे अवकाश में पुस्तक मेला।"]),
      picture("events/kite-festival", [
        "On the hill, when there is wind.",
        "पहाड़ी पर, जब हवा चलती है।",
      ]),
    ],
  },
  {
    ...{ kind: "questions", id: "asked" },
    ...said({ heading: ["What families ask", "परिवार क्या पूछते हैं"] }),
    questions: [
      said({
        question: ["What if a child comes late?", "बच्चा देर से आए तो?"],
        answer: [
          "The gate is open all day. Whoever comes after assembly signs the book at the office and goes to class.",
          "फाटक दिन भर खुला है। जो प्रार्थना सभा के बाद आए, वह कार्यालय में रजिस्टर पर लिखकर कक्षा में चला जाए।",
        ],
      }),
      said({
        question: ["May we visit a lesson?", "क्या हम कोई कक्षा देख सकते हैं?"],
        answer: [
          "Yes, on the open mornings, and on other days by appointment.",
          "हाँ, खुली सुबहों में, और दूसरे दिनों में समय लेकर।",
        ],
      }),
    ],
  },
  {
    ...{ kind: "documents", id: "papers", document_ids: [documentId("uniform-list")] },
    ...said({ heading: ["To keep at home", "घर पर रखने के लिए"] }),
  },
  {
    ...{ kind: "events", id: "coming", campus: null },
    ...said({ heading: ["Mornings to come and see", "आकर देखने के दिन"] }),
  },
  {
    ...{ kind: "action", id: "visit", to: "/meetings" },
    ...said({
      heading: ["Come and see a day", "आइए, एक दिन देखिए"],
      text: ["Choose a morning; somebody will walk with you.", "कोई सुबह चुनिए; कोई आपके साथ चलेगा।"],
      label: ["Choose a day", "दिन चुनें"],
    }),
  },
];

const lunchBlocks = () => [
  {
    ...{ kind: "text", id: "kitchen" },
    ...said({
      heading: ["From the kitchen", "रसोई से"],
      body: [
        "<p>Rice, dal, one vegetable from the valley and curd, every day. Whoever brings a box from home sits at the same table.</p><p>Nobody is hurried. Plates are filled twice for whoever asks, and each class washes its own at the long tap.</p>",
        "<p>हर दिन चावल, दाल, घाटी की एक सब्ज़ी और दही। जो घर से डिब्बा लाता है, वह भी उसी मेज़ पर बैठता है।</p><p>किसी को जल्दी नहीं होती। जो माँगे, उसकी थाली दोबारा भरती है, और हर कक्षा अपनी थालियाँ लंबे नल पर ख़ुद धोती है।</p>",
      ],
    }),
  },
  {
    ...{ kind: "table", id: "menu" },
    ...said({
      heading: ["This week’s plates", "इस सप्ताह की थाली"],
      rows: [
        "Day | Dal | Vegetable | Beside it\nMonday | Yellow moong | Potato and spinach | Curd, radish\nTuesday | Rajma of the hills | Cabbage with peas | Curd, lemon\nWednesday | Black urad | Pumpkin | Buttermilk\nThursday | Chana | Cauliflower | Curd, carrot\nFriday | Kadhi with dumplings | Beans | Jaggery",
        "दिन | दाल | सब्ज़ी | साथ में\nसोमवार | मूँग | आलू-पालक | दही, मूली\nमंगलवार | पहाड़ी राजमा | मटर-पत्तागोभी | दही, नींबू\nबुधवार | काली उड़द | कद्दू | छाछ\nगुरुवार | चना | फूलगोभी | दही, गाजर\nशुक्रवार | पकौड़ी वाली कढ़ी | फलियाँ | गुड़",
      ],
    }),
  },
  {
    ...{ kind: "picture", id: "stove" },
    ...picture("scenes/kitchen", [
      "The stove of the Paonta Sahib kitchen, at ten in the morning.",
      "पांवटा साहिब की रसोई का चूल्हा, सुबह दस बजे।",
    ]),
  },
  {
    ...{ kind: "people", id: "cooks" },
    ...said({ heading: ["Who cooks", "कौन पकाता है"] }),
    people: [
      {
        picture: null,
        ...said({
          name: ["Kamla Devi", "कमला देवी"],
          role: ["Head of the kitchen", "रसोई की प्रमुख"],
          about: [
            "Begins at five with the dal, and knows who eats no onions.",
            "पाँच बजे दाल से दिन शुरू करती हैं, और जानती हैं कि प्याज़ कौन नहीं खाता।",
          ],
        }),
      },
      {
        picture: null,
        ...said({
          name: ["Bhim Singh", "भीम सिंह"],
          role: ["Vegetables and curd", "सब्ज़ी और दही"],
          about: [
            "Buys at the gate of the market, from people he has known for twenty years.",
            "मंडी के फाटक पर उन्हीं से ख़रीदते हैं जिन्हें बीस बरस से जानते हैं।",
          ],
        }),
      },
    ],
  },
  {
    ...{ kind: "form", id: "ask", form: "message" },
    ...said({
      text: [
        "Is there something your child may not eat? Tell the office; the kitchen hears it the same day.",
        "क्या कुछ ऐसा है जो आपका बच्चा नहीं खा सकता? कार्यालय को बताइए; रसोई तक बात उसी दिन पहुँचती है।",
      ],
    }),
  },
];
