import type { Sentence } from '../../sentences.ts';
import type { SpokenTurn } from '../../talk.ts';
import { isNoDecision } from '../no-decision.ts';
import { signsOf } from './signs-of.ts';
import weights from './weights.json' with { type: 'json' };

// `npm run -w lab train -- settled` writes the weights; docs/analysis.md says from what.

export type SettledMatter = { sentence: Sentence; turn: SpokenTurn; sure: boolean };

/** In logits. Chosen on meetings kept out of the training in turn. */
const sureFrom = -1.2;
const maybeFrom = -1.6;
/** Twice the logit of the wording and one of the model of passages, which knows no more above its threshold. */
const bothFrom = { sure: -3.5, maybe: -4.5 };
const mostOfModel = 1;
/** Below it the words around tell of something else. */
const leastOfModel = -1.5;
/** In turns: a matter is said again while people settle it. */
const near = 1;

const weightOf: ReadonlyMap<string, number> = new Map(Object.entries(weights.signs));

export const settledLogit = (signs: readonly string[]): number =>
  signs.reduce((sum, sign) => sum + (weightOf.get(sign) ?? 0), weights.bias);

/**
 * Sentences whose form and answer tell that a matter is settled: 'Fine, we cut the second one.' 'Okay.' The most likely
 * of those near each other stands for them.
 *
 * @param modelOf The logit of the model of passages for a turn
 */
export function settledMatters(
  turns: readonly SpokenTurn[],
  modelOf: (turn: number) => number,
): SettledMatter[] {
  const scored = turns.flatMap((turn) => {
    if (turn.written) return [];
    return turn.sentences.flatMap((sentence) => {
      if (isNoDecision(sentence.text)) return [];
      const signs = signsOf(sentence, turn, turns);
      if (signs === null) return [];
      const logit = settledLogit(signs);
      const model = modelOf(turn.index);
      const both = 2 * logit + Math.min(mostOfModel, model);
      const sure = logit >= sureFrom && both >= bothFrom.sure && model >= leastOfModel;
      const isMaybe = logit >= maybeFrom && both >= bothFrom.maybe;
      return sure || isMaybe ? [{ sentence, turn, logit, sure }] : [];
    });
  });
  const chosen: typeof scored = [];
  for (const one of scored.toSorted((a, b) => b.logit - a.logit)) {
    const isTaken = chosen.some(({ turn }) => Math.abs(turn.index - one.turn.index) <= near);
    if (!isTaken) chosen.push(one);
  }
  return chosen.map(({ sentence, turn, sure }) => ({ sentence, turn, sure }));
}
