import { commonWords } from '../common-words.ts';
import { firstNames } from '../first-names.ts';
import { partsOfName } from '../names-said.ts';
import type { SpokenTurn, Talk } from '../talk.ts';
import { courtesyPhrases, floorPhrases, linePhrases } from './phrases.ts';

type Said = 'floor' | 'name' | 'courtesy' | 'line';

/**
 * How a turn runs the meeting. 'floor': it gives somebody the floor or goes to the next item. 'name': it only says
 * names. 'courtesy': thanks and apologies. 'line': greetings, sound, screen, recording, 'That's all'. Null for a turn
 * with a matter in it, and for signs of listening.
 */
export type HowRun = (turn: SpokenTurn) => Said | null;

/** Who says more has a matter. */
const longestWords = 80;
const longestLetters = 600;
/** After these words a sentence says more than its phrase. */
const goesOn =
  "(?:but|because|cause|cuz|should|must|need|needs|think|if|which|unless|otherwise|wonder|don't|doesn't|didn't|isn't|won't|i|i'm|i've|we|we've|it's)";
const untilTheEnd = (most: string): string => `(?:(?! ${goesOn}(?: |$)) [^ ]+){0,${most}}$`;
const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(
    `(?:${phrases.join('|').replace(/ ?…(\d+)/g, (_, most: string) => untilTheEnd(most))})(?= |$)`,
    'y',
  );
const phrases: readonly (readonly [Said, RegExp])[] = [
  ['floor', anyOf(floorPhrases)],
  ['courtesy', anyOf(courtesyPhrases)],
  ['line', anyOf(linePhrases)],
];
/** 'Sorry, Ben?' asks Ben to say it again. */
const sorryWho = /^sorry,? \p{L}+\?$/iu;
/** A name follows these. */
const calling =
  /(?:^| )(?:thanks|thank you|you|much|lot|hi|hello|hey|bye|welcome|morning|ahead|to|please|back)$/;
const fillers: ReadonlySet<string> = new Set(
  `yeah yes yep yup ya no nope mm mmm mhm hm hmm uh um huh ah oh ooh wow right okay ok alright all sure exactly cool
  great good nice fine perfect lovely gotcha awesome excellent super so well and or but then now just please really very
  again too also anyway actually maybe sounds i see got it let's you
  mr mrs ms miss dr prof sir madam minister senator chair chairman hon honourable honorable member doctor
  mean perfectly guys folks everyone everybody team today sorry`.split(/\s+/),
);

/** In English. Every sentence has to be phrases that run a meeting, names and words without content. */
export function howRun({ names }: Talk): HowRun {
  const known = new Set(names.flatMap(partsOfName).filter((part) => !commonWords.has(part)));
  return ({ sentences, words }) => {
    if (words > longestWords) return null;
    const found = new Set<Said>();
    for (const { text } of sentences) {
      if (!addSaid(text, known, found)) return null;
    }
    if (sentences.some(({ text }) => sorryWho.test(text))) return null;
    if (found.has('floor') || (found.has('name') && found.size > 1)) return 'floor';
    return [...found][0] ?? null;
  };
}

/** False if the sentence says anything else. */
function addSaid(text: string, known: ReadonlySet<string>, found: Set<Said>): boolean {
  if (text.length > longestLetters) return false;
  const written = text.replaceAll('’', "'").match(/[\p{L}\p{N}']+/gu) ?? [];
  const isName = (word: string) => {
    const bare = word.replace(/'s$/, '');
    return known.has(bare) || firstNames.has(bare);
  };
  const line = written
    .map((word) => word.toLowerCase())
    .map((word) => (isName(word) ? '@' : word))
    .join(' ');
  let isCalling = false;
  let place = 0;
  let at = 0;
  while (at < line.length) {
    const [said, match] = phraseAt(line, at);
    if (said) {
      found.add(said);
      isCalling = calling.test(match);
      place += match.split(' ').length;
      at += match.length + 1;
      continue;
    }
    const word = line.slice(at).split(' ', 1)[0] ?? '';
    if (!fillers.has(word)) {
      const isAsked =
        (place > 0 || found.size > 0) &&
        at + word.length === line.length &&
        text.endsWith('?') &&
        !/^(?:and|or|but|so) /.test(line);
      const mayBeName = /^\p{Lu}\p{Ll}/u.test(written[place] ?? '') && !commonWords.has(word);
      if (word !== '@' && !(mayBeName && (isCalling || isAsked))) return false;
      if (!isCalling) found.add('name');
    }
    place++;
    at += word.length + 1;
  }
  return true;
}

function phraseAt(line: string, at: number): [said: Said | null, match: string] {
  for (const [said, phrase] of phrases) {
    phrase.lastIndex = at;
    const match = phrase.exec(line);
    if (match) return [said, match[0]];
  }
  return [null, ''];
}
