/** What the landing page of the alumni network of the sample school says. */
export const alumniPage = {
  lead: "Whoever has sat in one of our classrooms belongs. The network keeps you in reach of your batch, and the school in reach of you.",
  numbers: [
    { value: "2008", label: "First batch", note: "Nineteen leavers, one photograph" },
    { value: "18", label: "Batches since then", note: "Each with a year captain" },
    { value: "11", label: "Fields of work", note: "From seed science to civil aviation" },
  ],
  offers: [
    {
      title: "A directory",
      text: "Find your batch by year, city or work. You decide what of yours is shown, field by field.",
    },
    {
      title: "Mentors",
      text: "Leavers of Class 12 may write to those who offered an hour a month.",
    },
    {
      title: "A day of return",
      text: "Homecoming every winter: assembly at nine, the old desks, lunch under the sal trees.",
    },
  ],
  register: {
    title: "Write yourself into the register",
    text: "Five minutes. Somebody of the alumni office looks at every entry before others see it.",
  },
};

export const alumniPageInHindi = {
  lead: "जो भी हमारी किसी कक्षा में बैठा है, वह यहाँ का है। यह नेटवर्क आपको अपने बैच से जोड़े रखता है, और विद्यालय को आपसे।",
  numbers: [
    { value: "2008", label: "पहला बैच", note: "उन्नीस विद्यार्थी, एक तस्वीर" },
    { value: "18", label: "तब से अब तक के बैच", note: "हर एक का एक वर्ष-प्रतिनिधि" },
    { value: "11", label: "काम के क्षेत्र", note: "बीज विज्ञान से नागरिक उड्डयन तक" },
  ],
  offers: [
    {
      title: "एक निर्देशिका",
      text: "अपने बैच को वर्ष, शहर या काम से खोजिए। आपकी कौन-सी जानकारी दिखे, यह आप एक-एक करके तय करते हैं।",
    },
    {
      title: "मार्गदर्शक",
      text: "कक्षा 12 से निकले विद्यार्थी उन्हें लिख सकते हैं जिन्होंने महीने में एक घंटा देने की बात कही है।",
    },
    {
      title: "लौटने का एक दिन",
      text: "हर सर्दी में पूर्व विद्यार्थी मिलन: नौ बजे प्रार्थना सभा, पुरानी बेंचें, साल के पेड़ों के नीचे भोजन।",
    },
  ],
  register: {
    title: "रजिस्टर में अपना नाम लिखिए",
    text: "पाँच मिनट। आपकी प्रविष्टि दूसरों को दिखने से पहले पूर्व विद्यार्थी कार्यालय में कोई उसे देख लेता है।",
  },
};
