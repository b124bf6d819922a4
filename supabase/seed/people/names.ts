// Common first names and surnames of the region, combined by number: whoever this resembles is nobody.
const firstNames = {
  female:
    "Aanchal Bhavna Deepika Diksha Garima Harleen Isha Jasmeet Kajal Komal Manisha Meenakshi Neha Nisha Pooja Priya Ritika Sakshi Shivani Simran Tanvi Vandana".split(
      " ",
    ),
  male: "Aditya Akash Aman Arjun Ashish Deepak Gurpreet Harsh Imran Karan Kunal Manish Mohit Nitin Pankaj Rahul Rohit Sahil Sandeep Tarun Varun Vikas Yash".split(
    " ",
  ),
};
const surnames =
  "Sharma Thakur Chauhan Negi Rana Verma Tomar Singh Kaur Saini Joshi Bhatt Pundir Chandel Rawat Gupta Kashyap Ansari Bisht Walia Dogra Khan Semwal Gautam Katoch Parmar Mehta Gill Thapa".split(
    " ",
  );

export type Person = { first: string; surname: string; gender: "female" | "male" };

/** The n-th sample person. No two below a few hundred bear the same full name. */
export function samplePerson(number: number): Person {
  const gender = number % 2 === 0 ? "female" : "male";
  return {
    gender,
    first: pick(firstNames[gender], Math.floor(number / 2)),
    surname: pick(surnames, number * 5 + Math.floor(number / 29)),
  };
}

export function fullName({ first, surname }: Person): string {
  return `${first} ${surname}`;
}

/** The n-th of a list that begins again at its end. */
export function pick<Item>(list: readonly Item[], number: number): Item {
  const item = list[number % list.length];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}

/** Four houses, named after the rivers around Paonta Sahib. */
export const houses = ["Yamuna", "Giri", "Tons", "Bata"] as const;
