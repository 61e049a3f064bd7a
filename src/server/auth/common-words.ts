/**
 * Words and names that many people take as their whole password: the other half of common-passwords.ts.
 * Typed from general knowledge, by topic. Shorter ones than a password may be stand here too; they count
 * with what is added to them.
 */
export const COMMON_WORDS = `
aaron abigail adam agnes aidan albert alfred alice alicia alison allen allison alyssa amber amelia amy andre
andreas angie anita annie april ariel arnold arthur ashton audrey barbara beatrice becky benny bernard beth
betty beverly billy blake bobby bonnie brad bradley brandi brenda brett brian bridget britney bruce bryan
caitlin caleb calvin carl carla carlo carol carrie casey casper cecilia cedric celeste chad chandler chelsey
cheryl chloe christa christie cindy claire clara clarence claude clifford clinton cody colin colleen connie
conrad corey courtney craig curtis cynthia dakota dale damian damien dana danny darlene darren dave dawn dean
debbie deborah debra derek desiree dexter diane dick dolores dominique donna doris doug duncan dustin dwight
dylan earl eddie edgar eileen elaine eleanor eli elijah ellen elliot elvis emilio eric erica erin ernest
esther ethel eugene eva evan faith fabian fiona florence fred frederick gabby gary geoffrey gilbert gina
ginger glenn gloria gordon grace graham grant greg gregory gretchen guy gwen harold harriet harvey hazel
hector heidi helen henry herbert herman holly homer howard hugh hugo hunter ian ingrid irene iris isaac
isaiah ivy jackie jake jamie jan jane janet janice jared jasmin jay jean jeanne jeff jenna jenny jerome jerry
jesse jill jim joan joanna joanne jodie joe joel johanna jordon josephine josh joy joyce juan juanita judith
judy julian julie juliet june justine kaitlyn kara karl karla kate katelyn kathy katie katrina kayla keith
kelly kelsey kendra kenny kerry kim kimberly kirk kirsten kristen kristin kristy kurt kyle lance larry
lawrence leah leanne leo leon leonard leslie lester lewis liam lily lindsay lloyd logan lois lola lonnie
lorenzo loretta lori lorraine louise lucas lucia luther lydia lynn mackenzie madeline marcel marcia marcus
margie marian marilyn marion marissa marjorie marlene marshall marty marvin mason mathew maureen maurice
max maxine megan melinda melody melvin mercedes meredith micah mikael mildred miles milton mindy miranda
miriam mitchell mollie monique moses murphy murray nadine nancy naomi nathaniel neil nelson nick nicola nikita
nikki nina noah noel nora norman norman oscar otis owen paige pam patricia patrick patsy patty pauline pearl
peggy penny percy perry pete phil philip phillip phyllis polly preston quentin rafael ralph ramona randall
randy raul raymond rebekah regina renee rhonda richard ricky riley rita roberta robin robyn rodney roger
roland roman ronald ronnie rosa rosalie rose rosemary rosie ross roxanne roy rudy russell ruth sabrina sadie
sally salvador sammy scott sean sebastian selena serena seth shane shannon shari sharon shaun shawn sheena
sheila shelby sheldon shelly sherman sherri sherry shirley sidney simon simone skyler sofia sonia sonya
spencer stacey stacy stanley stella stephen steven stewart stuart sue summer susanna susie suzanne sydney
sylvester sylvia tabitha tamara tammy tania tanya tara tasha taylor ted teddy terence teresa terrance terri
terry thelma theodore theresa tiffany tim timothy tina todd tommy toni tracey tracy travis trevor trisha
troy vera verna vernon veronica vicky victor vincent violet virgil virginia vivian wallace walter wanda
warren wayne wendy wesley wilbur willard willie wilma winston xavier yolanda yvette yvonne zachary zoe

asshole bastard bitch bitches biteme blowjob blowme bollocks boobs boobies bullshit cocksucker crap cunt
cumshot dick dickhead dildo dipshit erotic faggot fetish fuck fucking fuckface goddamn hardon horny hooters
hustler jerkoff kinky knockers lesbian lust muff naked naughty nipple nipples nudes nympho orgasm orgy panties
penis penthouse pervert piss playboy porn porno pornstar pussies pussy screwyou sexsex sexual sexy shit
shithead shitty slut sluts stripper suckit suckme swinger threesome titties tits vagina virgin whore whores

acura astonmartin bentley bmw bugatti buick cadillac camaro carrera challenger charger chevelle chevrolet
chevy chrysler citroen civic cobra corolla corsa cougar daewoo dodge ducati escort explorer fiat firebird
focus ford formula fusion galant gti gsxr harley hayabusa hummer hyundai impala infiniti integra jaguar jeep
kawasaki lamborghini lancer landrover lexus lincoln lotus maserati maxima mazda mclaren miata mitsubishi
motorcycle nissan opel passat peugeot plymouth pontiac prelude ranger rangerover renault rover saturn
scooter sierra silverado skoda skyline sportster subaru supra suzuki tacoma taurus tesla thunderbird triumph
trucker truck trucks turbo vauxhall vespa viper volkswagen volvo wrangler

angels astros athletics avalanche badgers bears bengals billabong blackhawk blackhawks bluejays braves
broncos browns bruins buccaneers buckeyes buckeye bulldog bulldogs bulls cardinal cardinals cavaliers celtics
chargers chiefs clippers colts cougars coyotes cubs devils diamondback dodgers ducks everton falcons fighter
flames flyers fortyniners gators grizzly hawks heat hornets hurricanes huskers huskies indians islanders
jaguars jayhawks jets kings knicks leafs longhorn longhorns magic mariners marlins mavericks mets miners
mudvayne mustangs nascar nationals nets oilers orioles padres panthers patriots penguins phillies pirates
pistons predators raiders rams rangers raptors ravens redskins redsox redwings reds rockets rockies royals
sabres saints seahawks senators sharks sooners spartan spartans spurs stars storm suns terps texans thunder
tigers timberwolf titans trojan trojans twins vikings volunteers warriors whitesox wildcat wildcats wolverines
wolves rangers aberdeen astonvilla bayern borussia celtic gooner hibernian hearts ipswich leeds leicester
middlesbrough millwall portsmouth redarmy sunderland tottenham westham wolves archery basket bowling catcher
climbing coach cycling dancer diver diving fencing fisher fishing goalie golf gymnast gymnastics hunting
jogger karate lacrosse marathon pitcher player players playing quarterback racer runner running sailing sailor
shooter skate skateboard skater skiing snowboard snowman sniper striker surfer surfing volley wrestler
wrestling yoga

airforce airborne army batman battle blade bomber bullet cannon colonel commander cowboy fighter general
guns gunner infantry jet legend lieutenant major marine military missile navy officer patriot pilot police
ranger rifle sarge sergeant shotgun sniper soldier special submarine swordfish tank trooper veteran war
weapon

acdc aerosmith alien aliens allstar american amigo anarchy anime apollo aquarius archer arctic aries arizona
armada armani artist asia asian assassin asterix astro athena atlanta atlantis attila avalon avatar aztec
babe babygirl babyface bachelor bacon badass badboy badger badgirl bagel baker balance bambi bamboo banker
bass bastard beach beagle bean beast beatles beaver beavis beer beetle bella bender berry bigfoot bigger
bigman bigmac bigone bigred bike biker billabong bingo bird birdie bishop biscuit blaster blazer blaze blink
blonde blood bloody blossom blues bluebird bmx bond boots boss bonkers bottle bowler boxer brain brains brass
bravo breeze bright bronco brother brownie brutus bubble bucket buddha budlight budweiser buffalo buffy bug
bugs builder bull bullseye bunker burger burning business butler button buzz cactus cadet caesar calendar
calico callie camel campbell camping canon capone capricorn captain caramel cards carpet carrot cartman
cartoon cash cassandra castle casual cats cattle celebrity center central chains chainsaw chaos chance change
charm chaser chase cheeky cheer cheers cheetah chef chemical cherokee chess chico chief chip chips chipper
choice chopin chopper chronic chuck chucky cicero cinema circus clancy clark class classic cleo cleopatra
clown cloud clover cobalt cobra cocacola cocaine coconut coco code college colonial colorado columbia comet
comfort comics common computer concrete condor confidence connect conquest contact control cool coolcat
cooldude coolguy copper coral corona cosmos cosmo cougar country courage coyote crack cracker crash crazy
cream creature creed cricket cristal critter cross crow crown cruise crusader crush crystal cupid curious
custom cyclone cypress czar dagger damage danger dark darkness darkside darkstar dasher data death delight
delta demon denali depeche desert design designer desire detroit devil devine diamond digital digger dilbert
dingdong dingo dino diesel director dirty discover disney divine doctor dodger doggie doggy dogs dogfood
dolly donkey donut doom doobie doodle double dragonfly dream dreamer dreams driver drums drummer duck duckie
dude duke dungeon duster dynamo dynasty eagle earth easter eclipse edison egypt einstein electric electra
element eleven emerald emerson emperor empire energy engine engineer enigma enter enterprise escape eternal
eternity europe evolution excalibur exotic express extreme faggot fairy faith falcon fancy fantasy farmer
fashion faster fatboy fatcat father fearless feather felicity fender fernando fester fiction fiddle fire
fireball firefly fish flash flasher flipper floppy florida flounder fluffy flyer flying folder fool football
force forest fossil fountain fox foxtrot foxy fragile freak freaky freaks freebird freeman freeway frodo frog
frogger frogs frontier frosty funky funny funtime future gadget gambit gamble gambler game games gangster
garden garlic gator geezer genesis gentle geography geronimo ghetto giant gibson giggles gizmo gladiator
glitter global glory gobears goblin godfather godzilla gold goldberg golden goldie goldstar gonzo goober
goodboy goodgirl goodluck goodtime goofy google goose gopher gorilla gothic grandpa grape grass gravity great
greece greek greenbay greg gremlin griffin grinch groovy grover guardian guinness guitarist gypsy hacker
hallo halloween hamburger hamilton hamlet hammers hamster handsome handyman happy hardware harmony havana
hawaii hawkeye health heart heartbreak hearts heaven helicopter hellfire hellfish helper helpme hendrix hero
heroes highland hobbes hobbit hogwarts holland home homerun honda honest honolulu hope horizon hornet horny
horror hotel hothot hotrod hotshot hotstuff houdini house hudson hulk human hummer hungry hurricane husker
iceberg icecube iceman icehouse idiot illusion image imagine impact imperial important impossible indigo
infantry infinity inferno inside insane inspire intel internet intrepid iron island ireland jackal jackpot
jaguar jazz jazzman jeepster jelly jellybean jersey jester jigsaw jingle jockey johndoe joker jonny journey
joystick jubilee judge juice juicy jumbo jumper jungle jupiter just justice kahuna kangaroo karma kennedy
kermit ketchup killjoy kimono kinder kingdom kingfish kingkong kipper kissme kisses kissing kitty kiwi klondike
kodiak kool krypton ladies ladybug lady landlord laser lastchance latino laughing lauren leader legacy legal
legion legolas lemonade leopard leprechaun letter lexington liberty library license light lighthouse lightning
lion lionheart liquid lithium little lizard lobster lollipop lonely lonestar longhair looking lord loser lotus
louie love loverboy loverman lucky luckydog lunch machine madcat madman mad maddog madmax maestro magazine
magelan maggot magic magician magnet magnum magnolia malibu mama mamacita mamas mammoth manager mandarin manga
manhattan maniac manson marathon marble marijuana marino marlin mars martian martini master masters masterbate
matrix maveric maximus mayday meatball meatloaf medical medicine medusa mega mellow melon member memory memphis
menace mercy metal metallic meteor mexican miami michigan midget midway mighty military milk milky millennium
miller million mimi mine mineral minimum minnie miracle mirage mirror misfit missy mission mississippi mister
misty mittens moby mohawk mojo mollydog money moneyman mongoose monkeyboy monopoly montana montreal moon moonbeam
moose moron mortgage mother motorola mountain mouse mozart mudvayne muffin mulder munchkin murder muscle mushroom
music musical mustard mutant mystery mystic naruto natural nature nebraska nemesis neptune network never nevermind
newlife newyork niceguy nickel nightmare nightwing nimrod ninja nintendo noname normal nothing notebook nova nugget
number nurse nursing nuts oatmeal obsidian ocean octopus odyssey office oklahoma oldman olympus omega online onion
opera optimus optimist oracle orange orchard orchid oregon orgasm original orion orlando outlaw outside oxford
oyster ozzy pacers pacific packard painter palace paladin palmer panama pancake panda pandora panic panther papa
papers paradise paradox parker parrot party passion passions password patches pathfinder patience patriot paulie
payday peace peaceful peach peaches peacock peanut peanuts pebble pebbles pegasus pelican pencil penguin pepsi
perfect person phantom pharmacy phoenix photo piano picard pickle pickles picture pierce piglet pimp pimpin
pinball pineapple pinky pinkfloyd pioneer pirate pisces pitbull pixie planet plastic platinum playball playtime
please pleasure pluto poetry poison pokemon poker polar polaris pookie poodle pooh poop pooper popcorn popeye popper
poppy porkchop porter portland postal potato potter power powers prayer precious predator preacher premier president
prestige pretty primetime prime primus prince printer private prodigy producer product professor project prophet
protect proton prowler psycho pulsar pumpkin punisher punk punkrock puppet puppies purple pyramid python quality
quantum quasar queenie quest quick quiet rabbit racecar racoon radar radical radio raider railroad rain rainbow
rainman rambo rampage random ranger rascal raster rattle raven reality reason rebel rebels record red redbull
redbird reddevil reddog redhead redhot redman redneck redrose redrum reflex reggae regional reject reliant remember
renegade replay reptile republic rescue retard retired revenge revolution rhino ribbon rider righton ringo river
road roadkill roadking roadrunner robot rock rocker rockhard rockie rockon rockstar rocky rodeo rogue roller rolling
romance romeo rookie rooster roses roswell router roxy royal ruffles runaway runner rush rusty sabbath sabre sadie
safari safety saint sailing salami salmon salt samantha samurai sanctuary sandman sandy sanity santa sapphire
sarcasm sasha saskia satan satellite satori saturday savage savior scarface scarlet scarlett schnapps school science
scissors scooby scoobydoo scooter score scorpio scorpion scotland scotty scout scrappy scrapper scratch scream
screen scruffy scuba search season seattle section security select semper senior sentinel september serenity
serpent seven sevens sexybitch sexyboy sexygirl sexylady sexyman shadows shaggy shalom shaman shamrock shark sharky
shelter sheriff shine shining ship shock shooting shopping short shorty showtime shutup sick silence silly silver
silverado simba simple simpson simpsons sinister sinner skeeter skippy skinny skull skunk sky skydive skyhawk slacker
slammer slapshot slave slayer sleeping sleepy slick slimshady slipknot sloppy slugger smart smarty smashing smeghead
smile smiles smiley smith smiths smoke smoker smokes smokey smokin smoking smooth smoothie smudge snake snapper
snapple sneakers snickers snooker snoop snoopdog snoopy snow snowball snowflake snowy snuggles sober socrates softail
software solaris solo solomon somebody sonic sooner soprano soul souls south southern southpark space spaceman
spanish spank spanker spanking spanky spanner sparkle sparkles sparky sparrow special speed speedo speedy spencer
sphinx spiderman spike spiral spirit spitfire splash splinter spooky spoon sporting sports sporty spring springer
springs sprite spunky squall square squash squirrel squirt stalker stallion standard star starbuck stardust stargate
starlight starship start starter starting state station stealth steel steele stefan stereo sterling stick sticky
stingray stinger stinky stone stonecold stoned stoner stones stranger strange strat strawberry stream street strike
strong struggle stud student study studio stupid style sublime success sucker sucks suede sugarbear suicide sultan
sundance sunflower sunlight sunny sunnyday sunrise sunset sunshine super superfly superior superstar supreme surf
survivor sushi susan swallow sweet sweetheart sweetie sweetness sweetpea sweets sweety swimmer swing switch sword
symbol sympathy symphony syracuse system tacobell tamara tango target tarheels tarzan tattoo taurus teacher teachers
teardrop tech technics techno teddybear teen teens teenage tekken telephone temple temptation tennessee tequila
terminal terminator terror texas thailand theboss thedog thedoors theking theman therock thesims thing thinking
thirteen thirty thomson thor thriller thumper thunder thursday thx1138 tickle tigger tigre timber time tinker
tinkerbell tinman tiny titan titanic titanium toaster tobacco together tomato tomcat tomorrow toolbox toonarmy tootsie
topcat topdog topgun tornado toronto total toxic toyota tractor trader traffic train trainer training trance
transfer trapper travel traveler treasure treble trees trek tribal trident trigger trinity tripper triple tripod
triton trombone trooper tropical trouble trucker true truelove trumpet trustme truth tsunami tucker tuesday tulips
tuna tunafish turkey turtle tweety twilight twins twister tyson ultimate umbrella undead underdog undertaker union
united universal universe university unique unknown uranus urchin valencia valentine valentino valerie valhalla
valley vampire vampires vanguard vanilla vegas vegeta velvet venom venus verizon vermont vertigo victor victory video
viking vikings village vincent vintage violence violin vision vodka volcano volleyball voltage volunteer voodoo
voyager vulcan waffle wales walker wallet walnut walrus wanker warcraft warlock warning warren warrior washington
wasted watcher water waterfall waterloo watermelon waterpolo watson waves wealth weasel weather webmaster wedding
wednesday weed weezer welcome western whale whatever whatsup wheels whiskers whiskey whisky whisper whistle white
whiteboy whiteout whitetail wicked wildcard wildbill wildfire wildman wildwood wilson window windows winger wings
winner winners winter wisdom wisconsin wizards wolf wolfgang wolfman wolfpack woman women wombat wonder wonderful
wonderboy woody woodstock woofer word wordpass work working world worldcup worship wrench writer wwe wwf xanadu xfiles
xtreme yahoo yamaha yankee yankees yellow yesterday yomama young yvonne zappa zebra zenith zephyr zeppelin zero zeus
ziggy zigzag zodiac zombie zorro zxcvbnm
`;
