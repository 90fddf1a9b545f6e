import type { Finding } from '@rapport/transcript';
import type { Answer, Claim } from './answer-form.ts';
import { calendarNamesIn } from './calendar-names.ts';
import { type Chunk, keyOf, type Pair, type Piece } from './chunk-meeting.ts';
import { type Folded, findQuote, fold } from './find-quote.ts';
import { clausesOf, keepsNegation, sentencesAround } from './negation.ts';
import { judges, ordersMachine } from './own-judgement.ts';
import { plainSentence } from './plain-sentence.ts';
import { numbersIn } from './said-numbers.ts';
import { namesUnsaid, wordsOf } from './said-words.ts';
import { inEnglish, type TextLanguages } from './text-languages.ts';

export type CheckedAnswer = {
  meeting: Finding[];
  people: Map<string, Finding[]>;
  pairs: Map<string, { summary: Finding[]; recommendations: Finding[] }>;
};

/** Above what is asked for, against endless lists. */
const mostClaims = 8;

type FoldedPiece = Folded & Piece;

/**
 * Keeps claims about the requested people and pairs that are plain sentences with a quote from the
 * transcript, contain no names, numbers or judgements that it does not, and negate where its sentence does.
 */
export function checkAnswer(
  answer: Answer,
  chunk: Chunk,
  languages: TextLanguages = inEnglish,
): CheckedAnswer {
  const said = chunk.pieces.map((piece) => ({ ...piece, ...fold(piece.text) }));
  const words = wordsOf([
    ...said.map(({ text }) => text),
    ...said.flatMap(({ speaker }) => speaker ?? []),
  ]);
  const hold = (claims: readonly Claim[] = [], by: readonly string[] = []) => {
    const spoken = by.length > 0 ? said.filter(({ speaker }) => by.includes(speaker ?? '')) : said;
    return distinct(
      claims
        .slice(0, mostClaims)
        .flatMap((claim) => checkClaim(claim, spoken, { words, languages }) ?? []),
    );
  };
  const { meeting, people, pairs } = answer;
  return {
    meeting: hold(meeting),
    people: new Map(
      chunk.people.map((name) => {
        const about = people.find((person) => person.name === name);
        return [name, hold(about?.points, [name])];
      }),
    ),
    pairs: new Map(
      chunk.pairs.map((pair) => {
        const about = pairs.find((each) => isSame(each, pair));
        return [
          keyOf(pair),
          {
            summary: hold(about?.points, pair),
            recommendations: hold(about?.recommendations, pair),
          },
        ];
      }),
    ),
  };
}

function checkClaim(
  claim: Claim,
  said: readonly FoldedPiece[],
  { words, languages }: { words: ReadonlySet<string>; languages: TextLanguages },
): Finding | null {
  const text = plainSentence(claim.text);
  if (text === null || judges(text, languages.text) || ordersMachine(text)) return null;
  if (namesUnsaid(text, words, languages)) return null;
  const place = placeOf(claim, said);
  if (!place || ordersMachine(place.piece.text)) return null;
  const turn = place.piece.text;
  if (!numbersIn(text, languages.text).isSubsetOf(numbersIn(turn, languages.said))) return null;
  const names = calendarNamesIn(text, languages.text);
  if (!names.isSubsetOf(calendarNamesIn(turn, languages.said))) return null;
  if (!keepsNegation(text, clausesOf(sentencesAround(turn, place.quote)), languages)) return null;
  return { text, evidence: [{ turn: place.piece.turn, quote: place.quote }] };
}

/** Searches all turns, because models miscount them. */
function placeOf({ turn, quote }: Claim, said: readonly FoldedPiece[]) {
  const named = said.filter((piece) => piece.turn === turn);
  for (const piece of [...named, ...said]) {
    const found = findQuote(piece, quote);
    if (found !== null) return { piece, quote: found };
  }
  return null;
}

const isSame = ({ first, second }: Answer['pairs'][number], [one, other]: Pair) =>
  (first === one && second === other) || (first === other && second === one);

const distinct = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [finding.text, finding])).values(),
];
