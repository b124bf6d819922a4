import type { Language } from "../languages.ts";

/** One group of people, and what the site keeps about them. */
export type PrivacyEntry = {
  id: string;
  /** The tables in the schema public that hold it. */
  tables: readonly string[];
  /** The job in server/jobs/jobs.ts that erases it after its retention time. */
  job?: string;
} & Record<Language, PrivacyWords>;

export type PrivacyWords = {
  who: string;
  what: string;
  why: string;
  /** How long. */
  kept: string;
  /** By whom or what, and what remains. */
  erased: string;
};

/**
 * Whose data is kept, why, for how long, and how it is erased: /admin/privacy shows this record,
 * and docs/privacy/record.md repeats it. A test fails when a table is in neither this list nor the
 * one below.
 */
export const privacyRecord: readonly PrivacyEntry[] = [
  {
    id: "enquiries",
    tables: ["admission_enquiries", "contact_messages", "enquiry_answers"],
    job: "purge_old_requests",
    en: {
      who: "Parents who enquire or write",
      what: "Name, e-mail and telephone of the parent, the child's name and date of birth, the message, our answers, the version of the agreement.",
      why: "To answer, and to arrange a visit.",
      kept: "Enquiries two years, messages one year.",
      erased:
        "By itself when the time is over, or by the office at once; a deleted row can be brought back for 30 days.",
    },
    hi: {
      who: "पूछताछ करने या लिखने वाले अभिभावक",
      what: "अभिभावक का नाम, ई-मेल और फ़ोन, बच्चे का नाम और जन्मतिथि, संदेश, हमारे उत्तर, सहमति का संस्करण।",
      why: "उत्तर देने और विद्यालय देखने का समय तय करने के लिए।",
      kept: "पूछताछ दो वर्ष, संदेश एक वर्ष।",
      erased:
        "समय पूरा होने पर अपने आप, या कार्यालय द्वारा तुरंत; हटाई गई पंक्ति 30 दिन तक वापस लाई जा सकती है।",
    },
  },
  {
    id: "replies",
    tables: ["event_rsvps", "event_rsvp_links", "event_check_ins"],
    job: "purge_visitor_data",
    en: {
      who: "Guests of events",
      what: "Name, e-mail, how many come, answers to the questions of the invitation, who was at the door.",
      why: "To keep places, to remind, and to let guests in.",
      kept: "The personal link 30 days after the event, the reply 180 days.",
      erased:
        "Both by themselves. Guests change or take back a reply by their link; a deleted reply can be brought back for 30 days.",
    },
    hi: {
      who: "कार्यक्रमों के अतिथि",
      what: "नाम, ई-मेल, कितने लोग आएँगे, निमंत्रण के प्रश्नों के उत्तर, कौन द्वार पर पहुँचा।",
      why: "स्थान रखने, याद दिलाने और प्रवेश देने के लिए।",
      kept: "निजी लिंक कार्यक्रम के 30 दिन बाद तक, उत्तर 180 दिन बाद तक।",
      erased:
        "दोनों अपने आप मिट जाते हैं। अतिथि अपने लिंक से उत्तर बदलते या वापस लेते हैं; हटाया गया उत्तर 30 दिन तक वापस लाया जा सकता है।",
    },
  },
  {
    id: "sports",
    tables: ["sports_registrations", "sports_registration_medical_notes", "medical_note_changes"],
    job: "purge_visitor_data",
    en: {
      who: "Children registered for sports",
      what: "Name and date of birth, the guardian's name, e-mail and telephone, an emergency contact, medical notes and who changed them when, the guardian's agreement and its version.",
      why: "To place children in batches and to keep them safe while they train.",
      kept: "Medical notes and their changes until the season is over; the registration a year longer.",
      erased:
        "Both by themselves; a deleted registration can be brought back for 30 days, a medical note cannot: what it said stays with its changes as long.",
    },
    hi: {
      who: "खेलों के लिए पंजीकृत बच्चे",
      what: "नाम और जन्मतिथि, अभिभावक का नाम, ई-मेल और फ़ोन, आपात संपर्क, स्वास्थ्य संबंधी टिप्पणियाँ और उन्हें किसने कब बदला, अभिभावक की सहमति और उसका संस्करण।",
      why: "बच्चों को बैच में स्थान देने और अभ्यास के समय सुरक्षित रखने के लिए।",
      kept: "स्वास्थ्य संबंधी टिप्पणियाँ और उनके बदलाव सत्र के अंत तक; पंजीकरण उसके एक वर्ष बाद तक।",
      erased:
        "दोनों अपने आप; हटाया गया पंजीकरण 30 दिन तक वापस लाया जा सकता है, स्वास्थ्य संबंधी टिप्पणी नहीं: उसके शब्द उतने ही दिन उसके बदलावों में रहते हैं।",
    },
  },
  {
    id: "pictures",
    tables: ["photo_requests", "media_removals"],
    job: "purge_removed_pictures",
    en: {
      who: "People who ask for a picture to be taken away",
      what: "Name, e-mail, what they are to the child, the reason, the picture, the version of the agreement.",
      why: "To hide the picture at once and to answer.",
      kept: "The picture 30 days after the office took it away; the request two years.",
      erased: "Both by themselves; a request that nobody has decided stays.",
    },
    hi: {
      who: "चित्र हटाने का अनुरोध करने वाले",
      what: "नाम, ई-मेल, बच्चे से संबंध, कारण, चित्र, सहमति का संस्करण।",
      why: "चित्र को तुरंत छिपाने और उत्तर देने के लिए।",
      kept: "कार्यालय के हटाने के बाद चित्र 30 दिन; अनुरोध दो वर्ष।",
      erased: "दोनों अपने आप; जिस अनुरोध पर निर्णय नहीं हुआ, वह बना रहता है।",
    },
  },
  {
    id: "letters",
    tables: ["weekly_subscriptions", "mail_outbox"],
    job: "purge_old_requests",
    en: {
      who: "Readers of letters",
      what: "The e-mail address, what the weekly letter is about; of a letter sent, its kind, address and day, not its text.",
      why: "To send what was asked for, and to see whether it went out.",
      kept: "The weekly letter until it is ended by its link, unconfirmed ones seven days; the list of letters 90 days.",
      erased: "By the reader with one click, and by itself.",
    },
    hi: {
      who: "पत्र पाने वाले",
      what: "ई-मेल पता, साप्ताहिक पत्र के विषय; भेजे गए पत्र का प्रकार, पता और दिन, उसका पाठ नहीं।",
      why: "जो माँगा गया उसे भेजने और यह देखने के लिए कि वह गया या नहीं।",
      kept: "साप्ताहिक पत्र तब तक, जब तक लिंक से बंद न हो, बिना पुष्टि वाले सात दिन; पत्रों की सूची 90 दिन।",
      erased: "पाठक द्वारा एक क्लिक से, और अपने आप।",
    },
  },
  {
    id: "alumni",
    tables: [
      ...["users", "auth_user_roles", "alumni_profiles", "alumni_messages", "alumni_blocks"],
      ...["alumni_reports", "alumni_records"],
    ],
    job: "purge_deleted_accounts",
    en: {
      who: "Alumni",
      what: "The account (e-mail, password as a hash, second factors, the browsers it was used in as hashes), the profile, what they wrote to each other through the school, whom they blocked or reported; old registers with name and batch that wait for their alumni.",
      why: "So that former pupils find each other, each showing what they wish to whom they wish.",
      kept: "As long as the account exists, and 30 days after it was deleted; old registers until the office deletes them.",
      erased:
        "By themselves in “Delete account”, or by the office; after 30 days everything goes by itself.",
    },
    hi: {
      who: "पूर्व विद्यार्थी",
      what: "खाता (ई-मेल, पासवर्ड हैश के रूप में, दूसरे प्रमाण, जिन ब्राउज़रों में वह खुला उनके हैश), प्रोफ़ाइल, विद्यालय के माध्यम से एक-दूसरे को लिखे संदेश, किसे रोका या किसकी शिकायत की; नाम और बैच वाले पुराने रजिस्टर, जो अपने पूर्व विद्यार्थियों की प्रतीक्षा करते हैं।",
      why: "ताकि पूर्व विद्यार्थी एक-दूसरे को पा सकें, और हर कोई जितना चाहे, जिसे चाहे दिखाए।",
      kept: "जब तक खाता है, और हटाने के 30 दिन बाद तक; पुराने रजिस्टर तब तक, जब तक कार्यालय उन्हें न हटाए।",
      erased: "“खाता हटाएँ” से स्वयं, या कार्यालय द्वारा; 30 दिन बाद सब कुछ अपने आप मिट जाता है।",
    },
  },
  {
    id: "pupils",
    tables: ["students", "transfer_certificates", "testimonials", "featured_testimonials"],
    job: "purge_deleted_rows",
    en: {
      who: "Pupils and former pupils",
      what: "Name, class, roll number, date of birth, address and guardian's contact in the register; transfer certificates; words that parents and pupils gave for the site.",
      why: "The school's own register, and so that another school can check a certificate.",
      kept: "As long as the school must keep its registers; words for the site until they are withdrawn.",
      erased: "By the office; 30 days later nothing of the content is left in the history.",
    },
    hi: {
      who: "विद्यार्थी और पूर्व विद्यार्थी",
      what: "रजिस्टर में नाम, कक्षा, अनुक्रमांक, जन्मतिथि, पता और अभिभावक का संपर्क; स्थानांतरण प्रमाणपत्र; साइट के लिए दिए गए अभिभावकों और विद्यार्थियों के विचार।",
      why: "विद्यालय का अपना रजिस्टर, और ताकि दूसरा विद्यालय प्रमाणपत्र जाँच सके।",
      kept: "जब तक विद्यालय को अपने रजिस्टर रखने हैं; साइट के लिए विचार वापस लिए जाने तक।",
      erased: "कार्यालय द्वारा; 30 दिन बाद इतिहास में भी उसकी सामग्री नहीं रहती।",
    },
  },
  {
    id: "staff",
    tables: [
      ...["admin_users", "admin_views", "teachers", "leadership_messages", "mailboxes"],
      ...["office_batches", "audit_log"],
    ],
    job: "purge_deleted_rows",
    en: {
      who: "Teachers and staff",
      what: "Name, subject, contact and picture of teachers; accounts of the office with their campus; who changed what and when.",
      why: "To show who teaches, and to be able to say who changed what.",
      kept: "While they work here; the history as long as the site, what deleted rows said 30 days.",
      erased: "By the office; the content of deleted rows by itself.",
    },
    hi: {
      who: "शिक्षक और कर्मचारी",
      what: "शिक्षकों का नाम, विषय, संपर्क और चित्र; कार्यालय के खाते और उनका परिसर; किसने कब क्या बदला।",
      why: "यह दिखाने के लिए कि कौन पढ़ाता है, और यह बता पाने के लिए कि किसने क्या बदला।",
      kept: "जब तक वे यहाँ काम करते हैं; इतिहास जब तक साइट है, हटाई गई पंक्तियों की सामग्री 30 दिन।",
      erased: "कार्यालय द्वारा; हटाई गई पंक्तियों की सामग्री अपने आप।",
    },
  },
  {
    id: "visitors",
    tables: ["form_submissions", "certificate_lookups", "page_visits"],
    en: {
      who: "Everybody who visits the site",
      what: "For forms, for sign-ins and for the checking of certificates a hash of the network they came from; how often a page was read, not by whom. No cookies but the chosen language and, once somebody signed in, a year's one that tells this browser from strangers'; nothing for advertisers.",
      why: "To keep robots out, and to know what is read.",
      kept: "The hash of a form two days, of a certificate or a sign-in one hour; numbers of readers as long as the site.",
      erased: "By itself.",
    },
    hi: {
      who: "साइट पर आने वाला हर व्यक्ति",
      what: "फ़ॉर्म, साइन इन और प्रमाणपत्र की जाँच के लिए उनके नेटवर्क का हैश; कोई पृष्ठ कितनी बार पढ़ा गया, किसने पढ़ा यह नहीं। चुनी गई भाषा और साइन इन के बाद एक साल की वह कुकी, जो इस ब्राउज़र को अजनबियों से अलग पहचानती है, इनके अलावा कोई कुकी नहीं; विज्ञापन वालों के लिए कुछ नहीं।",
      why: "रोबोट को दूर रखने और यह जानने के लिए कि क्या पढ़ा जाता है।",
      kept: "फ़ॉर्म का हैश दो दिन, प्रमाणपत्र या साइन इन का एक घंटा; पढ़ने वालों की संख्या जब तक साइट है।",
      erased: "अपने आप।",
    },
  },
  {
    id: "albums",
    tables: ["gallery_events", "gallery_images", "media_files"],
    job: "purge_removed_pictures",
    en: {
      who: "People in pictures",
      what: "Pictures without the place and device they were taken with, and their captions.",
      why: "To show the life of the school.",
      kept: "Until the office or a request takes them away.",
      erased:
        "Hidden at once when somebody asks; the files go 30 days after the office took them away.",
    },
    hi: {
      who: "चित्रों में दिखने वाले लोग",
      what: "चित्र, बिना उस स्थान और उपकरण की जानकारी के जहाँ और जिससे वे लिए गए, और उनके शीर्षक।",
      why: "विद्यालय का जीवन दिखाने के लिए।",
      kept: "जब तक कार्यालय या कोई अनुरोध उन्हें न हटाए।",
      erased: "किसी के कहते ही छिपा दिए जाते हैं; कार्यालय के हटाने के 30 दिन बाद फ़ाइलें मिट जाती हैं।",
    },
  },
];

/** Tables with public content and no personal data. */
export const tablesWithoutPeople: readonly string[] = [
  ...["calendar_entries", "events", "former_slugs", "latest_updates", "previews", "site_content"],
  ...["site_content_drafts", "sports_programs", "youtube_videos"],
];

/** The headings of the record, in the order of PrivacyWords. */
export const privacyHeadings: Record<Language, Record<keyof PrivacyWords, string>> = {
  en: { who: "About whom", what: "What", why: "Why", kept: "How long", erased: "How it is erased" },
  hi: { who: "किसके बारे में", what: "क्या", why: "क्यों", kept: "कब तक", erased: "कैसे मिटता है" },
};
