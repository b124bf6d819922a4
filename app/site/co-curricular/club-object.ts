/** What is drawn for a club: the thing that its name tells of, else the sheet on which one puts one's name down. */
export type ClubObject = (typeof objects)[number][0] | "sheet";

/** The first that fits counts, so what is narrow stands above what is wide. Devanagari has no word boundary. */
const objects = [
  ["knight", /\bchess\b|शतरंज/i],
  ["aid", /\bfirst[- ]aid\b|\bhealth\b|प्राथमिक (उपचार|चिकित्सा)|स्वास्थ्य/i],
  ["seedling", /\bseeds?\b|\beco\b|\benvironment|\bnature\b|बीज|पर्यावरण|प्रकृति/i],
  ["can", /\bgarden|माली|बाग/i],
  ["bird", /\bbird|\bwildlife\b|पक्षी|चिड़िया/i],
  ["square", /\bmath|गणित/i],
  ["radio", /\brobot|\brepair|\bmend|\belectronic|रोबोट|मरम्मत/i],
  ["screen", /\bcomputer|\bcoding\b|\bprogramming\b|कंप्यूटर|कोडिंग/i],
  ["telescope", /\bsky\b|\bastronom|\bstars?\b|\bspace\b|आकाश|तारे|तारों|खगोल/i],
  ["newspaper", /\bnews|\bmagazine\b|\bpress\b|अख़बार|अखबार|समाचार|पत्रिका/i],
  ["microphone", /\bdebat|\bspeech|\bspeak|\bparliament\b|\bunited nations\b|वाद-विवाद|भाषण|बहस/i],
  ["bell", /\bquiz|प्रश्नोत्तरी|क्विज़/i],
  ["book", /\bread|\bbooks?\b|\blibrary\b|\bstor(y|ies)\b|पढ़|पुस्तक|किताब|कहानी/i],
  ["pen", /\bwriting\b|\bpoe(try|ms?)\b|\bcalligraphy\b|लेखन|कविता|सुलेख/i],
  ["tent", /\bscouts?\b|\btrek|\bhik|\badventure\b|\bmountain|स्काउट|पर्वत|पदयात्रा/i],
  ["lamp", /\bservice\b|\bvolunteer|\bvillage|सेवा/i],
  ["drum", /\bmusic|\bchoir\b|\bband\b|\bdrum|संगीत|गायन|ढोल/i],
  ["curtain", /\bdrama|\btheatre|\bpuppet|नाटक|रंगमंच|कठपुतली/i],
  ["camera", /\bphoto|\bfilm|\bcamera\b|फ़ोटो|फ़िल्म/i],
  ["flask", /\bscience|\bphysics\b|\bchemistry\b|विज्ञान|भौतिकी|रसायन/i],
  ["pot", /\bcook|\bkitchen\b|रसोई|पाक/i],
  ["brushes", /\barts?\b|\bpaint|\bdraw|\bcraft|चित्रकला|शिल्प/i],
] as const;

/** By the name of a club alone: what else is written about it names too many other things. */
export function objectOf(name: string): ClubObject {
  return objects.find(([, words]) => words.test(name.normalize()))?.[0] ?? "sheet";
}
