import type { Finding } from '@rapport/transcript';
import type { Answer, Claim } from './answer-form.ts';
import type { Chunk, Pair, SaidTurn } from './chunk-meeting.ts';
import { type Folded, findQuote, fold } from './find-quote.ts';
import { judges, ordersMachine } from './own-judgement.ts';
import { plainSentence } from './plain-sentence.ts';
import { numbersIn } from './said-numbers.ts';
import { namesUnsaid, wordsOf } from './said-words.ts';

/** What holds of an answer, by whom it is about. */
export type CheckedAnswer = {
  meeting: Finding[];
  person(name: string): Finding[];
  pair(pair: Pair): { summary: Finding[]; recommendations: Finding[] };
};

/** More than anybody asked for; the rest of an endless list is not looked at. */
const mostClaims = 12;

type FoldedTurn = Folded & SaidTurn;

/**
 * Leaves of an answer what the transcript bears out: claims about those who were asked about, in plain sentences, with
 * a quote that stands in the transcript, and without names, numbers or judgements that do not.
 */
export function checkAnswer(
  answer: Answer,
  chunk: Chunk,
  turns: readonly SaidTurn[],
): CheckedAnswer {
  const indexes = new Set(chunk.pieces.map(({ turn }) => turn));
  const said = turns
    .filter(({ index }) => indexes.has(index))
    .map(({ index, speaker, text }) => ({ index, speaker, ...fold(text) }));
  const words = wordsOf([
    ...said.map(({ text }) => text),
    ...said.flatMap(({ speaker }) => speaker ?? []),
  ]);
  const hold = (claims: readonly Claim[], by: readonly string[] = []) => {
    const spoken = by.length > 0 ? said.filter(({ speaker }) => by.includes(speaker ?? '')) : said;
    return claims.slice(0, mostClaims).flatMap((claim) => checkClaim(claim, spoken, words) ?? []);
  };
  return {
    meeting: distinct(hold(answer.meeting)),
    person(name) {
      const about = answer.people.filter((person) => person.name === name).slice(0, 1);
      return distinct(about.flatMap(({ points }) => hold(points, [name])));
    },
    pair(pair) {
      const about = answer.pairs.filter((each) => isSame(each, pair)).slice(0, 1);
      return {
        summary: distinct(about.flatMap(({ points }) => hold(points, pair))),
        recommendations: distinct(
          about.flatMap(({ recommendations }) => hold(recommendations, pair)),
        ),
      };
    },
  };
}

function checkClaim(
  claim: Claim,
  turns: readonly FoldedTurn[],
  words: ReadonlySet<string>,
): Finding | null {
  const text = plainSentence(claim.text);
  if (text === null || judges(text) || ordersMachine(text) || namesUnsaid(text, words)) return null;
  const place = placeOf(claim, turns);
  if (!place || ordersMachine(place.turn.text)) return null;
  const saidNumbers = numbersIn(place.turn.text);
  if (![...numbersIn(text)].every((number) => saidNumbers.has(number))) return null;
  return { text, evidence: [{ turn: place.turn.index, quote: place.quote }] };
}

/** Models miscount turns, so a quote may stand in another one than they say. */
function placeOf({ turn: index, quote }: Claim, turns: readonly FoldedTurn[]) {
  const named = turns.filter((turn) => turn.index === index);
  for (const turn of [...named, ...turns]) {
    const found = findQuote(turn, quote);
    if (found !== null) return { turn, quote: found };
  }
  return null;
}

const isSame = ({ first, second }: Answer['pairs'][number], [one, other]: Pair) =>
  (first === one && second === other) || (first === other && second === one);

const distinct = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [finding.text, finding])).values(),
];
