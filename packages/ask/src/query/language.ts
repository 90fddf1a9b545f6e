import type { SupportedLanguage } from '@rapport/transcript';
import { wordsOf } from '../words/terms.ts';

/** Words that only one of these languages has and that most questions in it have. */
const telling: Readonly<Record<Exclude<SupportedLanguage, 'en'>, ReadonlySet<string>>> = {
  de: new Set(
    'sagte sagten gesagt was uber die wie viele welche welcher welches wer wann warum wo wurde wurden hatten haben hat der das den dem und ist nicht von mit letzte letzten letzter woche uber im zur zum sind waren gibt uns wir ich es ein eine einen auf fur bei nach seit spricht aufgaben'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'combien quelles quels quelle quel qui pourquoi quand comment est sont avec les des du au aux une dans sur pour nous avons ete dernier derniere semaine mois reunions reunion par cette ce ont il elle et que'.split(
      ' ',
    ),
  ),
  es: new Set(
    'cuantas cuantos cuanto que quien quienes cuando por como donde cual cuales los las del con sobre para este esta mes semana tiene tienen hubo dijo reuniones reunion fue se el y nos hemos'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'quantas quantos quanto que quem quando onde qual quais porque como foi foram tem temos houve disse ultima ultimo ultimas ultimos semana mes reuniao reunioes uma para por sobre este esta nao nos da'.split(
      ' ',
    ),
  ),
  it: new Set(
    'quante quanti quanto che chi quando dove quale quali perche cosa sono stato stata stati abbiamo hanno ha detto ultima ultimo scorsa scorso settimana mese questa questo riunione riunioni di il lo gli della delle dei nella una ci'.split(
      ' ',
    ),
  ),
  nl: new Set(
    'hoeveel wat zei welke wie wanneer waarom hoe waar het een zijn waren van voor uur samen laatste afgelopen vergaderingen vergadering zei werd naar er gebeurd heeft hebben ons wij ook'.split(
      ' ',
    ),
  ),
};
const english = new Set(
  'how many which who when why what where is are was were did does do the of with from about in on to and have has had we our any for by at there been since last this that'.split(
    ' ',
  ),
);

type Foreign = keyof typeof telling;
const isForeign = (language: string): language is Foreign => language in telling;
const languages: readonly Foreign[] = Object.keys(telling).filter(isForeign);

/** The language of a question, if it is not English; null for English and for a few words. */
export function foreignLanguage(question: string): Foreign | null {
  const words = wordsOf(question);
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length;
  const ours = count(english);
  const [best] = languages
    .map((language) => ({ language, count: count(telling[language]) }))
    .toSorted((one, other) => other.count - one.count);
  return best && best.count >= 2 && best.count > ours ? best.language : null;
}

/** A question in another language without that language's words for asking: 'Was sagte Ada zur Migration?' */
export function withoutForeignWords(question: string): string {
  const language = foreignLanguage(question);
  if (language === null) return question;
  const asking = telling[language];
  return question
    .split(/\s+/)
    .filter((word) => !wordsOf(word).every((one) => asking.has(one) || english.has(one)))
    .join(' ');
}
