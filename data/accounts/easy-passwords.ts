/** The passwords that attackers try first, in lower case. */
const common = new Set(
  `
  00000000 0123456789 11111111 11112222 11223344 12121212 12341234 12344321 1234567 12345678
  123456789 1234567890 12345679 123456a1 1234abcd 1234qwer 123123123 123321123 123654789 12qwaszx
  147258369 159357456 159753456 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 22222222 55555555
  66666666 741852963 77777777 789456123 87654321 88888888 9876543210 987654321 99999999 a1b2c3d4
  aa123456 aaaaaaaa abc12345 abcabc123 abcd1234 abcdefgh abcdefg1 admin123 admin1234 administrator
  alumni123 asdf1234 asdfasdf asdfghjk asdfghjkl azerty123 babygirl baseball basketball batman123
  bharat123 blink182 butterfly changeme changeme1 changeme123 charlie1 chocolate computer cricket1
  cricket123 default1 delhi123 dragon123 facebook football football1 freedom1 friends1 ganesh123
  google123 guest123 hello123 helloworld iloveyou iloveyou1 iloveyou2 india123 india1234 internet
  jaihind1 jennifer jesus123 krishna1 krishna123 letmein1 letmein123 liverpool login123 master123
  michael1 michelle monkey123 mumbai123 mypassword nopassword p@ssw0rd p@ssword pa55word pakistan
  pass1234 password password! password1 password11 password12 password123 password1234 passw0rd
  passw0rd1 pokemon123 princess princess1 q1w2e3r4 q1w2e3r4t5 qazwsxedc qwer1234 qwerasdf qwerty12
  qwerty123 qwerty1234 qwertyui qwertyuiop rockyou1 samsung1 school123 secret123 shadow123 starwars
  student1 student123 sunshine sunshine1 superman superman1 teacher1 teacher123 test1234 testing123
  testtest trustno1 welcome1 welcome12 welcome123 whatever xxxxxxxx zaq12wsx zxcvbnm1 zxcvbnm123
`
    .trim()
    .split(/\s+/),
);

/** Whether a password is easy to guess: a common one, the account's address, or the part before its @. */
export function isEasyPassword(password: string, email = ""): boolean {
  const plain = password.toLowerCase();
  const address = email.trim().toLowerCase();
  return common.has(plain) || plain === address || plain === address.split("@")[0];
}
