-- A search names these pages in Hindi as the pages name themselves; what they were called here is
-- still a word that finds them.
update private.site_pages p set title_hi = n.title, also_hi = n.also
from (values
  ('/academics/middle', 'मिडिल', 'कक्षा 6 7 8 माध्यमिक पूर्व'),
  ('/academics/senior-secondary', 'वरिष्ठ माध्यमिक', 'कक्षा 11 12 विज्ञान वाणिज्य मानविकी उच्च माध्यमिक'),
  ('/calendar/planner', 'सत्र योजना', 'कैलेंडर वर्ष योजना'),
  ('/certificates', 'स्थानांतरण प्रमाणपत्र जाँचें', 'टीसी सत्यापन असली विद्यालय छोड़ने जाँच')
) as n (id, title, also)
where p.id = n.id;

-- The entries of their contents carry the name too.
delete from private.search_entries e using public.site_content c
where e.source = 'site_content' and e.row_key = c.id::text
  and c.key in ('hi/academics/middle', 'hi/academics/senior-secondary');
select private.add_search_entries('site_content', to_jsonb(c)) from public.site_content c
where c.key in ('hi/academics/middle', 'hi/academics/senior-secondary');
