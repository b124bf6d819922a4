-- The pages that a search finds by their names, also where nobody has entered their content yet, and
-- the words that people use for them.
create table private.site_pages (
  -- The address of the page without a language.
  id text primary key,
  -- Where its content stands in site_content, if it has any.
  content_key text unique,
  campus text,
  title_en text not null,
  title_hi text not null,
  also_en text not null default '',
  also_hi text not null default ''
);
alter table private.site_pages enable row level security;

do $$
declare
  name text;
begin
  execute 'create trigger index_for_search after insert or update or delete on private.site_pages '
    'for each row execute function private.index_for_search()';
  foreach name in array array['site_content', 'events', 'latest_updates', 'leadership_messages', 'teachers',
    'sports_programs', 'gallery_events', 'youtube_videos', 'calendar_entries']
  loop
    execute format('create trigger index_for_search after insert or update or delete on public.%I '
      'for each row execute function private.index_for_search()', name);
  end loop;
end $$;

insert into private.site_pages (id, content_key, campus, title_en, title_hi, also_en, also_hi) values
  ('/', 'home', null, 'Home', 'मुखपृष्ठ', 'start school', 'विद्यालय'),
  ('/about', 'about', null, 'Our Story', 'हमारी कहानी', 'about us history school office founded', 'परिचय इतिहास स्थापना'),
  ('/about/vision', 'about/vision', null, 'Mission & Vision', 'ध्येय और दृष्टि', 'values promise aim', 'मूल्य वादा लक्ष्य'),
  ('/about/messages', null, null, 'What our Leaders Say', 'प्रमुखों के संदेश', 'principal director chairman messages leadership head', 'प्रधानाचार्य निदेशक संदेश'),
  ('/scholarship', 'scholarships', null, 'Scholarships', 'छात्रवृत्तियाँ', 'concession fee waiver financial help merit', 'छात्रवृत्ति शुल्क छूट सहायता'),
  ('/academics', 'academics', null, 'Academics', 'पढ़ाई', 'classes curriculum board cbse syllabus subjects levels', 'कक्षाएँ पाठ्यक्रम बोर्ड विषय स्तर'),
  ('/academics/pre-primary', 'academics/pre-primary', null, 'Pre-Primary', 'पूर्व-प्राथमिक', 'nursery kindergarten lkg ukg kg playgroup', 'नर्सरी केजी'),
  ('/academics/primary', 'academics/primary', null, 'Primary', 'प्राथमिक', 'class 1 2 3 4 5', 'कक्षा 1 2 3 4 5'),
  ('/academics/middle', 'academics/middle', null, 'Middle', 'माध्यमिक पूर्व', 'class 6 7 8', 'कक्षा 6 7 8 मिडिल'),
  ('/academics/secondary', 'academics/secondary', null, 'Secondary', 'माध्यमिक', 'class 9 10 board examination matric', 'कक्षा 9 10 बोर्ड परीक्षा'),
  ('/academics/senior-secondary', 'academics/senior-secondary', null, 'Senior Secondary', 'उच्च माध्यमिक', 'class 11 12 streams science commerce humanities arts', 'कक्षा 11 12 विज्ञान वाणिज्य मानविकी'),
  ('/faculty', null, null, 'Faculty', 'शिक्षक', 'teachers staff', 'अध्यापक शिक्षिका कर्मचारी'),
  ('/campuses', 'campuses', null, 'Campuses', 'परिसर', 'locations places', 'स्थान'),
  ('/campus/paonta-sahib', 'campus/paonta-sahib', 'paonta-sahib', 'Paonta Sahib campus', 'पांवटा साहिब परिसर', 'main campus', 'मुख्य परिसर'),
  ('/campus/juniors', 'campus/juniors', 'juniors', 'Juniors campus', 'जूनियर्स परिसर', 'young children', 'छोटे बच्चे'),
  ('/campus/majra', 'campus/majra', 'majra', 'Majra campus', 'माजरा परिसर', '', ''),
  ('/co-curricular', 'co-curricular', null, 'Co-curricular', 'सह-शैक्षिक गतिविधियाँ', 'activities extracurricular', 'गतिविधियाँ'),
  ('/co-curricular/performing-arts', 'co-curricular/performing-arts', null, 'Performing Arts', 'मंच कला', 'music dance drama theatre', 'संगीत नृत्य नाटक'),
  ('/co-curricular/sports-athletics', null, null, 'Sports & Athletics', 'खेल और एथलेटिक्स', 'games teams training', 'खेलकूद अभ्यास'),
  ('/co-curricular/visual-arts', 'co-curricular/visual-arts', null, 'Visual Arts', 'दृश्य कला', 'drawing painting craft', 'चित्रकला शिल्प'),
  ('/co-curricular/clubs-societies', 'co-curricular/clubs-societies', null, 'Clubs & Societies', 'क्लब और समितियाँ', 'hobby', 'शौक'),
  ('/gallery', null, null, 'Photo Gallery', 'फ़ोटो गैलरी', 'photos pictures albums images', 'तस्वीरें चित्र एल्बम'),
  ('/video-gallery', null, null, 'Video Gallery', 'वीडियो गैलरी', 'films youtube', 'फ़िल्में'),
  ('/invites', null, null, 'Events', 'कार्यक्रम', 'invitations rsvp annual day', 'आयोजन निमंत्रण समारोह'),
  ('/notices', null, null, 'Notices', 'सूचनाएँ', 'announcements news updates circulars latest', 'समाचार घोषणाएँ परिपत्र'),
  ('/calendar/planner', null, null, 'School-year planner', 'वर्ष योजना', 'calendar year print', 'कैलेंडर वर्ष'),
  ('/calendar', null, null, 'Calendar', 'कैलेंडर', 'holidays vacation examinations dates timetable terms', 'छुट्टियाँ अवकाश परीक्षा तिथियाँ'),
  ('/admissions', 'admissions', null, 'Admissions', 'प्रवेश', 'apply enquiry join fees fee structure age documents prospectus registration', 'दाखिला आवेदन फीस शुल्क आयु दस्तावेज़ नामांकन'),
  ('/contact', 'contact', null, 'Contact', 'संपर्क', 'phone telephone email address map office hours directions', 'फ़ोन ईमेल पता नक्शा कार्यालय समय'),
  ('/alumni', 'alumni', null, 'Alumni Network', 'पूर्व विद्यार्थी', 'former students old batch', 'पूर्व छात्र बैच'),
  ('/alumni/register', null, null, 'Alumni registration', 'पूर्व विद्यार्थी पंजीकरण', 'join network sign up', 'जुड़ें'),
  ('/login', null, null, 'Alumni login', 'पूर्व विद्यार्थी लॉगिन', 'sign in account password', 'साइन इन खाता'),
  ('/disclosure', 'disclosure', null, 'Mandatory public disclosure', 'अनिवार्य सार्वजनिक प्रकटीकरण', 'cbse documents certificates results affiliation', 'दस्तावेज़ प्रमाणपत्र परिणाम संबद्धता'),
  ('/privacy', 'privacy', null, 'Privacy', 'गोपनीयता', 'data protection policy cookies', 'डेटा नीति'),
  ('/terms', 'terms', null, 'Terms', 'शर्तें', 'conditions of use', 'नियम');

-- What was there before the search was.
do $$
declare
  name text;
begin
  foreach name in array array['site_content', 'events', 'latest_updates', 'leadership_messages', 'teachers',
    'sports_programs', 'gallery_events', 'youtube_videos', 'calendar_entries']
  loop
    execute format('select private.add_search_entries(%L, to_jsonb(t)) from public.%I t', name, name);
  end loop;
end $$;
