-- Pages that have come since, found by their names and the words that people use for them.
insert into private.site_pages (id, title_en, title_hi, also_en, also_hi) values
  ('/my-week', 'My week', 'मेरा सप्ताह', 'this week classes children personal weekly letter email reminder', 'इस सप्ताह कक्षा बच्चे साप्ताहिक पत्र ई-मेल'),
  ('/certificates', 'Check a transfer certificate', 'स्थानांतरण प्रमाणपत्र की जाँच', 'tc slc school leaving verify verification genuine', 'टीसी सत्यापन असली विद्यालय छोड़ने');
