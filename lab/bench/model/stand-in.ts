import { type ModelServer, startModelServer } from '@rapport/server/testing/model-server';
import { randomFrom } from '../../../scripts/random.ts';
import { isWithin } from '../../train/outcomes/marked-meetings.ts';
import type { WorkplaceMeeting } from '../../train/outcomes/workplace-meetings.ts';
import { hitTurnsOf } from '../analysis/workplace.ts';
import { putInOrder, type ToldWords, titleChapters } from './stand-in-words.ts';

/** Shares of answers with a known mistake; the rest is as the readers marked it. */
const mistakes = { turnedAround: 0.1, inventedQuote: 0.15 };
const kinds = { decision: 'decisions', action: 'actions', question: 'openQuestions' } as const;

export type StandIn = {
  server: ModelServer;
  /** The meeting that is asked about next. */
  show: (meeting: WorkplaceMeeting) => void;
  /** What it answered, to compare with what passed. */
  told: {
    inventedVerdicts: number;
    inventedSentences: number;
    falseSentences: number;
    words: ToldWords;
  };
};

/**
 * Knows what readers marked and makes mistakes on purpose: it turns verdicts around, quotes what nobody said, and finds
 * in each part one sentence that nobody said and one that is no outcome.
 */
export async function startStandIn(): Promise<StandIn> {
  const random = randomFrom(7);
  const told: StandIn['told'] = {
    inventedVerdicts: 0,
    inventedSentences: 0,
    falseSentences: 0,
    words: { trueTitles: [], falseTitles: [], trueJoins: [], falseJoins: [] },
  };
  let meeting: WorkplaceMeeting | undefined;
  const server = await startModelServer(({ content }) => {
    if (!meeting) return '{}';
    if (content.chapters) return titleChapters(content, random, told.words);
    if (content.found) return putInOrder(content, { meeting, random, told: told.words });
    const { marked } = meeting;
    const within = hitTurnsOf(meeting);
    const quoteOf = (text: string) => text.split(/\s+/).slice(0, 6).join(' ');
    const verdicts = (content.candidates ?? []).map(({ number, turn, text, mayBe }) => {
      const kind = mayBe === 'decision' || mayBe === 'action' ? mayBe : 'question';
      const isMarked = marked[kinds[kind]].some((item) => isWithin(turn, item, within));
      const isTurned = random.next() < mistakes.turnedAround;
      const isInvented = random.next() < mistakes.inventedQuote;
      if (isInvented) told.inventedVerdicts += 1;
      return {
        number,
        is: isMarked === isTurned ? 'none' : kind,
        quote: isInvented ? 'everybody agreed on that long ago' : quoteOf(text),
      };
    });
    const noOutcome = content.transcript.find(
      ({ turn, text }) =>
        text.split(/\s+/).length > 8 &&
        !text.includes('?') &&
        !Object.values(marked).some((items) => items.some((item) => isWithin(turn, item, within))),
    );
    told.inventedSentences += 1;
    if (noOutcome) told.falseSentences += 1;
    return JSON.stringify({
      verdicts,
      missed: [
        { is: 'decision', turn: 0, quote: 'We sell the whole company to the bank tomorrow' },
        ...(noOutcome
          ? [
              {
                is: 'decision',
                turn: noOutcome.turn,
                quote: noOutcome.text.split(/\s+/).slice(0, 20).join(' '),
              },
            ]
          : []),
      ],
    });
  });
  return {
    server,
    told,
    show(next) {
      meeting = next;
    },
  };
}
