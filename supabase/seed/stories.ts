import { albums } from "./albums.ts";
import { addDays, at, type Day } from "./days.ts";
import { documentId } from "./documents.ts";
import { mathematicsWeek } from "./events/named-days.ts";
import { eventId } from "./events.ts";
import { rowId } from "./identifiers.ts";
import { findPicture } from "./pictures.ts";
import { lastOfSeason } from "./school-days.ts";

type Words = { title: string; lead: string; body: string; author: string; coverAlt?: string };

type SampleStory = {
  slug: string;
  day: Day;
  campus: string;
  level?: string;
  cover: string;
  album?: string;
  event?: string;
  documents?: Parameters<typeof documentId>[0][];
  en: Words;
  /** A draft may wait for its Hindi. */
  hi?: Words;
  draft?: true;
};

export const storyId = (slug: string): string => rowId(`news_stories/${slug}`);

/** Six stories of this and the last school year, one that is scheduled, and a draft. */
export function stories(today: Day) {
  return storyList(today).map((story) => {
    const cover = findPicture(story.cover);
    const { en, hi } = story;
    return {
      id: storyId(story.slug),
      title: en.title,
      slug: story.slug,
      lead: en.lead,
      body: en.body,
      author: en.author,
      cover: cover?.path ?? null,
      cover_alt: cover?.alt ?? null,
      cover_width: cover?.width ?? null,
      cover_height: cover?.height ?? null,
      campus: story.campus,
      level: story.level ?? null,
      document_ids: story.documents?.map(documentId) ?? [],
      album_id: story.album ? rowId(`gallery_events/${story.album}`) : null,
      event_id: story.event ? eventId(story.event) : null,
      status: story.draft ? "draft" : "published",
      publish_at: at(story.day, "16:00"),
      translations: hi ? { hi: inHindi(hi) } : {},
      is_sample: true,
      created_at: at(story.day < today ? story.day : today, "07:30"),
    };
  });
}

function inHindi({ coverAlt, ...words }: Words) {
  return { ...words, cover_alt: coverAlt };
}

/** A print between two paragraphs. */
function print(name: string, alt?: string): string {
  const picture = findPicture(name);
  if (!picture) return "";
  const { path, width, height } = picture;
  return `<img src="${path}" alt="${alt ?? picture.alt}" width="${width}" height="${height}">`;
}

function storyList(today: Day): SampleStory[] {
  const afterAlbum = (album: string, days: number) =>
    addDays(albums(today).find(({ slug }) => slug === album)?.held_on ?? today, days);
  return [
    {
      slug: "the-heats-are-run",
      day: afterAlbum("sports-day-heats", 3),
      campus: "paonta-sahib",
      cover: "albums/sports-day-heats/08",
      album: "sports-day-heats",
      event: "annual-sports-day",
      en: {
        title: "An arm’s length decides who starts on sports day",
        lead: "Two afternoons of heats are over. Every time hangs on the board, taken twice, and the four houses know whom they will cheer for.",
        author: "Sports office, Paonta Sahib",
        body: `<p>The closest race was the 200 metres of Class 9. Both stopwatches said the same; the judge at the tape saw an arm’s length between first and second. Both run in the final.</p><p>In the high jump the bar stayed at 1.32 metres, cleared at the second attempt. The relay teams practised the change more often than the running, because a baton on the grass costs more than a slow lap.</p>${print("albums/sports-day-heats/03")}<h2>For families who come to watch</h2><ul><li>The finals begin at 9:00 am on the main ground of Paonta Sahib. The north gate opens at 8:15 am.</li><li>Whoever runs in a final wears the house colour and brings a bottle of water.</li><li>Class 1 has no heats with lemon and spoon to lose: all of them are in the final.</li></ul><p>The cups are polished. They stand in the office, where nobody is allowed to try whether they hold water.</p>`,
      },
      hi: {
        title: "खेल दिवस पर कौन दौड़ेगा, एक हाथ के अंतर ने तय किया",
        lead: "शुरुआती मुक़ाबलों की दो दोपहरें पूरी हुईं। हर समय दो बार नापकर बोर्ड पर टाँगा गया है, और चारों सदन जानते हैं कि किसका हौसला बढ़ाना है।",
        author: "खेल कार्यालय, पांवटा साहिब",
        coverAlt: "घास की ढलान पर सदन झंडे लहराकर हौसला बढ़ाते हैं।",
        body: `<p>सबसे कड़ी टक्कर कक्षा 9 की 200 मीटर दौड़ में हुई। दोनों स्टॉपवॉच ने एक ही समय बताया; फ़ीते पर खड़े निर्णायक ने पहले और दूसरे के बीच एक हाथ का अंतर देखा। फ़ाइनल में दोनों दौड़ेंगे।</p><p>ऊँची कूद में डंडी 1.32 मीटर पर रही, जो दूसरे प्रयास में पार हुई। रिले की टीमों ने दौड़ने से ज़्यादा बैटन बदलने का अभ्यास किया, क्योंकि घास पर गिरा बैटन धीमे चक्कर से महँगा पड़ता है।</p>${print("albums/sports-day-heats/03", "पूरी दौड़ में रिले का बैटन एक हाथ से दूसरे हाथ में जाता है।")}<h2>देखने आने वाले परिवारों के लिए</h2><ul><li>फ़ाइनल सुबह 9:00 बजे पांवटा साहिब के मुख्य मैदान पर शुरू होंगे। उत्तरी द्वार सुबह 8:15 बजे खुलेगा।</li><li>जो फ़ाइनल में दौड़ेगा, वह अपने सदन का रंग पहने और पानी की बोतल लाए।</li><li>कक्षा 1 की नींबू-चम्मच दौड़ में कोई हारा नहीं: सब फ़ाइनल में हैं।</li></ul><p>कप चमका दिए गए हैं। वे कार्यालय में रखे हैं, जहाँ किसी को यह जाँचने की अनुमति नहीं कि उनमें पानी टिकता है या नहीं।</p>`,
      },
    },
    {
      slug: "the-shelf-at-the-juniors-gate",
      day: addDays(today, -11),
      campus: "juniors",
      cover: "news/shelf-at-the-gate",
      documents: ["uniform-list"],
      en: {
        title: "The shelf at the Juniors gate is full again",
        lead: "Families have brought what their children have outgrown. All of it is washed, mended and free, and a list says what belongs to the winter uniform.",
        author: "Office of Juniors",
        body: `<p>It began with one cardboard box. Now there is a shelf and a row of pegs, sorted by size and not by class, because children do not grow by class. Navy pullovers lie at the bottom, where small hands reach them; the blazers of Class 6 and above hang at the top.</p><p>A card is pinned to some of them. “Two winters, one lost button, found again,” says one. Another has only a name and a wish for luck.</p><h2>How it works</h2><ol><li>Take what fits, whenever the gate is open. Nobody writes down who takes what.</li><li>Bring what is washed. If a button is missing, say so: there is a tin of them in the office.</li><li>Leave shoes at home; the next pair of feet would not thank you.</li></ol>`,
      },
      hi: {
        title: "जूनियर्स के द्वार की शेल्फ़ फिर भर गई है",
        lead: "परिवार वे कपड़े ले आए हैं जो बच्चों को छोटे हो गए। सब धुले हुए हैं, मरम्मत किए हुए और निःशुल्क; और सूची बताती है कि सर्दियों की वर्दी में क्या-क्या है।",
        author: "जूनियर्स कार्यालय",
        coverAlt:
          "जूनियर्स के द्वार के पास स्कूल के कपड़ों की शेल्फ़; एक माँ बेटी को पुलोवर नापकर देख रही है और एक लड़का कोट टाँग रहा है।",
        body: `<p>शुरुआत गत्ते के एक डिब्बे से हुई थी। अब एक शेल्फ़ है और खूँटियों की एक क़तार, कक्षा से नहीं बल्कि नाप से सजी, क्योंकि बच्चे कक्षा के हिसाब से नहीं बढ़ते। नेवी पुलोवर सबसे नीचे हैं, जहाँ छोटे हाथ पहुँचते हैं; कक्षा 6 और ऊपर के ब्लेज़र सबसे ऊपर टँगे हैं।</p><p>कुछ पर एक पर्ची लगी है। एक पर लिखा है: “दो सर्दियाँ, एक खोया बटन, जो फिर मिल गया।” दूसरी पर बस एक नाम है और शुभकामना।</p><h2>यह कैसे चलता है</h2><ol><li>जो ठीक आए, ले जाएँ, जब भी द्वार खुला हो। कोई नहीं लिखता कि किसने क्या लिया।</li><li>जो लाएँ, धोकर लाएँ। बटन कम हो तो बता दें: कार्यालय में बटनों का एक डिब्बा है।</li><li>जूते घर पर ही रहने दें; अगले पाँव उनके लिए धन्यवाद नहीं देंगे।</li></ol>`,
      },
    },
    {
      slug: "class-8-measures-the-ridge",
      day: addDays(mathematicsWeek(today), 8),
      campus: "paonta-sahib",
      level: "middle",
      cover: "news/ridge-measured",
      album: "mathematics-week",
      event: "mathematics-week",
      en: {
        title: "Class 8 measures the ridge, and is out by four metres",
        lead: "A stick, a shadow and a page of similar triangles: the height of the ridge behind the playing field, found without climbing it.",
        author: "Department of Mathematics, Paonta Sahib",
        body: `<p>First they practised on the pine beside the courtyard, whose height can be checked with a rope. Then they walked out to the field, paced a straight line, and looked at the top of the ridge from both of its ends.</p>${print("albums/mathematics-week/02")}<p>The survey map says one thing; the eight groups said eight others. Their mean was four metres too low. Last time the class was out by eleven.</p><table><thead><tr><th>What went wrong</th><th>What it cost</th></tr></thead><tbody><tr><td>Paces that grew shorter in the sun</td><td>6 metres</td></tr><tr><td>A string that stretched</td><td>3 metres</td></tr><tr><td>A tree taken for the top</td><td>5 metres</td></tr></tbody></table><p>The department has hung the reports in the corridor.</p><p>“The mean knows more than any of us,” one of them ends.</p>`,
      },
      hi: {
        title: "कक्षा 8 ने पहाड़ी की ऊँचाई नापी, अंतर रहा चार मीटर",
        lead: "एक लाठी, एक छाया और समरूप त्रिभुजों का एक पन्ना: खेल के मैदान के पीछे की पहाड़ी की ऊँचाई, बिना उस पर चढ़े।",
        author: "गणित विभाग, पांवटा साहिब",
        coverAlt:
          "क़दमों से नापी रेखा के दोनों सिरों से दो विद्यार्थी पहाड़ी की चोटी पर निशाना साधते हैं; बीच में एक लड़की रेखा पर चलती है और एक लड़का धारीदार लाठी के पास लिखता है।",
        body: `<p>पहले उन्होंने आँगन के पास के चीड़ पर अभ्यास किया, जिसकी ऊँचाई रस्सी से जाँची जा सकती है। फिर वे मैदान तक गए, क़दमों से एक सीधी रेखा नापी, और उसके दोनों सिरों से पहाड़ी की चोटी को देखा।</p>${print("albums/mathematics-week/02", "एक लड़की चीड़ की ऊँचाई जानने के लिए उसकी चोटी पर निशाना साधती है।")}<p>सर्वेक्षण का नक्शा एक बात कहता है; आठों समूहों ने आठ अलग बातें कहीं। उनका औसत चार मीटर कम निकला। पिछली बार कक्षा ग्यारह मीटर चूकी थी।</p><table><thead><tr><th>कहाँ चूके</th><th>कितना अंतर पड़ा</th></tr></thead><tbody><tr><td>धूप में छोटे होते गए क़दम</td><td>6 मीटर</td></tr><tr><td>डोरी, जो खिंच गई</td><td>3 मीटर</td></tr><tr><td>पेड़, जिसे चोटी समझ लिया</td><td>5 मीटर</td></tr></tbody></table><p>विभाग ने रिपोर्टें गलियारे में टाँग दी हैं।</p><p>एक के अंत में लिखा है: “औसत हम सबसे ज़्यादा जानता है।”</p>`,
      },
    },
    {
      slug: "what-stays-white-is-cut-away",
      day: afterAlbum("block-printing-class-7", 2),
      campus: "majra",
      level: "middle",
      cover: "albums/block-printing-class-7/07",
      album: "block-printing-class-7",
      event: "annual-exhibition",
      en: {
        title: "What stays white is cut away: Class 7 prints the hills",
        lead: "Six double lessons with pear wood and gouges. Ten prints now hang on a wall at Majra, and no two of the hills are alike.",
        author: "Art room, Majra",
        body: `<p>A block print is thought the other way round. Whoever writes a name into the wood reads it in the mirror, and whoever wants a field of snow must cut it away. So the first lesson passed without a blade: with a pencil, thin paper, and a window to hold both against.</p>${print("albums/block-printing-class-7/02")}<p>There are six gouges and more hands than that. People waited, and watching turned out to be half of the learning. Nobody hurried: what is cut away does not come back.</p><p>Then the ink. Rolled too thick, it fills the fine lines; too thin, the hills come out as fog. Two prints were left like that, because it is what the morning looks like from the bus.</p><p>The blocks stay in the art room. At the annual exhibition visitors pull a print of their own.</p>`,
      },
      hi: {
        title: "जो सफ़ेद रहना है, वह कट जाता है: कक्षा 7 ने पहाड़ छापे",
        lead: "नाशपाती की लकड़ी और छेनियों के साथ छह दोहरे पीरियड। अब माजरा की एक दीवार पर दस छापे टँगे हैं, और कोई दो पहाड़ एक-से नहीं।",
        author: "कला कक्ष, माजरा",
        coverAlt: "दो विद्यार्थी ठप्पे से काग़ज़ उठाते हैं और पहाड़ देखते हैं।",
        body: `<p>ठप्पे की छपाई उलटी ओर से सोची जाती है। जो लकड़ी में नाम लिखे, वह उसे आईने में पढ़ता है; और जिसे बर्फ़ का मैदान चाहिए, उसे वह काटकर निकालना पड़ता है। इसलिए पहला पीरियड बिना औज़ार के बीता: एक पेंसिल, पतला काग़ज़, और एक खिड़की, जिस पर दोनों टिकाए जाएँ।</p>${print("albums/block-printing-class-7/02", "दो हाथ लाल ठप्पे पर छेनी चलाते हैं, किनारे पर छीलन पड़ी है।")}<p>छेनियाँ छह हैं, और हाथ उनसे ज़्यादा। सबने अपनी बारी की प्रतीक्षा की, और देखना ही आधा सीखना निकला। किसी ने जल्दी नहीं की: जो कट गया, वह लौटता नहीं।</p><p>फिर स्याही। मोटी लगे तो महीन रेखाएँ भर जाती हैं; पतली लगे तो पहाड़ कोहरे जैसे आते हैं। दो छापे वैसे ही रहने दिए गए, क्योंकि बस से सुबह ऐसी ही दिखती है।</p><p>ठप्पे कला कक्ष में ही रहेंगे। वार्षिक प्रदर्शनी में अतिथि ख़ुद एक छाप निकालते हैं।</p>`,
      },
    },
    {
      slug: "seven-kilometres-to-the-river-and-back",
      day: afterAlbum("walk-to-the-river", 4),
      campus: "paonta-sahib",
      level: "primary",
      cover: "albums/walk-to-the-river/05",
      album: "walk-to-the-river",
      en: {
        title: "Seven kilometres, one river, and a stone that jumped four times",
        lead: "Class 5 walked down to the Yamuna and home along the ridge. What they brought back fits into a pocket, and into this report.",
        author: "Class 5, Paonta Sahib",
        body: `<p>We were told to count something. Some of us counted pines and gave up. One of us counted the planks of the footbridge and had to begin again, because it moves.</p><p>At the river there was lunch on the red cloth. After that everyone looked for a flat stone. The record is four jumps. The river does not give the stones back, so you cannot try the same one twice.</p>${print("albums/walk-to-the-river/07")}<p>We looked at one leaf each through the glass. It has roads in it, and the roads have lanes.</p><p>The way home is longer, because it goes up. From the ridge we saw the school, and it was small enough to cover with a thumb.</p>`,
      },
      hi: {
        title: "सात किलोमीटर, एक नदी, और चार बार उछला एक पत्थर",
        lead: "कक्षा 5 पैदल यमुना तक उतरी और पहाड़ी की धार से घर लौटी। जो वे साथ लाए, वह एक जेब में समा जाता है, और इस रिपोर्ट में।",
        author: "कक्षा 5, पांवटा साहिब",
        coverAlt: "चौड़ी पथरीली नदी के पास लाल चादर पर दोपहर का खाना।",
        body: `<p>हमसे कहा गया था कि कुछ गिनना है। हममें से कुछ ने चीड़ गिने और हार मान ली। एक ने झूला पुल के तख़्ते गिने और उसे फिर से शुरू करना पड़ा, क्योंकि पुल हिलता है।</p><p>नदी पर लाल चादर बिछाकर खाना हुआ। उसके बाद सबने चपटा पत्थर ढूँढ़ा। रिकॉर्ड चार उछाल का है। नदी पत्थर लौटाती नहीं, इसलिए एक ही पत्थर दो बार नहीं फेंका जा सकता।</p>${print("albums/walk-to-the-river/07", "नदी के पत्थरों के बीच आवर्धक लेंस के नीचे एक पत्ती।")}<p>हम सबने लेंस से एक-एक पत्ती देखी। उसमें सड़कें हैं, और सड़कों में गलियाँ।</p><p>घर का रास्ता लंबा है, क्योंकि वह ऊपर जाता है। पहाड़ी की धार से हमें विद्यालय दिखा, इतना छोटा कि अँगूठे से ढक जाए।</p>`,
      },
    },
    {
      slug: "three-hundred-saplings",
      // Of the season before the last: the event of this one says how many of them are alive.
      day: addDays(lastOfSeason("07-13", "Saturday", today), -361),
      campus: "paonta-sahib",
      level: "primary",
      cover: "events/tree-planting",
      en: {
        title: "Three hundred saplings go into the upper slope",
        lead: "Sal, jamun and amla from the forest nursery, planted in the first rains by Classes 3 and 4. Each has a number, and a child who comes back to it.",
        author: "Classes 3 and 4, Paonta Sahib",
        body: "<p>The holes were dug the day before by the gardeners, a hand deep and two hands wide, in rows that follow the slope so that the water stays. The children carried the saplings up in their lunch boxes.</p><p>A tag with a class and a number hangs on every one. It is not a prize and not a name plate: it says who waters this sapling when the rains are over.</p><p>The forest guard who helped us said that out of three hundred not all will live. We will count them next year, and write down the number, whatever it is.</p>",
      },
      hi: {
        title: "ऊपरी ढलान पर लगे तीन सौ पौधे",
        lead: "वन विभाग की पौधशाला से साल, जामुन और आँवला, जिन्हें पहली बारिश में कक्षा 3 और 4 ने लगाया। हर पौधे की एक संख्या है, और एक बच्चा, जो उसके पास लौटता है।",
        author: "कक्षा 3 और 4, पांवटा साहिब",
        coverAlt: "विद्यालय के ऊपर की ढलान पर बच्चे घुटनों के बल पौधे लगाते हैं।",
        body: "<p>गड्ढे एक दिन पहले मालियों ने खोदे थे, एक हाथ गहरे और दो हाथ चौड़े, ढलान के साथ चलती क़तारों में, ताकि पानी ठहरे। बच्चे पौधों को अपने खाने के डिब्बों में ऊपर ले गए।</p><p>हर पौधे पर कक्षा और संख्या की एक पर्ची है। वह न इनाम है, न नाम-पट्टी: वह बताती है कि बारिश के बाद इस पौधे को कौन सींचेगा।</p><p>हमारी मदद करने वाले वनरक्षक ने कहा कि तीन सौ में से सब नहीं बचेंगे। अगले वर्ष हम उन्हें गिनेंगे और जो संख्या होगी, लिख देंगे।</p>",
      },
    },
    {
      slug: "the-winter-concert-has-its-songs",
      day: addDays(today, 5),
      campus: "majra",
      cover: "events/winter-concert",
      event: "winter-concert",
      en: {
        title: "The winter concert has its songs",
        lead: "Songs from Sirmaur, Shimla and Jaunsar are chosen, and ninety singers learn the words. The nati at the end needs no rehearsal.",
        author: "Music room, Majra",
        body: "<p>Grandparents were asked for songs, and came with more than one evening holds. Those that are not sung this time are written down, with the village they come from.</p><p>The words will be printed in the programme, in Hindi and English, so that everybody can join in.</p>",
      },
      hi: {
        title: "शीतकालीन संगीत संध्या के गीत तय हो गए",
        lead: "सिरमौर, शिमला और जौनसार के गीत चुन लिए गए हैं, और नब्बे गायक उनके बोल सीख रहे हैं। अंत की नाटी को अभ्यास की ज़रूरत नहीं।",
        author: "संगीत कक्ष, माजरा",
        coverAlt: "हिम-शिखरों के चित्र के सामने दो पंक्तियों में समूहगान, किनारे पर तबले।",
        body: "<p>दादा-दादी और नाना-नानी से गीत माँगे गए, और वे इतने लाए कि एक शाम में न समाएँ। जो इस बार नहीं गाए जाएँगे, वे लिख लिए गए हैं, उस गाँव के नाम के साथ जहाँ से वे आए।</p><p>बोल कार्यक्रम-पत्र में हिन्दी और अंग्रेज़ी में छपेंगे, ताकि सब साथ गा सकें।</p>",
      },
    },
    {
      slug: "questions-at-the-exhibition",
      day: addDays(today, -1),
      campus: "majra",
      cover: "events/annual-exhibition",
      event: "annual-exhibition",
      draft: true,
      en: {
        title: "What visitors asked at the annual exhibition",
        lead: "Everyone was asked to ask at least three questions. A few were written down.",
        author: "Office of Majra",
        body: "<p>Still to be collected from the floors.</p>",
      },
    },
  ];
}
