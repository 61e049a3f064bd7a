/**
 * Passwords that attackers try first. Typed from general knowledge of published leaks, not copied from a
 * list; the words are combined with the endings people add to them.
 */
import { PRODUCT } from "../../product.ts";
import { COMMON_WORDS } from "./common-words.ts";

const ENDINGS = "1 2 7 01 11 12 13 22 69 99 123 1234 12345 123456 2023 2024 2025 2026".split(" ");
const ROWS = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "abcdefghijklmnopqrstuvwxyz"];
/** Shorter ones are refused for their length. */
const SHORTEST = 6;

/** Common alone, and with each of the endings. */
const WORDS = `
password pass admin welcome hello qwerty letmein login test user guest hotel secret master love summer
winter spring autumn monday friday sunday company office server support service manager business money
dollar casino lucky happy smile music guitar dance party dragon monkey tiger lion eagle wolf horse puppy
kitty bunny panda shark snake spider rabbit turtle dolphin penguin butterfly unicorn phoenix red blue green
yellow orange purple pink black white silver golden rainbow sunshine moonlight star angel devil demon ghost
ninja pirate king queen prince princess knight wizard hunter killer warrior soldier captain rocket apple
banana cherry lemon peach mango pepper ginger cookie candy sugar honey chocolate coffee pizza cheese butter
football soccer baseball basketball hockey tennis boxing racing rugby cricket michael jordan daniel david
robert thomas william james john george charlie andrew anthony joshua matthew nicholas kevin brian jason
justin brandon ryan tyler jacob ethan lucas oliver harry jack samuel benjamin alexander max alex chris mike
steve peter paul mark frank tony jessica jennifer ashley amanda sarah nicole michelle melissa stephanie
elizabeth hannah emily emma olivia sophia lauren rachel rebecca samantha victoria maria anna laura julia
lisa linda karen susan diana sandra andrea vanessa natalie charlotte maggie molly daisy bella lucy ruby
maximilian lukas felix paula marie carlos miguel pedro juan jose luis diego sergio pablo antonio fernando
ricardo roberto mario marco luca pierre louis camille chloe manon ivan dmitri sergey natasha olga elena
irina svetlana ahmed ali omar hassan fatima aisha london paris berlin madrid barcelona roma milano amsterdam
vienna moscow istanbul dubai newyork chicago boston dallas houston texas florida california canada mexico
brazil argentina france germany england ireland scotland spain italy turkey russia india china japan
australia liverpool chelsea arsenal manchester juventus realmadrid lakers yankees cowboys steelers ferrari
porsche mercedes audi honda toyota yamaha harley mustang corvette google facebook twitter instagram youtube
amazon microsoft windows samsung nokia iphone android linkedin yahoo gmail hotmail skype computer internet
laptop mobile phone camera matrix cyber hacker coder superman batman pokemon naruto starwars minecraft
freedom forever friends family baby mommy daddy mother father sister brother buddy jesus christ church faith
heaven blessed
`;

/** Common as they are. */
const PASSWORDS = `
passw0rd p@ssword p@ssw0rd p@$$w0rd pa$$word pa55word passwort passwd password. password! password?
password0 passwords mypassword mypass mypass123 thepassword newpassword newpass oldpassword changeme
changeme1 changeme123 change_me changeit letmein! letmeinnow openup opensesame sesame access access1
access14 access123 administrator admin@123 adminadmin root123 rootroot toor123 system guestguest username
username1 logmein default default1 testing testing1 testing123 testtest tester temp123 temp1234 temporary
temppass secrets topsecret private personal welcome! welcome@123 hellohello helloworld hello! iloveyou
iloveyou1 iloveyou2 iloveyou! iloveu iloveme iluvyou ilove123 loveyou loveyou1 lovelove loveme loveme1
lovely lovely1 lover1 lovers foreverlove princesa footbal soccer10 golfer golfing swimming swimmer
volleyball softball cheerleader dragons dragonball monkeys shadow shadow1 shadow12 shadow123 jordan23
spiderman spiderman1 ironman wolverine avengers deadpool joker123 jokers pikachu charizard sasuke goku123
fortnite fortnite1 roblox roblox1 roblox123 counterstrike callofduty warcraft starcraft diablo diablo2
zelda123 luigi123 sonic123 nintendo playstation playstation1 xbox360 gamer123 gaming skywalker lukeskywalker
yoda123 jedi123 trustno1 trustme trustnoone whatever whatever1 nothing nothing1 something anything
everything nobody anyone noone123 death666 devil666 demon666 satan666 hell666 lucifer angels angelo angela
angelina angelica alexandra alexis alexis1 alejandro alejandra adrian adriana austin austin1 bailey bailey1
bananas bandit barney baxter beautiful beautiful1 benfica bigdaddy bigdog bigboy bigboss biteme blackcat
blackjack blessing blink182 blondie bluesky bond007 booboo boomer boomer1 braves brandy brooklyn brittany
brothers bubbles bubbles1 bubba1 buster buster1 buttercup butthead cameron cancer carmen carolina caroline
cassie catdog catherine celtic celtic1 champion champions charles charles1 chester chester1 chicken chicken1
chocolat christian christian1 christina christine christmas christopher claudia confused connor cookies
cooper cooper1 cowboy cowboy1 creative crystal crystal1 cupcake daddysgirl daniela danielle danielle1
deftones denise dennis denver destiny destiny1 diamond diamond1 diamonds dolphins dominic donald dorothy
douglas eagles eagles1 edward elephant eminem eminem1 estrella evelyn explorer falcon felipe fender fernanda
firebird fireman fishing fishing1 flower flower1 flowers forest francis francisco franklin freddy friend
friendship froggy fuckoff fuckoff1 fuckyou fuckyou1 fuckyou2 fuckyou! fuckme fuck123 fucker fuckyou123
gabriel gabriel1 gabriela galaxy gandalf garfield gateway gemini genesis genius georgia gangsta gangster
garcia gerald getmoney giants giovanni godisgood godbless god123 goldfish gorgeous gracie grandma greenday
greenday1 gunner gunners hammer happiness happyday hardcore harrypotter heather heather1 hehehe helena
hellokitty hellokitty1 hercules hiphop holiday hollywood honeybee horses hotdog hottie hottie1 icecream
icecream1 inter123 isabel isabella isabelle italia jackass jackass1 jackson jackson1 jackie jaguar jamaica
james007 jasmine jasmine1 jasper jeffrey jeremy jeremy1 jessie jesuschrist jesusislord jesus777 jimmy1
john316 johnny johnson jonathan jonathan1 jonas1 joseph joseph1 juliana justinbieber justme katherine
kathleen kawasaki kenneth kitten kitten1 kittycat kristina lakers24 leather leonardo lindsey linkinpark
lionking looser loveable maddie madison madison1 manuel marcus margaret marina marine marines marlboro
marseille marshall martin martin1 martina maryjane maverick maxwell megan1 melanie mercury merlin merlin1
metallica metallica1 michele mickey mickey1 mickeymouse midnight midnight1 millie million monica monster
monster1 monster123 morgan morgan1 motorola mountain muffin myspace1 myspace myname nathan nathan1 newcastle
nirvana nirvana1 november october september december january february august april123 june123 july123
nicolas number1 number9 onelove oscar123 packers packers1 pakistan pakistan1 pakistan123 pamela pantera
panther panther1 paradise parker patches patricia patrick patrick1 peaches peaches1 peanut peanut1
peanutbutter pebbles people phantom philip picture pineapple pirates player player1 please please1 police
poohbear poohbear1 poop123 popcorn popcorn1 power1 precious precious1 princess! pumpkin pumpkin1 puppies
pussycat qazwsx qazwsx1 qazwsx123 qazwsxedc qazxsw raiders raiders1 ranger rangers rangers1 raymond reddog
redskins redsox redsox1 remember richard richard1 rockandroll rocker rocknroll rockon rocky1 rockyou
rockyou1 rodriguez ronaldo ronaldo1 ronaldo7 rosebud rosemary runner russell sabrina salvador sammy1
sammy123 samson santiago saturn scarface school school1 scooby scoobydoo scooter scooter1 scorpio scorpion
sebastian seattle senha123 sexygirl sexyboy sexylady sexy123 sexy12 shannon sharon sheena shelby simple
simple1 simpsons simone sisters skater skittles slayer slipknot slipknot1 smiley smokey smokey1 snickers
snoopy snoopy1 snowball snowman snowboard someday sophie sophie1 southside sparky sparky1 spencer
spiderman123 spongebob spongebob1 sporting starfish stargate starlight startrek stealth stella steven
steven1 stewart strawberry strawberry1 stupid stupid1 success success1 sundance sunflower sunflower1
superstar superstar1 supersonic suzuki sweden sweet1 sweetheart sweetie sweetie1 sweetness sweetpea sweety
tamara tatiana taylor taylor1 teacher teddy1 teddybear teddybear1 tequiero teamo123 teresa theman theone
theresa therock thunder thunder1 thuglife tiffany tiffany1 tigers tigers1 tigger tigger1 tigger2 timothy
tinker tinkerbell tinkerbell1 titanic tomcat toronto tottenham travis trinity trinity1 trouble trouble1
truelove tucker tweety tweety1 twilight twilight1 twister united vampire vegeta veronica victor victor1
viktor vincent vincent1 viper1 virginia vladimir volcom volleyball1 warriors waterfall webster wesley
westside whitney wildcat wildcats williams willow wilson winner winner1 winnie winston woody1 xavier yourmom
yourmom1 zachary zaq12wsx zaqwsx zaq1zaq1 zaq1xsw2 zxcvbnm1 zxcvbnm123 zxcvb123 zxcasd zxcasdqwe qwertyuiop1
qwerty! qwerty. qwer1234 qwer123 qwe123 qwe12345 qweqwe qweqwe123 qweasd qweasd123 qweasdzxc qweasdzxc123
qwaszx 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz1qaz 2wsx3edc 3edc4rfv
q1w2e3 q1w2e3r4 q1w2e3r4t5 qwerasdf qweewq asdfgh1 asdfghjkl1 asdf1234 asdf123 asdfasdf asdasd asdasd123
asd123 asd12345 asdqwe123 asdzxc123 azerty azerty1 azerty123 azertyuiop qwertz qwertz123 qwertzuiop
aq1sw2de3 aqwzsx abc123 abc1234 abc12345 abcd123 abcd1234 abcd12345 abc123456 abcabc abcd123456 a123456
a1234567 a12345678 a123456789 a12345 a1b2c3 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaa111 aaa123 as123456
az123456 q123456 q1234567 q12345678 qq123456 qwe123456 w123456 x123456 z123456 zxc123 zz123456 s123456
m123456 k123456 l123456 j123456 d123456 b123456 c123456 g123456 h123456 n123456 p123456 r123456 t123456
123456a 123456aa 1234567a 12345678a 123456789a 123456789q 123456q 123456abc 123abc 12345a 12345abc 1234abcd
1234qwer 123qwe 123qwe123 123qweasd 123qweasdzxc 12345qwert 123456qwerty 123asd 123asdf 123zxc 123321a
1a2b3c 1a2b3c4d 111111a 11111a 12qwaszx 12qw12qw 123456s 123456m 123456d 123456z 123456j 5201314 1314520
woaini woaini1314 woaini520 wojiushiwo 520520 521521 147258 147258369 1472583690 147852 147852369 159357
159753 159951 258456 321654 321654987 369258147 456123 456852 741852 741852963 753951 789456 789456123
7894561230 852456 951753 963852 963852741 9876543210 0123456 01234567 012345678 0123456789 123123 1231234
12312312 123123123 123123a 1234321 12341234 12344321 123451 1234512345 12345654321 12345678910 1234567891
123456123 123456123456 123456654321 123457 123465 123654 123654789 123789 1237890 123890 124578 125125
123321 123321123 112233 11223344 1122334455 112211 110110 101010 10101010 100200 100100 102030 10203040
102938 1029384756 111222 111222333 11112222 112112 113355 115599 119911 121212 12121212 121314 123580 131313
13131313 134679 134679852 135246 135790 1357911 142536 141414 143143 1434143 151515 161616 171717 181818
191919 202020 20202020 212121 21212121 222333 223344 2233445566 232323 23232323 242424 246810 24681012
252525 262626 272727 282828 292929 303030 313131 323232 343434 353535 363636 373737 420420 424242 434343
445566 454545 474747 484848 494949 505050 515151 525252 535353 545454 565656 575757 585858 616161 636363
656565 667788 676767 686868 696969 69696969 707070 717171 727272 737373 747474 757575 767676 777888 778899
787878 797979 808080 818181 828282 838383 848484 858585 868686 878787 889900 898989 909090 929292 939393
949494 959595 969696 979797 989898 998877 998899 321321 321321321 456456 456456456 789789 789789789 147147
159159 258258 369369 741741 852852 963963 007007 1111111a 1212312121 314159 31415926 271828 666999 999666
777999 911911 420000 123698745 123698 987456 987456321 159357258 147896325 147896 159632 passpass pass@123
pass@word1 passw0rd1 passw0rd! passw0rd123 p@ssword1 p@ssw0rd1 p@ssword123 p@ssw0rd123 p455w0rd p4ssw0rd
contraseña contrasena contrasinal motdepasse parola parole haslo1 haslo123 heslo123 jelszo salasana lozinka
wachtwoord wachtwoord1 passord passwort1 losenord senha1 senha1234 geheim geheim123 hallo123 hallo1 hallo12
schalke04 schatz bonjour bonjour1 coucou doudou loulou chouchou marseille13 soleil nicolas1 alexandre
juliette motdepass azerty12 azerty1234 azertyui bonita hermosa mariposa estrellas corazon teamo1 teamo12
tequiero1 amorcito amoremio micasa forzajuve forzamilan ciaociao napoli amore1 giuseppe francesco francesca
valentina alessandro alessia giulia chiara matteo lorenzo polska polska1 kasia1 mateusz bartek agnieszka
kochanie misiek monika1 lol123 lol12345 zaq12345 polska12 marcin1 marina1 nastya spartak zenit1 dinamo
vfhbyf gfhjkm ghbdtn cjkysirj k.,jdm yfnfif cfvceyu 1q2w3e4 qweqweqwe galatasaray fenerbahce besiktas
sifre123 ankara iloveallah allah1 allahuakbar bismillah bismillah1 muhammad mohammed mohamed khan123 indian
krishna ganesh jaimatadi omsairam sairam srikanth lakshmi abhishek rahul123 kumar123 priya123 deepak rajesh
anjali sweetu sayang sayangku indonesia bismillah123 rahasia doraemon jakarta bandung manila pilipinas
mahalko mahalkita iloveyouso tokyo123 sakura nihongo korea123 seoul123 beijing shanghai hongkong vietnam
matkhau anhyeuem saigon123 thailand hotels reception reception1 frontdesk frontdesk1 concierge housekeeping
hospitality hostel123 resort123 resort1 innkeeper motel123 hotelwifi guestwifi wifi1234 wifi123 wifipassword
holiday1 holiday123 vacation vacation1 booking booking1 booking123 bookings breakfast checkin123 roomservice
room101 room123 lobby123 bellboy
`;

/** Of a word that stands alone as often as not. */
const SHORT_ENDINGS = ["", "1", "2", "12", "123", "!"];

const common = new Set<string>([
  ...list(PASSWORDS),
  ...list(COMMON_WORDS).flatMap((word) => SHORT_ENDINGS.map((ending) => word + ending)),
  ...repetitions(),
  ...[...list(WORDS), PRODUCT.toLowerCase()].flatMap((word) => [
    word,
    ...ENDINGS.map((ending) => word + ending),
  ]),
  ...[...ROWS.join("")].flatMap((character) => lengths(10).map((length) => character.repeat(length))),
  ...ROWS.flatMap((row) => [...runs(row), ...runs([...row].reverse().join(""))]),
]);

/** @param password in lower case */
export function isCommonPassword(password: string): boolean {
  return common.has(password);
}

function list(words: string): string[] {
  return words.trim().split(/\s+/);
}

/** Two or three digits over and over, two digits in pairs or threes: 121212, 123123, 112211, 111222. */
function repetitions(): string[] {
  const digits = [..."0123456789"];
  const pairs = digits.flatMap((a) => digits.map((b) => [a, b] as const));
  return [
    ...pairs.flatMap(([a, b]) => [
      (a + b).repeat(3),
      (a + b).repeat(4),
      a.repeat(3) + b.repeat(3),
      a.repeat(4) + b.repeat(4),
      a + a + b + b + a + a,
    ]),
    ...pairs.flatMap(([a, b]) =>
      digits.flatMap((c) => [(a + b + c).repeat(2), a + a + b + b + c + c, a + b + c + c + b + a]),
    ),
    // Years, twice.
    ...Array.from({ length: 130 }, (_, index) => String(1900 + index).repeat(2)),
  ];
}

/** Neighbours on a keyboard's row or in the alphabet. */
function runs(row: string): string[] {
  return lengths(row.length).flatMap((length) =>
    Array.from({ length: row.length - length + 1 }, (_, start) => row.slice(start, start + length)),
  );
}

/** From the shortest password to the given length. */
function lengths(longest: number): number[] {
  return Array.from({ length: longest - SHORTEST + 1 }, (_, index) => SHORTEST + index);
}
