// Common names of the region, combined by number, so that no real person is meant. The lists of one
// community have lengths without a common divisor, so that a full name repeats as late as possible.
const communities = [
  {
    female:
      "Aanchal Bhavna Deepika Diksha Garima Isha Kajal Kavita Komal Manisha Meenakshi Neha Nisha Pooja Priya Ritika Sakshi Shivani Shruti Swati Tanvi Vandana",
    male: "Aditya Akash Aman Arjun Ashish Deepak Gaurav Harsh Karan Kunal Manish Mohit Nitin Pankaj Rahul Rohit Sahil Sandeep Tarun Varun Vikas Vinod Yash",
    surnames:
      "Sharma Thakur Chauhan Negi Rana Verma Tomar Joshi Bhatt Pundir Chandel Rawat Gupta Kashyap Bisht Dogra Semwal Katoch Parmar",
  },
  {
    female: "Amrit Gurleen Harleen Jasmeet Manpreet Navneet Simran",
    male: "Arshdeep Gurpreet Harjot Inderjeet Jaspal Kulwinder Ranjit",
    surnames: "Gill Walia Saini Bajwa Sandhu",
  },
  {
    female: "Aisha Farah Nazia Sana Zoya",
    male: "Adil Faisal Imran Irfan Salman",
    surnames: "Khan Ansari Siddiqui Malik",
  },
].map(({ female, male, surnames }) => ({
  female: female.split(" "),
  male: male.split(" "),
  surnames: surnames.split(" "),
}));

// Of ten people in a row: which community each belongs to.
const tenPeople = [0, 0, 1, 0, 0, 2, 0, 1, 0, 0];

export type Person = { first: string; surname: string; gender: "female" | "male" };

/** The n-th sample person; full names repeat only after some hundred people. */
export function samplePerson(number: number): Person {
  const community = pick(tenPeople, number);
  const names = pick(communities, community);
  const before = tenPeople.slice(0, number % 10).filter((one) => one === community).length;
  const perTen = tenPeople.filter((one) => one === community).length;
  const turn = Math.floor(number / 10) * perTen + before;
  const gender = turn % 2 === 0 ? "female" : "male";
  const pair = Math.floor(turn / 2);
  const surname = pick(names.surnames, gender === "female" ? pair : pair + 3);
  return { gender, first: pick(names[gender], pair), surname };
}

/** A parent of the n-th person: of the same community, with the same surname. */
export function sampleGuardian(number: number): { name: string; relation: string } {
  const child = samplePerson(number);
  // A multiple of ten stays within the community.
  const parent = samplePerson(number + 130);
  return {
    name: `${parent.first} ${child.surname}`,
    relation: parent.gender === "female" ? "Mother" : "Father",
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
