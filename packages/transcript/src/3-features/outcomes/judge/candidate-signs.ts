import type { Sentence } from '../../sentences.ts';
import type { SpokenTurn, Talk } from '../../talk.ts';
import { type OutcomeKind, outcomeKinds, scoresOf } from '../model.ts';
import { namesIn } from '../names.ts';
import { meetingSigns } from './meeting-signs.ts';
import { sentenceSigns } from './sentence-signs.ts';

/** What found a sentence: its own words, the form of settling a matter, or the model of passages. */
type FoundBy = 'words' | 'form' | 'model';

export type Candidate = {
  kind: 'actions' | 'decisions';
  by: FoundBy;
  sentence: Sentence;
  turn: SpokenTurn;
  owner?: string | null;
};

type HighestOfTurns = Record<OutcomeKind, (turn: number) => number>;
type SignsOf = (candidate: Candidate) => Record<string, number>;

const furthest = 6;
const bounded = (logit: number): number => Math.max(-furthest, Math.min(furthest, logit));

/**
 * All that is weighed of a candidate, by name; absent ones are 0.
 *
 * @param highest The highest logit of the model of passages in a turn
 */
export function signsOfCandidates(talk: Talk, highest: HighestOfTurns): SignsOf {
  const ofMeeting = meetingSigns(talk);
  const names = namesIn(talk);
  const shareOf = sharesOfSpeakers(talk);
  return ({ kind, by, sentence, turn, owner = null }) => {
    const { index, speaker } = turn;
    const [own] = scoresOf(
      [{ turn: index, speaker, sentences: [sentence], tokens: sentence.tokens }],
      names,
    );
    const logits = outcomeKinds.flatMap((of): [string, number][] => [
      [`own ${of}`, bounded(own?.[of] ?? 0)],
      [`turn ${of}`, bounded(highest[of](index))],
      [`turn before ${of}`, bounded(highest[of](index - 1))],
      [`turn after ${of}`, bounded(highest[of](index + 1))],
    ]);
    return {
      ...ofMeeting,
      ...sentenceSigns(sentence, turn, talk),
      ...Object.fromEntries(logits),
      [`by ${by}`]: 1,
      'share of the talk': shareOf.get(speaker) ?? 0,
      ...(kind === 'actions' && {
        owner: owner === null ? 0 : 1,
        'own task': owner !== null && speaker !== null && talk.names[speaker] === owner ? 1 : 0,
      }),
    };
  };
}

/** Nobody's words belong to nobody. */
function sharesOfSpeakers({ turns }: Talk): ReadonlyMap<number | null, number> {
  const words = turns.reduce((sum, turn) => sum + turn.words, 0);
  const shares = new Map<number | null, number>();
  for (const { speaker, words: own } of turns)
    if (speaker !== null)
      shares.set(speaker, (shares.get(speaker) ?? 0) + own / Math.max(1, words));
  return shares;
}
