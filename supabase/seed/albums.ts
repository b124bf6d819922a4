import { focusOf } from "../../data/gallery/print-focus.ts";
import { juniorsBegin } from "./calendar.ts";
import { type Day, last, sessionYear, type Weekday } from "./days.ts";
import { fairSeason, mathematicsWeek } from "./events/named-days.ts";
import { rowId } from "./identifiers.ts";
import { findPicture } from "./pictures.ts";
import { addDaysOfTerm, lastOfSeason, schoolDayUntil } from "./school-days.ts";

/** The albums; the first picture of each is its cover. */
export function albums(today: Day) {
  return albumList(today).map((album) => {
    const cover = albumPicture(album.slug, 0);
    return {
      id: albumId(album.slug),
      title: album.title,
      slug: album.slug,
      summary: album.summary,
      held_on: album.heldOn,
      campus: album.campus,
      category: album.category,
      cover: cover?.path ?? null,
      cover_alt: cover?.alt ?? null,
      cover_width: cover?.width ?? null,
      cover_height: cover?.height ?? null,
      published: true,
      unlisted: false,
      allow_download: album.allowDownload ?? false,
      translations: { hi: { ...album.hindi, cover_alt: hindiAltOf(album.pictures) } },
      is_sample: true,
    };
  });
}

/** What the first picture shows, in Hindi. */
function hindiAltOf(pictures: string): string | undefined {
  return pictures.split("\n")[0]?.split(" | ")[2];
}

/** The pictures of all albums in their order, as far as they are drawn. */
export function albumPictures(today: Day) {
  return albumList(today).flatMap(({ slug, pictures }) =>
    pictures.split("\n").flatMap((line, index) => {
      const picture = albumPicture(slug, index);
      if (!picture) return [];
      const [caption, hindiCaption, hindiAlt] = line.split(" | ");
      return {
        id: rowId(`gallery_images/${slug}/${index + 1}`),
        gallery_event_id: albumId(slug),
        ...picture,
        ...focalPoint(picture.path),
        caption,
        translations: { hi: { caption: hindiCaption, alt: hindiAlt } },
        position: index + 1,
        is_sample: true,
      };
    }),
  );
}

/** Covers are cropped; the others are shown whole. */
function focalPoint(path: string) {
  const [focal_x, focal_y] = focusOf(path) ?? [0.5, 0.5];
  return { focal_x, focal_y };
}

function albumId(slug: string): string {
  return rowId(`gallery_events/${slug}`);
}

function albumPicture(slug: string, index: number) {
  return findPicture(`albums/${slug}/${String(index + 1).padStart(2, "0")}`);
}

type SampleAlbum = {
  slug: string;
  title: string;
  summary: string;
  heldOn: Day;
  campus: string;
  category: string;
  allowDownload?: true;
  hindi: { title: string; summary: string };
  /** A line for each picture: caption, caption in Hindi, alt text in Hindi. */
  pictures: string;
};

/** Eight albums of the last twelve months, newest first. */
function albumList(today: Day): SampleAlbum[] {
  const before = (days: number, weekday: Weekday) =>
    schoolDayUntil(addDaysOfTerm(today, -days), { weekday });
  const began = juniorsBegin(sessionYear(today)).from;
  return [
    {
      slug: "sports-day-heats",
      title: "Heats for sports day",
      summary: "Two afternoons of heats decide who runs in the finals. All times are on the board.",
      heldOn: before(8, "Friday"),
      campus: "paonta-sahib",
      category: "sport",
      hindi: {
        title: "खेल दिवस के शुरुआती मुक़ाबले",
        summary: "दो दोपहरों के मुक़ाबले तय करते हैं कि फ़ाइनल में कौन दौड़ेगा। सबके समय बोर्ड पर लिखे हैं।",
      },
      pictures: `\
The 200 metres of Class 9, decided by an arm’s length | कक्षा 9 की 200 मीटर दौड़, एक हाथ के अंतर से जीती गई | एक लड़का दोनों हाथ उठाए फ़ीते तक पहुँचता है, दो धावक ठीक पीछे हैं।
High jump: 1.32 metres, at the second attempt | ऊँची कूद: 1.32 मीटर, दूसरे प्रयास में | एक लड़की नीले-हरे गद्दे के ऊपर ऊँची कूद की डंडी पार करती है।
The relay teams practise the change | रिले की टीमें बैटन बदलने का अभ्यास करती हैं | पूरी दौड़ में रिले का बैटन एक हाथ से दूसरे हाथ में जाता है।
The sack race has heats too | बोरी दौड़ के भी शुरुआती मुक़ाबले होते हैं | तीन बच्चे बोरी दौड़ में मैदान पर कूदते हुए बढ़ते हैं।
The podium, tried out before it is needed | पोडियम, ज़रूरत से पहले आज़माया हुआ | पोडियम पर तीन पदक विजेता, बीच की लड़की ने हाथ उठाए हैं।
Lemon and spoon, Class 1 | नींबू-चम्मच दौड़, कक्षा 1 | छोटे बच्चे नींबू-चम्मच दौड़ में सँभलकर चलते हैं।
Every time is taken twice | हर समय दो बार नापा जाता है | एक धावक ट्रैक पर आता है और शिक्षिका स्टॉपवॉच देखती हैं।
The grass bank cheers by house | घास की ढलान से हर सदन अपनों का हौसला बढ़ाता है | घास की ढलान पर सदन झंडे लहराकर हौसला बढ़ाते हैं।
The cups, polished and waiting | चमकाए हुए कप, अपनी बारी के इंतज़ार में | धारीदार शामियाने के नीचे इनाम की मेज़ पर कप रखे हैं।`,
    },
    {
      slug: "block-printing-class-7",
      title: "Block printing, Class 7",
      summary:
        "From a pencil line to a print in six double lessons. Pear wood, six gouges, one roller.",
      heldOn: before(30, "Wednesday"),
      campus: "majra",
      category: "arts",
      allowDownload: true,
      hindi: {
        title: "ब्लॉक छपाई, कक्षा 7",
        summary: "पेंसिल की रेखा से छपे चित्र तक, छह दोहरे पीरियड में। नाशपाती की लकड़ी, छह छेनियाँ, एक रोलर।",
      },
      pictures: `\
Six double lessons at the long table | लंबी मेज़ पर छह दोहरे पीरियड | कक्षा 7 लंबी मेज़ पर तराशे हुए ठप्पों के साथ, तार पर चित्र सूख रहे हैं।
Cutting away everything that stays white | जो सफ़ेद रहना है, वह सब काटकर निकालना | दो हाथ लाल ठप्पे पर छेनी चलाते हैं, किनारे पर छीलन पड़ी है।
Ink, rolled thin | स्याही, पतली फैलाई हुई | एक लड़की खिड़की के पास अपने ठप्पे पर रोलर से स्याही लगाती है।
The block and what it says, the other way round | ठप्पा और उसकी छाप, उलटी ओर से | तराशा हुआ पहाड़ और उससे छपा चित्र, साथ-साथ।
Prints dry on the line overnight | छपे हुए चित्र रात भर तार पर सूखते हैं | एक लड़का अपना गीला चित्र तार पर टाँगता है।
Six gouges, one roller | छह छेनियाँ, एक रोलर | कपड़े पर छह छेनियाँ रखी हैं, नीचे रोलर है।
The first pull | पहली छाप | दो विद्यार्थी ठप्पे से काग़ज़ उठाते हैं और पहाड़ देखते हैं।
The wall, and the whole class in front of it | दीवार, और उसके सामने पूरी कक्षा | दीवार पर दस पूरे चित्र, कक्षा उन्हें देख रही है।`,
    },
    {
      slug: "mathematics-week",
      title: "Mathematics week",
      summary: "Five days, five problems, and heights measured without climbing anything.",
      heldOn: mathematicsWeek(today),
      campus: "paonta-sahib",
      category: "academic",
      hindi: {
        title: "गणित सप्ताह",
        summary: "पाँच दिन, पाँच प्रश्न, और ऊँचाइयाँ जो बिना चढ़े नापी गईं।",
      },
      pictures: `\
Cubes, prisms and one that nobody could name | घन, प्रिज़्म और एक जिसका नाम कोई न बता सका | मेज़ के ऊपर काग़ज़ के ठोस आकार लटके हैं, तीन विद्यार्थी और मोड़ रहे हैं।
First the pine, then the ridge: heights without climbing | पहले चीड़, फिर पहाड़ी की धार: ऊँचाइयाँ, बिना चढ़े | एक लड़की चीड़ की ऊँचाई जानने के लिए उसकी चोटी पर निशाना साधती है।
Seven pieces, one square | सात टुकड़े, एक वर्ग | एक हाथ टैनग्राम के वर्ग में आख़िरी टुकड़ा सरकाता है।
A spiral out of squares, Class 9 | वर्गों से बना सर्पिल, कक्षा 9 | एक लड़का बोर्ड पर वर्गों के ऊपर सर्पिल खींचता है।
Weights and change at the market stall | बाज़ार की दुकान पर बाट और छुट्टे पैसे | तराज़ू वाली एक दुकान तौल और छुट्टे का हिसाब सिखाती है।
The large counting frame, for small visitors | बड़ा गिनतारा, छोटे अतिथियों के लिए | बड़े गिनतारे के तारों पर रंगीन मनके।
How many cups for ten rows? | दस पंक्तियों के लिए कितने कप? | एक लड़की काग़ज़ के कपों के त्रिकोण पर एक और कप रखती है।
Three forward, two back: Class 2 on the number line | तीन आगे, दो पीछे: संख्या रेखा पर कक्षा 2 | एक लड़की आँगन में चाक से बनी संख्या रेखा पर कूदती है।`,
    },
    {
      slug: "walk-to-the-river",
      title: "Walk to the river",
      summary:
        "Class 5 walks down to the Yamuna and back along the ridge: seven kilometres and one picnic.",
      heldOn: before(44, "Thursday"),
      campus: "paonta-sahib",
      category: "outdoors",
      hindi: {
        title: "नदी तक पैदल",
        summary: "कक्षा 5 पैदल यमुना तक उतरती है और पहाड़ी की धार से लौटती है: सात किलोमीटर और एक पिकनिक।",
      },
      pictures: `\
Down through the pines | चीड़ के बीच से नीचे की ओर | कक्षा चीड़ के बीच से नदी की ओर उतरती है।
Five people, and trees for fifty | पाँच लोग, और पचास लायक़ पेड़ | बहुत ऊँचे चीड़ों के नीचे बस्ते लिए पाँच बच्चे।
Stepping stones, one at a time | पार करने के पत्थर, एक-एक करके | दो बच्चे सँभलते हुए पत्थरों पर से पार जाते हैं।
Four jumps: the record of the day | चार उछाल: दिन का रिकॉर्ड | एक लड़का पत्थर फेंकता है और वह पानी पर चार बार उछलता है।
Lunch beside the Yamuna | यमुना के किनारे दोपहर का खाना | चौड़ी पथरीली नदी के पास लाल चादर पर दोपहर का खाना।
The footbridge moves, and so does everybody on it | झूला पुल हिलता है, और उस पर चलता हर कोई भी | तीन बच्चे पानी के ऊपर झूला पुल पार करते हैं।
A leaf, looked at properly | एक पत्ती, ध्यान से देखी हुई | नदी के पत्थरों के बीच आवर्धक लेंस के नीचे एक पत्ती।
Home along the ridge, last light | पहाड़ी की धार से घर की ओर, दिन की आख़िरी रोशनी में | सूरज ढलते हुए बच्चों की क़तार पहाड़ी की धार से घर लौटती है।`,
    },
    {
      slug: "evening-of-hill-dances",
      title: "An evening of hill dances",
      summary: "Nati and rasa by Classes 4 to 9, with drums, a flute and, at the end, everybody.",
      heldOn: before(58, "Saturday"),
      campus: "majra",
      category: "school-life",
      allowDownload: true,
      hindi: {
        title: "पहाड़ी नृत्यों की एक शाम",
        summary: "कक्षा 4 से 9 की नाटी और रासा, ढोल और बाँसुरी के साथ, और अंत में सब एक साथ।",
      },
      pictures: `\
Nati, first round | नाटी, पहला फेरा | पाँच नर्तक बने हुए पहाड़ों के आगे घेरे में घूमते हैं।
Alone for sixteen beats, then the others come in | सोलह ताल तक अकेले, फिर बाक़ी सब साथ | लाल पोशाक में एक नर्तकी सूरज के आगे अकेली घूमती है।
The dhol sets the pace | चाल ढोल तय करता है | पीले कुर्ते में एक वादक ढोल बजाता है।
The dance of the long scarf, Class 8 | लंबे दुपट्टे का नृत्य, कक्षा 8 | दो नर्तक अपने बीच एक लंबा पीला दुपट्टा पकड़े हैं।
Seen from the last row | आख़िरी पंक्ति से दिखता मंच | अँधेरे हॉल की पिछली पंक्तियों से दिखता रोशन मंच।
A sash is tied, ten minutes before the curtain | पर्दा उठने से दस मिनट पहले कमरबंद बँधता है | कार्यक्रम से पहले शीशे के पास शिक्षिका एक नर्तकी का कमरबंद बाँधती हैं।
Tabla and flute, from the rug | दरी पर बैठे तबला और बाँसुरी | मंच के किनारे दरी पर तबला और बाँसुरी बजते हैं।
The last bow, with everybody | आख़िरी अभिवादन, सबके साथ | अंत में सभी कलाकार हाथ उठाते हैं।`,
    },
    {
      slug: "first-week-at-juniors",
      title: "First week at Juniors",
      summary:
        "Forty-eight new children, five mornings, and a bench for parents under the mulberry tree.",
      heldOn: began < today ? began : juniorsBegin(sessionYear(today) - 1).from,
      campus: "juniors",
      category: "school-life",
      hindi: {
        title: "जूनियर्स में पहला हफ़्ता",
        summary: "अड़तालीस नए बच्चे, पाँच सुबहें, और शहतूत के नीचे माता-पिता के लिए एक बेंच।",
      },
      pictures: `\
Monday: everyone holds the rope | सोमवार: सबके हाथ में रस्सी | पाँच छोटे बच्चे रस्सी पकड़कर शिक्षिका के पीछे छोटे घर की ओर चलते हैं।
Shoes, in pairs, more or less | जूते, जोड़ियों में, लगभग | खूँटियों पर पाँच बस्ते, नीचे रैक पर छोटे जूतों की जोड़ियाँ।
A wave is enough | हाथ हिला देना काफ़ी है | शिक्षिका झुककर नई बच्ची का स्वागत करती हैं, उसकी माँ हाथ हिलाती हैं।
A tower of nine, before it fell | नौ खंडों की मीनार, गिरने से पहले | तीन बच्चे दरी पर खंडों की मीनार बनाते हैं।
Sand before letters | अक्षरों से पहले रेत | दो बच्चे झंडे वाला रेत का क़िला बनाते हैं।
The swing has a queue of three | झूले की क़तार में तीन | एक लड़की पहाड़ों के आगे ऊँचा झूलती है, तीन बच्चे अपनी बारी देख रहे हैं।
The story, under the sal tree | कहानी, साल के पेड़ के नीचे | बड़े साल के पेड़ की छाँव में कहानी पढ़ी जाती है।
Fruit at ten, and who has what | दस बजे फल, और किसके पास क्या है | नीची मेज़ पर खाने के चार डिब्बे खुले हैं।`,
    },
    {
      slug: "republic-day-parade",
      title: "Republic Day parade",
      summary: "The four houses march past, the band plays, and Juniors bring their own flags.",
      heldOn: last("01-26", today),
      campus: "paonta-sahib",
      category: "assembly",
      hindi: {
        title: "गणतंत्र दिवस की परेड",
        summary: "चारों सदन मार्च करते हैं, बैंड बजता है, और जूनियर्स के बच्चे अपने झंडे लाते हैं।",
      },
      pictures: `\
The houses march past the chief guest | चारों सदन मुख्य अतिथि के सामने से मार्च करते हैं | दो क़तारें मुख्य अतिथि के सामने से मार्च करती हैं, वे सलामी लेते हैं।
The flag, at eight o’clock | झंडा, आठ बजे | पहाड़ों के ऊपर अपने खंभे पर तिरंगा।
The first drum sets the step | पहला ढोल क़दम मिलाता है | पीली पगड़ी में ढोल वादक बैंड के आगे चलता है।
The band in front of the main house | मुख्य भवन के सामने बैंड | मुख्य भवन के सामने बिगुल और ढोल बजते हैं।
The hills, on wheels: the float of Class 9 | पहियों पर पहाड़: कक्षा 9 की झाँकी | पहाड़ों के नमूने वाली झाँकी गुज़रती है, उस पर से बच्चे हाथ हिलाते हैं।
House captain, at the salute | सदन की कप्तान, सलामी में | पीली पट्टी पहने एक लड़की सलामी में खड़ी है।
Paper flags from Juniors | जूनियर्स के काग़ज़ के झंडे | तीन छोटे बच्चे काग़ज़ के झंडे उठाते हैं।
Laddoos, one for each hand | लड्डू, हर हाथ में एक | परेड के बाद शिक्षिका लड्डू बाँटती हैं।`,
    },
    {
      slug: "science-fair",
      title: "Science and craft fair",
      summary: "Sixty stalls, each with one question, and one table for what failed.",
      heldOn: lastOfSeason(fairSeason, "Saturday", today),
      campus: "paonta-sahib",
      category: "academic",
      hindi: {
        title: "विज्ञान और शिल्प मेला",
        summary: "साठ मेज़ें, हर एक पर एक प्रश्न, और एक मेज़ उसके लिए जो नहीं चला।",
      },
      pictures: `\
Sixty questions, one hall | साठ प्रश्न, एक हॉल | हॉल में पाँच मेज़ें, जिन पर विद्यार्थी अतिथियों को समझा रहे हैं।
The volcano, for the fourth time today | ज्वालामुखी, आज चौथी बार | दो गर्वित विद्यार्थियों के बीच ज्वालामुखी का नमूना फूटता है।
The planets, in the darkest room we have | ग्रह, हमारे सबसे अँधेरे कमरे में | एक लड़की अँधेरे कमरे में लटके ग्रह दिखाती है।
Muddy water in, clear water out | अंदर गंदा पानी, बाहर साफ़ | गंदा पानी रेत और कोयले की परतों से होकर साफ़ निकलता है।
One bean, five weeks | एक सेम, पाँच सप्ताह | खिड़की पर पाँच मर्तबान एक सेम के पाँच सप्ताह दिखाते हैं।
The lamp lights while the judges are looking | बल्ब ठीक तब जला जब निर्णायक देख रहे थे | बल्ब जल उठता है: एक निर्णायक झुककर देखता है, दूसरी लिखती है।
The water rocket leaves the lawn | पानी का रॉकेट मैदान से उड़ता है | पानी का रॉकेट मैदान से उड़ता है और सब ऊपर देखते हैं।
A breath that lights a house | एक फूँक, और घर रोशन | एक लड़की पवनचक्की के नमूने पर फूँकती है, जिससे छोटा घर रोशन होता है।`,
    },
  ];
}
