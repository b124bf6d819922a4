/** What differs from the school's English details; the numbers and addresses are the same. */
export const schoolInHindi = {
  name: "फ़ुटहिल्स स्कूल",
  tagline: "2003 से शिक्षा में उत्कृष्टता",
  address: ["विद्यालय कार्यालय, पांवटा साहिब परिसर", "पांवटा साहिब, ज़िला सिरमौर", "हिमाचल प्रदेश 173025"],
};
