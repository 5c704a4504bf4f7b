/**
 * The most common passwords of published lists that meet the rules: 8 to 20 letters and digits. In lower case; they are equally common
 * with a capital first letter, or in capitals.
 */
const words = `
  12345678 123456789 1234567890 12345678910 123456789a 123456789q 0123456789 0987654321 987654321 9876543210 87654321
  11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777
  88888888 888888888 8888888888 99999999 999999999 12341234 12121212 11223344 1122334455 112233445566 11112222 11221122
  123123123 12312312 123321123 1234554321 12344321 123454321 1234512345 123456123 123456123456 147258369 1472583690
  159357456 741852963 789456123 789456123a 321321321 456456456 963852741 13131313 10101010 01234567 23456789
  102030405060 19871987 20082008 20092009 19891989 19901990 12345679 12345687 01020304 31415926 314159265 3141592653
  password password1 password2 password12 password123 password1234 password12345 password01 password11 password99
  passw0rd passw0rd1 p4ssw0rd pa55word pa55w0rd mypassword mypassword1 newpassword changeme1 changeme123 letmein1
  letmein12 letmein123 welcome1 welcome12 welcome123 welcome1234 default1 default123 secret123 secret1234
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty01 qwerty11 qwertyu1 qwer1234
  qwer12345 qwerasdf qwerqwer qweasdzxc qweqweqwe qweasd123 qazwsxedc qazwsx123 qazwsx12 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
  q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 1234qwer 12345qwert 123qweasd
  123qwe123 123qweasdzxc 123qwe456 asdfghjk asdfghjkl asdfasdf asdf1234 asdf12345 asdfgh123 asd123456 asdasdasd asd12345
  zxcvbnm1 zxcvbnm123 zxcv1234 zxc123456 zxcasdqwe zxczxczxc poiuytrewq lkjhgfdsa 1a2b3c4d 1a2s3d4f a1s2d3f4 a1b2c3d4
  a1b2c3d4e5 abcd1234 abcd12345 abcdefgh abcdefg1 abcdef123 abcabc123 abc12345 abc123456 abc1234567 abc123abc abc123123
  aaaaaaaa aaaaaaaaaa aa123456 aa12345678 aaa111222 aaaa1111 aaa123456 a1234567 a12345678 a123456789 a1234567890 a11111111
  a123123123 q1234567 q12345678 q123456789 z123456789 s123456789 w123456789 qq123456 qq123456789 qq1234567 zz123456
  123456aa 123456abc 123456qq 123456asd 12345678a 12345678q 1234567a 1234567q 1234abcd 12345abc 123abc123 111111aa
  11111111a 11112222a 123123aa 123321aa
  woaini1314 woaini520 woaini521 woaini123 woaini1314520 woaiwojia woaiwoziji wo5201314 5201314520 52013145 5201314a
  a5201314 aini1314 1314520520 13145200 13141314 15201314 5205201314 52015201 520520520 521521521 loveyou1314 love1314
  nihao123 nihaoma123 zhang123 zhang123456 wang123456 wang1234 liu123456 chen123456 li123456789 yang123456 taiwan123
  iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou520 iloveme1 lovelove ilovegod loveyou1 lovely123 love1234
  love12345 love123456 sunshine sunshine1 sunshine123 princess princess1 princess123 football football1 football123
  baseball baseball1 basketball superman superman1 superman123 spiderman spiderman1 batman123 pokemon1 pokemon123
  dragon123 dragon12 monkey12 monkey123 master123 shadow123 killer123 hunter123 tigger123 charlie1 charlie123 michael1
  michael123 jennifer jennifer1 jessica1 jordan23 jordan123 ashley123 daniel123 andrew123 thomas123 robert123 michelle
  michelle1 samantha samantha1 victoria victoria1 computer computer1 internet internet1 startrek starwars starwars1
  trustno1 whatever whatever1 liverpool liverpool1 liverpool123 arsenal123 chelsea1 chelsea123 barcelona barcelona1
  manchester corvette mercedes cocacola chocolate chocolate1 butterfly butterfly1 blink182 babygirl babygirl1 freedom1
  blessed1 jesus123 summer123 summer2024 summer2025 winter123 winter2024 winter2025 spring2025 autumn2025 hello123
  hello1234 hello12345 helloworld testtest test1234 test12345 test123456 testing1 testing123 admin123 admin1234
  admin12345 admin123456 administrator administrator1 adminadmin root1234 root12345 root123456 user1234 guest123
  guest1234 system123 server123 oracle123 samsung1 samsung123 google123 facebook1 linkedin1 microsoft1 nintendo1
  minecraft minecraft1 monkey1234 nicole123 rockyou1 access14 access123
`;

let passwords: ReadonlySet<string> | undefined;

/** Passwords that too many people use, in each usual spelling. */
export function commonPasswords(): ReadonlySet<string> {
  passwords ??= new Set(
    words
      .trim()
      .split(/\s+/)
      .flatMap((text) => [text, text.charAt(0).toUpperCase() + text.slice(1), text.toUpperCase()]),
  );
  return passwords;
}

/** Passwords that a user may not have because they equal the username. */
export function namesAsPassword(userName: string): readonly string[] {
  return [userName, userName.toLowerCase()];
}

/** Why a new password is too easy to guess, by the rules of the server; null if it is not. */
export function findGuessable(
  password: string,
  userName: string,
): 'common_password' | 'name_as_password' | null {
  if (namesAsPassword(userName).includes(password)) return 'name_as_password';
  return commonPasswords().has(password) ? 'common_password' : null;
}
