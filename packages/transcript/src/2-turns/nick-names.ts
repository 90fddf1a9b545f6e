const families = `
abigail abby gail
abraham abe
albert al bert
alexander alex sasha lex sandy
alexandra alex sasha sandra alexa
alfred al fred alfie
alice ali
allison ali
amanda mandy
andrea andi
andrew andy drew
anthony tony
antonio toni tony
barbara barb babs
beatrice bea trixie
benjamin ben benny
bernard bernie
bradley brad
cameron cam
caroline carrie
catherine katherine kathryn cathy kathy kate katie kat cat
charles charlie chuck chas
charlotte charlie lottie
christian chris
christina christine chris tina
christopher chris topher kit
clifford cliff
cynthia cindy
daniel dan danny
david dave davey
deborah debra deb debbie
dominic dominik dom
donald don donny
dorothy dot dottie
douglas doug
edward ed eddie ted ned
eleanor ellie nora
elizabeth elisabeth liz lizzie beth betsy eliza lisa
emily em
eugene gene
ferdinand ferdi
florian flo
francis frank
francesca fran
franziska franzi
frederick fred freddie rick
friedrich fritz
gabriel gabe
gabriela gabriella gabi gaby
geoffrey jeffrey jeff geoff
gerald gerry jerry
gregory greg
harold harry hal
heinrich heinz heiner
henry hank harry
hubert hubi
jacob jake jakob
jacqueline jackie
james jim jimmy jamie
janet jan
jason jay
jennifer jen jenny jenn
jessica jess jessie
johannes hannes jo
john johnny jack
jonathan jon jonny
joseph joe joey josef sepp
joshua josh
judith judy
julian jules
katharina kathi katja
kenneth ken kenny
kimberly kim
lawrence laurence larry
leonard leo len lenny
lillian lily
louis lou
madeleine maddie
magdalena lena
manuel manu
margaret maggie meg peggy greta
maria mary marie
martin marty
matthew matt
matthias matze
maximilian max maxi
melissa mel
michael mike mick micky mischa
michelle shelly
mitchell mitch
mohammed mohammad muhammad mo
natalie nat
nathan nathaniel nate nat
nicholas nicolas nikolaus nick nico klaus
nicole nicki nikki
olivia liv
oliver ollie olli
pamela pam
patricia pat patty tricia trish
patrick pat paddy
peter pete
philip phillip philipp phil
rachel rach
raymond ray
rebecca becky becca
richard rick dick rich richie
robert rob bob bobby robbie
ronald ron ronnie
samantha sam
samuel sam sammy
sebastian seb basti
sophia sophie
stanley stan
stefan steffen
stephanie steph
steven stephen steve stevie
susan suzanne sue susie suzy
tamara tammy
theodore theo ted teddy
theresa teresa terry tess
thomas tom tommy
timothy tim timmy
ulrich uli
valentina val
valerie val
veronica vera ronnie
victor vic
victoria vicky tori
vincent vince vinny
walter walt wally
wilhelm willi
william will bill billy liam willy
wolfgang wolf
zachary zach zack
`;

const forms = families
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
const formsOf = new Map<string, Set<number>>();
for (const [family, line] of forms.entries()) {
  for (const form of line) {
    formsOf.set(form, (formsOf.get(form) ?? new Set()).add(family));
  }
}

export function mayBeSameGivenName(a: string, b: string): boolean {
  if (a === b) return true;
  const families = formsOf.get(b);
  return [...(formsOf.get(a) ?? [])].some((family) => families?.has(family));
}

/** All given names that may belong to the same person as this one, itself included. */
export function givenNamesLike(name: string): Set<string> {
  return new Set([
    name,
    ...[...(formsOf.get(name) ?? [])].flatMap((family) => forms[family] ?? []),
  ]);
}
