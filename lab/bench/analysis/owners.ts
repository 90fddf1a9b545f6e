import { analyseTranscript, sureOf } from '@rapport/transcript';
import { namesSaidTo } from '../../../packages/transcript/src/3-features/names-said.ts';
import { findOutcomes } from '../../../packages/transcript/src/3-features/outcomes/find-outcomes.ts';
import { talkOf } from '../../../packages/transcript/src/3-features/talk.ts';
import { readMarkedMeetings } from '../../train/outcomes/marked-meetings.ts';
import { readPublishedCalls } from '../../train/outcomes/published-calls.ts';
import { hitSeconds, timeOf } from './outcomes.ts';
import { type OwnerAnswer, ownerAnswer } from './owner-answer.ts';

const hitTurns = 3;

export type OwnerCounts = Record<OwnerAnswer, number>;

/** Owners of those of our actions that are nearest to each sure action of the 12 marked meetings. */
export function benchMarkedOwners(data: string): OwnerCounts {
  const counts = none();
  for (const { turns, marked } of readMarkedMeetings(data, 'val')) {
    const talk = talkOf(turns);
    const { actionItems } = findOutcomes({
      talk,
      saidTo: namesSaidTo(talk),
      date: null,
      language: 'en',
    });
    for (const { sure, owner, places } of marked.actions) {
      if (!sure) continue;
      const far = (turn: number) =>
        Math.min(...places.map(([from, to]) => Math.max(0, from - turn, turn - to)));
      const ours = nearest(sureOf(actionItems), ({ turn }) => far(turn), hitTurns);
      if (ours) counts[ownerAnswer(ours.owner, owner)]++;
    }
  }
  return counts;
}

/** Owners of those of our actions that are nearest to each published action, within 45 s. */
export function benchPublishedOwners(data: string): OwnerCounts {
  const counts = none();
  for (const { name, text, owners } of readPublishedCalls(data)) {
    const { turns, actionItems } = analyseTranscript({
      text,
      fileName: `${name}.vtt`,
      directory: [],
    });
    for (const { at, owner } of owners) {
      const far = (item: (typeof actionItems)[number]) =>
        Math.abs(timeOf(turns[item.turn], item.quote) - at);
      const ours = nearest(sureOf(actionItems), far, hitSeconds);
      if (ours) counts[ownerAnswer(ours.owner, owner)]++;
    }
  }
  return counts;
}

const none = (): OwnerCounts => ({ right: 0, wrong: 0, none: 0 });

function nearest<Item>(
  items: readonly Item[],
  far: (item: Item) => number,
  most: number,
): Item | null {
  let best: Item | null = null;
  let least = most;
  for (const item of items) {
    const distance = far(item);
    if (distance > least || (best !== null && distance === least)) continue;
    best = item;
    least = distance;
  }
  return best;
}
