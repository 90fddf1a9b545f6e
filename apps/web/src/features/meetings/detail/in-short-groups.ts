import type { Action, Chapter, Evidence, FoundSentence, MeetingFindings } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

/** Something that stands above In short. */
type Above = { evidence: Evidence; of: 'decision' | 'action' | 'open' };

export type InShortGroup = {
  /** Null where the meeting has no chapters, and for what lies in none. */
  chapter: Chapter | null;
  sentences: FoundSentence[];
  /** '1 decision, 2 actions' */
  above: string;
};

/**
 * The sentences of In short by chapter. What stands above among decisions, actions and open questions is counted, not
 * said twice. A chapter with neither is left out.
 */
export function inShortGroups(
  findings: MeetingFindings,
  actions: readonly Action[],
): InShortGroup[] {
  const above = whatIsAbove(findings, actions);
  const sentences = findings.inShort.filter(
    ({ evidence: [first] }) => !first || !above.some(({ evidence }) => isSame(evidence, first)),
  );
  const turnOf = ({ evidence }: FoundSentence) => evidence[0]?.turn ?? -1;
  const { chapters } = findings;
  const groups = chapters.map((chapter) => ({
    chapter,
    sentences: sentences.filter((sentence) => isIn(chapter, turnOf(sentence))),
    above: countedAbove(above.filter(({ evidence }) => isIn(chapter, evidence.turn))),
  }));
  const rest = sentences.filter(
    (sentence) => !chapters.some((chapter) => isIn(chapter, turnOf(sentence))),
  );
  return [...groups, { chapter: null, sentences: rest, above: '' }].filter(
    (group) => group.sentences.length > 0 || group.above !== '',
  );
}

const isIn = ({ fromTurn, toTurn }: Chapter, turn: number) => fromTurn <= turn && turn <= toTurn;

const isSame = (a: Evidence, b: Evidence) =>
  a.turn === b.turn && (a.quote.includes(b.quote) || b.quote.includes(a.quote));

function whatIsAbove(
  { decisions, openQuestions }: MeetingFindings,
  actions: readonly Action[],
): Above[] {
  const firstOf = (of: Above['of'], found: readonly FoundSentence[]): Above[] =>
    found.flatMap(({ evidence: [first] }) => (first ? [{ evidence: first, of }] : []));
  return [
    ...firstOf('decision', decisions),
    ...actions.flatMap(({ meeting, quote }): Above[] => {
      const turn = meeting?.turn ?? null;
      return turn === null || quote === null ? [] : [{ evidence: { turn, quote }, of: 'action' }];
    }),
    ...firstOf('open', openQuestions),
  ];
}

function countedAbove(above: readonly Above[]): string {
  const count = (of: Above['of']) => above.filter((one) => one.of === of).length;
  const [decisions, actions, open] = [count('decision'), count('action'), count('open')];
  return [
    decisions > 0 && counted(decisions, 'decision'),
    actions > 0 && counted(actions, 'action'),
    open > 0 && `${open} open`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The quotation alone: the evidence beside it names who spoke. The whole text, if it is no quotation. */
export function quotedWords(text: string): { words: string; isQuoted: boolean } {
  const [, quote] = /^[^"“”]{1,160}: "(.+)"$/s.exec(text) ?? [];
  if (quote !== undefined) return { words: quote, isQuoted: true };
  return { words: text, isQuoted: !/["“”]/.test(text) };
}
