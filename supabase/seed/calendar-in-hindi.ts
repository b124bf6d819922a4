type Words = { title: string; description?: string; venue?: string };

/** The entries of the calendar in Hindi, by their English titles. */
export const calendarInHindi: Record<string, Words> = {
  // Holidays
  "Ambedkar Jayanti": { title: "अंबेडकर जयंती" },
  "Himachal Day": { title: "हिमाचल दिवस" },
  "Independence Day": { title: "स्वतंत्रता दिवस" },
  "Gandhi Jayanti": { title: "गांधी जयंती" },
  Christmas: { title: "क्रिसमस" },
  "Statehood Day of Himachal Pradesh": { title: "हिमाचल प्रदेश पूर्ण राज्यत्व दिवस" },
  "Republic Day": { title: "गणतंत्र दिवस" },
  "Mahavir Jayanti": { title: "महावीर जयंती" },
  "Good Friday": { title: "गुड फ़्राइडे" },
  "Buddha Purnima": { title: "बुद्ध पूर्णिमा" },
  "Eid al-Adha": { title: "ईद-उल-अज़हा" },
  "Raksha Bandhan": { title: "रक्षाबंधन" },
  Janmashtami: { title: "जन्माष्टमी" },
  Dussehra: { title: "दशहरा" },
  Diwali: { title: "दीपावली" },
  "Guru Nanak Jayanti": { title: "गुरु नानक जयंती" },
  "Maha Shivaratri": { title: "महाशिवरात्रि" },
  Holi: { title: "होली" },
  "Eid al-Fitr": { title: "ईद-उल-फ़ित्र" },
  "Ram Navami": { title: "राम नवमी" },
  "Hola Mohalla at the gurdwara of Paonta Sahib": { title: "पांवटा साहिब गुरुद्वारे में होला मोहल्ला" },
  "Diwali break": { title: "दीपावली अवकाश" },
  "Summer break": {
    title: "ग्रीष्मावकाश",
    description: "तरणताल और पुस्तकालय कार्यदिवसों में सुबह 8:00 से 11:00 बजे तक खुले रहेंगे।",
  },
  "Winter break": {
    title: "शीतावकाश",
    description:
      "विद्यालय 5 जनवरी को खुलेगा। कार्यालय कार्यदिवसों में सुबह 10:00 से दोपहर 1:00 बजे तक खुले रहेंगे।",
  },
  // Terms
  "First day of the session": { title: "सत्र का पहला दिन" },
  "Juniors begin in half groups": {
    title: "जूनियर्स आधे-आधे समूहों में शुरू करेंगे",
    description: "हर समूह के आधे बच्चे बुधवार तक आएँगे, बाकी आधे गुरुवार से।",
  },
  "School reopens after the summer break": { title: "ग्रीष्मावकाश के बाद विद्यालय खुलेगा" },
  "Last day of the first term": { title: "पहली अवधि का अंतिम दिन" },
  "Last day before the winter break": { title: "शीतावकाश से पहले का अंतिम दिन" },
  "School reopens after the winter break": { title: "शीतावकाश के बाद विद्यालय खुलेगा" },
  "Admission forms for the next session open": { title: "अगले सत्र के प्रवेश फ़ॉर्म शुरू" },
  "Last day of the session": { title: "सत्र का अंतिम दिन" },
  // Examinations
  "Unit tests": { title: "इकाई परीक्षाएँ" },
  "Half-yearly examinations": { title: "अर्धवार्षिक परीक्षाएँ" },
  "Second unit tests": { title: "दूसरी इकाई परीक्षाएँ" },
  "Second pre-board examinations, Class 10": { title: "दूसरी प्री-बोर्ड परीक्षाएँ, कक्षा 10" },
  "First pre-board examinations, Class 10": { title: "पहली प्री-बोर्ड परीक्षाएँ, कक्षा 10" },
  "First pre-board examinations, Class 12": { title: "पहली प्री-बोर्ड परीक्षाएँ, कक्षा 12" },
  "Second pre-board examinations, Class 12": { title: "दूसरी प्री-बोर्ड परीक्षाएँ, कक्षा 12" },
  "Board practicals, Class 12": { title: "बोर्ड की प्रायोगिक परीक्षाएँ, कक्षा 12" },
  "Board examinations, Class 10": { title: "बोर्ड परीक्षाएँ, कक्षा 10" },
  "Board examinations, Class 12": { title: "बोर्ड परीक्षाएँ, कक्षा 12" },
  "Reading week: each child reads to a teacher": {
    title: "पठन सप्ताह: हर बच्चा शिक्षक को पढ़कर सुनाएगा",
  },
  "Annual examinations": { title: "वार्षिक परीक्षाएँ" },
  // Meetings
  "Parents’ meeting, Classes 1 to 5": {
    title: "अभिभावक बैठक, कक्षा 1 से 5",
    venue: "कक्षा 1 से 5 के कमरे",
  },
  "Parents’ meeting, Classes 9 and 10": {
    title: "अभिभावक बैठक, कक्षा 9 और 10",
    venue: "कक्षा 9 और 10 के कमरे",
  },
  "Evening meeting after the milking": {
    title: "दूध दुहने के बाद शाम की बैठक",
    venue: "सभागार",
    description: "उन परिवारों के लिए जो सुबह नहीं आ सकते। चाय मिलेगी, और रात 8:00 बजे लौटने की बस।",
  },
  "Choosing a stream: evening for Class 10 and parents": {
    title: "विषय-वर्ग का चयन: कक्षा 10 और अभिभावकों की शाम",
    venue: "लंबा हॉल",
  },
  "First look at Class 1: parents of Juniors leavers": {
    title: "कक्षा 1 से पहली भेंट: जूनियर्स से आगे बढ़ते बच्चों के अभिभावक",
    venue: "कक्षा 1, पांवटा साहिब",
  },
  "Results and report day": { title: "परीक्षाफल और रिपोर्ट दिवस", venue: "हर कक्षा" },
  // Activities
  "Parents read, with tea": {
    title: "अभिभावकों का पठन, चाय के साथ",
    venue: "पुस्तकालय",
  },
  "House elections": { title: "सदन चुनाव", venue: "सभागार" },
  "Van Mahotsav: saplings from the forest nursery": { title: "वन महोत्सव: वन नर्सरी के पौधे" },
  "Teachers’ Day: Class 12 teaches": { title: "शिक्षक दिवस: कक्षा 12 पढ़ाएगी" },
  "Long walk, Class 8": {
    title: "लंबी पदयात्रा, कक्षा 8",
    venue: "रेणुका झील",
    description: "दो दिन, एक रात, चौदह किलोमीटर। साथ लाने की सूची कक्षा डायरी में है।",
  },
  "Children’s Day": { title: "बाल दिवस" },
  "Morning walk to the birds, Class 6": {
    title: "पक्षियों के लिए सुबह की सैर, कक्षा 6",
    venue: "आसन बैराज",
  },
  "Lohri fire": { title: "लोहड़ी की आग", venue: "मैदान" },
  "Garden week: every class sows its bed": { title: "बागवानी सप्ताह: हर कक्षा अपनी क्यारी बोएगी" },
};
