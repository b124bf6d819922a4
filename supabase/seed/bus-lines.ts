import type { FirstCampusId } from "../../data/school/first-campuses.ts";

/** A route of the sample school as it is written down: a stop a line, farthest first. */
export type BusLine = {
  id: string;
  campus: FirstCampusId;
  name: string;
  hindi: string;
  /**
   * Minutes to the campus | distance | stop | landmark | villages, then stop, landmark and villages in
   * Hindi.
   */
  stops: string;
};

export const busLines: BusLine[] = [
  {
    id: "herbertpur",
    campus: "paonta-sahib",
    name: "Paonta 1: Herbertpur and the Yamuna bridge",
    hindi: "पांवटा 1: हरबर्टपुर और यमुना पुल",
    stops: `
45 | far | Vikasnagar | Bus stand, east side | Vikasnagar, Dakpathar | विकासनगर | बस अड्डा, पूर्व की ओर | विकासनगर, डाकपत्थर
36 | far | Herbertpur | Clock tower crossing | Herbertpur, Dhalipur | हरबर्टपुर | घंटाघर चौराहा | हरबर्टपुर, ढालीपुर
27 | middle | Kulhal | Gate of the barrage | Kulhal, Matak Majri | कुल्हाल | बैराज का फाटक | कुल्हाल, मटक माजरी
15 | near | Yamuna bridge | On the town side, below the gurdwara | Devinagar, Bangran | यमुना पुल | शहर की ओर, गुरुद्वारे के नीचे | देवीनगर, बांगरन
9 | near | Taruwala | Water tank | Taruwala, Kedarpur | तारुवाला | पानी की टंकी | तारुवाला, केदारपुर`,
  },
  {
    id: "rajban",
    campus: "paonta-sahib",
    name: "Paonta 2: Rajban and the Giri",
    hindi: "पांवटा 2: राजबन और गिरि",
    stops: `
45 | far | Sataun | Petrol pump | Sataun, Kamrau road | सतौन | पेट्रोल पंप | सतौन, कमरऊ रोड
38 | far | Rajban | Gate of the cement works | Rajban, Sirmouri Tal | राजबन | सीमेंट कारख़ाने का फाटक | राजबन, सिरमौरी ताल
30 | middle | Puruwala | Panchayat office | Puruwala, Kanshipur | पुरुवाला | पंचायत कार्यालय | पुरुवाला, कांशीपुर
24 | middle | Satiwala | Primary school | Satiwala, Nawada | सतीवाला | प्राथमिक विद्यालय | सतीवाला, नवादा
14 | near | Bhuppur | Mango orchard | Bhuppur, Jamniwala | भूपपुर | आम का बाग़ | भूपपुर, जामनीवाला
8 | near | Shivpur | Shiva temple | Shivpur, Gondpur | शिवपुर | शिव मंदिर | शिवपुर, गोंदपुर`,
  },
  {
    id: "nahan-road",
    campus: "paonta-sahib",
    name: "Paonta 3: Nahan road and the town",
    hindi: "पांवटा 3: नाहन रोड और शहर",
    stops: `
28 | middle | Surajpur | Sugar-cane weighing yard | Surajpur, Amargarh | सूरजपुर | गन्ने का काँटा | सूरजपुर, अमरगढ़
22 | middle | Nihalgarh | Old well | Nihalgarh, Kiratpur | निहालगढ़ | पुराना कुआँ | निहालगढ़, किरतपुर
15 | near | Batapur | Bridge over the Bata | Batapur, Bata Mandi | बातापुर | बाता नदी का पुल | बातापुर, बाता मंडी
11 | near | Badripur | Roundabout | Badripur, Hirpur | बद्रीपुर | गोल चौक | बद्रीपुर, हीरपुर
6 | near | Bus stand | Opposite the ticket windows | Paonta Sahib bazaar | बस अड्डा | टिकट खिड़कियों के सामने | पांवटा साहिब बाज़ार`,
  },
  {
    id: "juniors-bhuppur",
    campus: "juniors",
    name: "Juniors 1: Bhuppur and Badripur",
    hindi: "जूनियर्स 1: भूपपुर और बद्रीपुर",
    stops: `
33 | middle | Puruwala | Panchayat office | Puruwala, Kanshipur | पुरुवाला | पंचायत कार्यालय | पुरुवाला, कांशीपुर
25 | near | Bhuppur | Mango orchard | Bhuppur, Jamniwala | भूपपुर | आम का बाग़ | भूपपुर, जामनीवाला
18 | near | Shivpur | Shiva temple | Shivpur, Gondpur | शिवपुर | शिव मंदिर | शिवपुर, गोंदपुर
12 | near | Badripur | Roundabout | Badripur, Hirpur | बद्रीपुर | गोल चौक | बद्रीपुर, हीरपुर
7 | near | Bus stand | Opposite the ticket windows | Paonta Sahib bazaar | बस अड्डा | टिकट खिड़कियों के सामने | पांवटा साहिब बाज़ार`,
  },
  {
    id: "juniors-taruwala",
    campus: "juniors",
    name: "Juniors 2: Kulhal and Taruwala",
    hindi: "जूनियर्स 2: कुल्हाल और तारुवाला",
    stops: `
35 | middle | Kulhal | Gate of the barrage | Kulhal, Matak Majri | कुल्हाल | बैराज का फाटक | कुल्हाल, मटक माजरी
22 | near | Yamuna bridge | On the town side, below the gurdwara | Devinagar, Bangran | यमुना पुल | शहर की ओर, गुरुद्वारे के नीचे | देवीनगर, बांगरन
15 | near | Taruwala | Water tank | Taruwala, Kedarpur | तारुवाला | पानी की टंकी | तारुवाला, केदारपुर
8 | near | Batapur | Bridge over the Bata | Batapur, Bata Mandi | बातापुर | बाता नदी का पुल | बातापुर, बाता मंडी`,
  },
  {
    id: "kolar",
    campus: "majra",
    name: "Majra 1: Kolar and Dhaula Kuan",
    hindi: "माजरा 1: कोलर और धौला कुआँ",
    stops: `
46 | far | Kolar | Forest rest house | Kolar, Lohgarh | कोलर | वन विश्राम गृह | कोलर, लोहगढ़
38 | far | Dhaula Kuan | Chowk, by the seed shop | Dhaula Kuan, Girinagar | धौला कुआँ | चौक, बीज की दुकान के पास | धौला कुआँ, गिरिनगर
30 | middle | Haripur Khol | Hanuman temple | Haripur Khol, Bikram Bagh | हरिपुर खोल | हनुमान मंदिर | हरिपुर खोल, बिक्रम बाग
22 | middle | Rampur Bharapur | Cooperative store | Rampur Bharapur, Kheri | रामपुर भारापुर | सहकारी दुकान | रामपुर भारापुर, खेड़ी
14 | near | Misserwala | Mosque lane | Misserwala, Jangla Bhood | मिस्सरवाला | मस्जिद वाली गली | मिस्सरवाला, जंगला भूड
7 | near | Phulpur | Banyan | Phulpur, Tokiyon | फूलपुर | बरगद | फूलपुर, टोकियों`,
  },
  {
    id: "bahral",
    campus: "majra",
    name: "Majra 2: Bahral and the canal",
    hindi: "माजरा 2: बहराल और नहर",
    stops: `
48 | far | Bahral | Toll bar | Bahral, Sainwala | बहराल | नाका | बहराल, सैनवाला
39 | middle | Surajpur | Sugar-cane weighing yard | Surajpur, Ganguwala | सूरजपुर | गन्ने का काँटा | सूरजपुर, गंगूवाला
30 | middle | Canal bridge | Where the lane meets the canal | Amargarh, Kunja Matralion | नहर का पुल | जहाँ गली नहर से मिलती है | अमरगढ़, कुंजा मतरालियों
21 | middle | Nihalgarh | Old well | Nihalgarh, Kiratpur | निहालगढ़ | पुराना कुआँ | निहालगढ़, किरतपुर
13 | near | Akalgarh | Gurdwara | Akalgarh, Jagatpur | अकालगढ़ | गुरुद्वारा | अकालगढ़, जगतपुर
6 | near | Saini Majra | Hand pump | Saini Majra, Melion | सैनी माजरा | हैंडपंप | सैनी माजरा, मेलियों`,
  },
  {
    id: "puruwala",
    campus: "majra",
    name: "Majra 3: Puruwala and Satiwala",
    hindi: "माजरा 3: पुरुवाला और सतीवाला",
    stops: `
50 | far | Puruwala | Panchayat office | Puruwala, Kanshipur | पुरुवाला | पंचायत कार्यालय | पुरुवाला, कांशीपुर
42 | far | Satiwala | Primary school | Satiwala, Nawada | सतीवाला | प्राथमिक विद्यालय | सतीवाला, नवादा
33 | middle | Jamniwala | Flour mill | Jamniwala, Khara | जामनीवाला | आटा चक्की | जामनीवाला, खारा
23 | middle | Shambhuwala | Bus shelter | Shambhuwala, Kiyari | शंभूवाला | बस पड़ाव | शंभूवाला, क्यारी
12 | near | Bhagani | Memorial gate | Bhagani, Mehruwala | भगाणी | स्मारक द्वार | भगाणी, मेहरूवाला`,
  },
  {
    id: "batapur",
    campus: "majra",
    name: "Majra 4: Badripur and Batapur",
    hindi: "माजरा 4: बद्रीपुर और बातापुर",
    stops: `
44 | far | Taruwala | Water tank | Taruwala, Devinagar | तारुवाला | पानी की टंकी | तारुवाला, देवीनगर
38 | far | Badripur | Roundabout | Badripur, Kedarpur | बद्रीपुर | गोल चौक | बद्रीपुर, केदारपुर
32 | middle | Batapur | Bridge over the Bata | Batapur, Shivpur | बातापुर | बाता नदी का पुल | बातापुर, शिवपुर
24 | middle | Bhuppur | Mango orchard | Bhuppur, Gondpur | भूपपुर | आम का बाग़ | भूपपुर, गोंदपुर
16 | middle | Dhaulatapur | Brick kiln | Dhaulatapur, Patlion | धौलातापुर | ईंट का भट्ठा | धौलातापुर, पातलियों
8 | near | Missri Tibba | School for girls | Missri Tibba, Bharli | मिश्री टिब्बा | कन्या विद्यालय | मिश्री टिब्बा, भरली`,
  },
];
