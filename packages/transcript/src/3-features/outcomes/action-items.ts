import type { ActionItem } from '../../types.ts';
import type { NamesSaidTo } from '../names-said.ts';
import type { Sentence } from '../sentences.ts';
import type { SpokenTurn, Talk } from '../talk.ts';
import { dueDayOf } from './due-day.ts';
import { dueIn } from './due-words.ts';
import { leansOn } from './leans-on.ts';
import { likelyOwner } from './likely-owner.ts';
import type { Passage } from './passages.ts';
import { peaksOf } from './peaks.ts';
import { shownQuote } from './shown-quote.ts';
import { isTaskLike, ownerIn, ownerOf, ownersByName, straight } from './task-owner.ts';
import { announced, hint, isNoTask } from './task-patterns.ts';

/** More than anybody would go through; what was said later stands in the transcript all the same. */
export const actionItemsMax = 1000;

export type ScoredTalk = {
  talk: Talk;
  saidTo: NamesSaidTo;
  passages: readonly Passage[];
  /** For each passage what speaks for an action in it, in logits above the cut. */
  scores: readonly number[];
  /** The sentence of a passage that says most of it. */
  sentenceOf: (passage: Passage) => Sentence;
  /** Day of the meeting, YYYY-MM-DD. */
  date: string | null;
};

/** Tasks that were taken or given, each with its owner and its date as it was said, in the order of the meeting. */
export function findActionItems(scored: ScoredTalk): ActionItem[] {
  const { talk, passages, scores, date } = scored;
  const items = new Map<string, ActionItem>();
  const meeting = { ...scored, owners: ownersByName(talk.names) };
  const add = (quote: string, owner: string | null, turn: SpokenTurn, sentence: Sentence) => {
    const key = quote.toLowerCase();
    if (quote === '' || items.has(key)) return;
    const due = dueIn(quote);
    items.set(key, {
      text: shownQuote(quote),
      owner,
      due,
      dueDate: due !== null && date !== null ? dueDayOf(due, date) : null,
      turn: turn.index,
      quote,
      before: leansOn(quote) ? sentenceBefore(sentence, turn, talk) : null,
    });
  };
  const rest = scores.slice();
  for (const [at, { turn: index, sentences }] of passages.entries()) {
    const turn = talk.turns[index];
    if (!turn) continue;
    for (const sentence of sentences) {
      if (!hint.test(sentence.text)) continue;
      const list = announced.exec(straight(sentence))?.groups;
      const owner =
        list?.task || !isTaskLike(sentence) ? undefined : ownerOf(sentence, turn, meeting);
      if (list?.task) {
        const given = meeting.owners.get(list.name?.toLowerCase() ?? '');
        const written = sentence.text.slice(sentence.text.length - list.task.length);
        for (const task of written.split(';').map((part) => part.trim()))
          add(task, given ?? ownerIn(task, meeting.owners), turn, sentence);
      } else if (owner !== undefined) add(sentence.text, owner, turn, sentence);
      else continue;
      quieten(rest, at);
    }
  }
  for (const at of peaksOf(passages, rest)) {
    const passage = passages[at];
    const turn = talk.turns[passage?.turn ?? -1];
    if (!passage || !turn) continue;
    const tasks = passage.sentences.filter((sentence) => !isNoTask(straight(sentence)));
    if (tasks.length === 0) continue;
    const sentence = scored.sentenceOf({ ...passage, sentences: tasks });
    add(sentence.text, likelyOwner(sentence, turn, meeting), turn, sentence);
  }
  return [...items.values()].sort((a, b) => a.turn - b.turn).slice(0, actionItemsMax);
}

/** What was found is not found again beside it. */
const nearPassages = 2;

function quieten(scores: number[], found: number) {
  for (let at = found - nearPassages; at <= found + nearPassages; at++)
    if (scores[at] !== undefined) scores[at] = Number.NEGATIVE_INFINITY;
}

const leastWordsBefore = 3;

/** The sentence before: of the same turn, or the last one of any length said before it. */
function sentenceBefore(sentence: Sentence, turn: SpokenTurn, { turns }: Talk): string | null {
  const own = turn.sentences.slice(0, turn.sentences.indexOf(sentence));
  const others = [2, 1].flatMap((back) => turns[turn.index - back]?.sentences ?? []);
  const said = [...others, ...own];
  return said.findLast(({ tokens }) => tokens.length >= leastWordsBefore)?.text ?? null;
}
