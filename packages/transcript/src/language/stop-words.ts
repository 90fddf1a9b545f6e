import type { SupportedLanguage } from './languages.ts';

/** Languages that are only kept from being mistaken for a supported one. */
type OtherLanguage = 'sv' | 'da' | 'pl' | 'ca';

/** Function words, written by hand. */
const lists: Readonly<Record<SupportedLanguage | OtherLanguage, string>> = {
  en: `the of and to in a is that for it you i we was on with as be are this have not but at they from or an what so
all if one can there were about your my has just will do no would know think like our which when them me been
some how out up more who had their then these because get got into now right going really don't it's i'm
that's we're yeah okay yes well could should than also very here good thanks thank he she his her us did does
where any want see need let's hello hi`,
  de: `der die das und ist nicht ich zu ein eine sie es wir mit auf den dem des in für auch sich von an war haben hat
so dass daß als wie aber oder wenn noch nur man werden wird sind sein aus bei nach um am im kann können dann
da was einen einer einem uns ja nein mal schon sehr mehr ihre ihr über diese dieser dieses hier jetzt gibt
muss mich mir habe doch also vielen dank bitte keine nichts immer wieder vom zum zur bin hatte gut ganz weil
alle durch`,
  fr: `le la les de des du un une et est que qui dans pour pas ce il elle je vous nous on ne se sur avec plus par au
aux en mais ou où son sa ses leur leurs cette ces c'est j'ai d'un d'une qu'il n'est être avoir fait faire tout
tous si comme bien oui non sont était ont a avez merci bonjour aussi très alors donc mon ma mes votre vos
notre nos même y été peut quand là ça moi cela parce entre sans sous`,
  es: `el la los las de del un una y es que en no por para con se lo su sus al como más pero le les me mi muy ya sí
si yo nos está esta este esto eso ese hay ha he son fue ser porque cuando también todo todos qué cómo donde
hasta desde entre sobre sin gracias bueno pues aquí ahí entonces usted ustedes tiene tenemos vamos hacer puede
han era así nosotros ni otra otro algo o a estamos están`,
  pt: `o a os as de do da dos das um uma e é que em no na nos nas não por para com se ao à mais mas eu você ele ela
nós eles são foi ser está estão isso isto esse essa este esta como também muito já sim porque quando tem temos
vai vamos pode então aqui aí lá seu sua meu minha nosso pelo pela ou sobre até só obrigado obrigada senhor
senhora gente fazer bem todos tudo há era nem depois agora às mesmo`,
  it: `il lo la i gli le di del della dei delle dello un una uno e è che in non per con si su da al alla ai come più
ma io noi lei lui sono sei ha ho hanno abbiamo era essere fare questo questa questi quello quella anche se
cosa perché quando molto già sì no grazie allora quindi dove nel nella nei sul sulla dal dalla ci mi ti ne
tutti tutto poi così ora bene suo sua nostro o dall'`,
  nl: `de het een en is van dat niet ik je te in op voor zijn met die we er ook maar aan om als dan nog bij naar uit
wel wat of hebben heeft heb ben was waren worden wordt kan kunnen moet zou zal zij hij u ze dit deze daar hier
nu geen al door over meer heel zo omdat hoe wie waar onze ons mijn jullie dus even goed ja nee dank wil willen
gaan gaat mevrouw heer natuurlijk veel tot toch echt`,
  sv: `och att det som en är på för med av inte jag den vi har till du om ett var men så från när hur också kan ska
detta eller vara han hon de då nu mycket bara här där mig oss sig än finns efter skulle alla tack`,
  da: `og at det som en er på for med af ikke jeg den vi har til du om et var men så fra når hvordan også kan skal
dette eller være han hun de da nu meget bare her der mig os sig end efter skulle alle tak hvad`,
  pl: `i w na nie się że to jest z do jak o ale po co tak za od jego ja my są był była być może przez dla czy już
tylko tego ten ta te bardzo mnie mam mamy proszę dziękuję które który`,
  ca: `el la els les de del dels i és que en no per amb un una es al als com més però jo nosaltres molt ja sí això
aquest aquesta hi ha han són va ser perquè quan també tot tots gràcies doncs aquí fer pot`,
};

export const stopWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);
