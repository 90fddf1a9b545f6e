import { singular } from './words.ts';

/** Places, languages and peoples, which rarely are what a meeting is about. By their keys. */
export const placeNames: ReadonlySet<string> = keysOf(
  `africa europe asia america australia antarctica earth world west east north south midwest balkan scandinavia nordic
  afghanistan albania algeria angola argentina armenia austria azerbaijan bahrain bangladesh belarus belgium benin bolivia
  bosnia botswana brazil bulgaria cambodia cameroon canada chile china colombia congo croatia cuba cyprus czechia denmark
  ecuador egypt estonia ethiopia finland france georgia germany ghana greece guatemala haiti honduras hungary iceland
  india indonesia iran iraq ireland israel italy jamaica japan jordan kazakhstan kenya korea kosovo kuwait laos latvia
  lebanon liberia libya liechtenstein lithuania luxembourg malawi malaysia mali malta mexico moldova mongolia montenegro
  morocco mozambique myanmar namibia nepal netherlands nicaragua niger nigeria norway oman pakistan palestine panama
  paraguay peru philippine philippines poland portugal qatar romania russia rwanda senegal serbia singapore slovakia
  slovenia somalia spain sudan sweden switzerland syria taiwan tanzania thailand tunisia turkey uganda ukraine uruguay
  uzbekistan venezuela vietnam yemen zambia zimbabwe england scotland wales britain uk usa u.s emea apac latam
  alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa
  kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada
  ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming ontario quebec
  alberta manitoba bavaria catalonia flanders queensland
  london paris berlin madrid rome lisbon porto dublin vienna zurich geneva bern basel munich hamburg frankfurt cologne
  brussels amsterdam rotterdam utrecht copenhagen oslo stockholm helsinki warsaw krakow prague budapest bucharest sofia
  athens istanbul ankara moscow kyiv barcelona valencia seville milan turin naples lyon marseille manchester birmingham
  leeds liverpool glasgow edinburgh cardiff belfast bristol boston chicago seattle houston dallas austin denver phoenix
  atlanta miami philadelphia detroit portland toronto montreal vancouver ottawa calgary sydney melbourne brisbane perth
  auckland wellington tokyo osaka kyoto seoul beijing shanghai shenzhen hanoi saigon bangkok jakarta manila mumbai delhi
  bangalore bengaluru chennai hyderabad kolkata pune karachi lahore dhaka colombo dubai doha riyadh cairo lagos abuja
  nairobi kampala accra johannesburg durban casablanca tunis lima bogota santiago caracas havana quito
  english german french spanish italian portuguese dutch danish swedish norwegian finnish polish czech hungarian romanian
  greek turkish russian ukrainian arabic hebrew persian hindi urdu bengali tamil chinese mandarin cantonese japanese korean
  vietnamese thai indonesian malay tagalog swahili latin american british european african asian australian canadian mexican
  brazilian indian pakistani irish scottish welsh swiss austrian belgian filipino`,
);

/** Those of two words, with the bodies that meet in many of them. */
export const placePairs: ReadonlySet<string> = new Set(
  `united state|united kingdom|united nation|new york|new zealand|new jersey|new mexico|north america|south america|latin america|north africa|south africa|middle east|hong kong|san francisco|san diego|san jose|los angeles|las vegas|west coast|east coast|white house|south korea|north korea|saudi arabia|sri lanka|costa rica|puerto rico|city council|town council|school board`.split(
    '|',
  ),
);

function keysOf(names: string): ReadonlySet<string> {
  return new Set(names.split(/\s+/).map(singular));
}
