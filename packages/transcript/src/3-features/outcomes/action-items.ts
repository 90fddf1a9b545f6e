import type { ActionItem } from '../../types.ts';
import type { NamesSaidTo } from '../names-said.ts';
import type { Sentence } from '../sentences.ts';
import type { SpokenTurn, Talk } from '../talk.ts';
import type { ChosenSentence } from './best-sentence.ts';
import { dueDayOf } from './due-day.ts';
import { dueInReply } from './due-in-reply.ts';
import { dueIn } from './due-words.ts';
import type { Candidate } from './judge/candidate-signs.ts';
import { maybeFrom, sureFrom, sureWithoutOwner } from './layers.ts';
import { leansOn } from './leans-on.ts';
import { likelyOwner } from './likely-owner.ts';
import type { Listed } from './listed-outcomes.ts';
import { ownerIn, ownersByName } from './owners-by-name.ts';
import type { Passage } from './passages.ts';
import { peaksOf } from './peaks.ts';
import { plainWords } from './plain-words.ts';
import { promisesNothing } from './promise-words.ts';
import { shownQuote } from './shown-quote.ts';
import { straight } from './straight.ts';
import type { SummedUp } from './summed-up.ts';
import { isTaskLike } from './task-like.ts';
import { ownerOf } from './task-owner.ts';
import { announced, handsOver, hint, isNoTask, isUncommitted, takesIt } from './task-patterns.ts';
import type { Meeting } from './who-takes-it.ts';
import { tasksIn } from './written-outcomes.ts';

export const actionItemsMax = 1000;

export type ScoredTalk = {
  talk: Talk;
  saidTo: NamesSaidTo;
  passages: readonly Passage[];
  /** In logits above the threshold. */
  scores: readonly number[];
  sentenceAt: (at: number, score: number) => ChosenSentence | null;
  /** YYYY-MM-DD. */
  date: string | null;
  /** Tasks that are summed up stand for all others of their turns. */
  summed: SummedUp['tasks'];
  /** Items of lists that are announced as tasks. */
  listed: Listed['tasks'];
  /** Only definite words are sure. */
  isSpeech: boolean;
  /** Whether what is said around a task lets it be sure. */
  isWorth: (candidate: Candidate) => boolean;
};

/** Tasks that were taken or given, with owner and date as they were said, in the order of the meeting. */
export function findActionItems(scored: ScoredTalk): ActionItem[] {
  const { talk, passages, scores, date, isWorth } = scored;
  const kind = 'actions';
  const tasks = new Map<string, ActionItem>();
  const meeting = { ...scored, owners: ownersByName(talk.names) };
  const add = (
    quote: string,
    owner: string | null,
    turn: SpokenTurn,
    sentence: Sentence,
    sure = true,
  ) => {
    const key = quote.toLowerCase();
    if (tasks.has(key)) return;
    const before = leansOn(quote) ? sentenceBefore(sentence, turn, talk) : null;
    const asked = dueIn(quote);
    const due =
      dueInReply(turn, owner, talk, asked !== null) ??
      asked ??
      (handsOver.test(quote) ? dueIn(before ?? '') : null);
    tasks.set(key, {
      text: shownQuote(quote),
      owner,
      due,
      dueDate: due !== null && date !== null ? dueDayOf(due, date) : null,
      turn: turn.index,
      quote,
      before,
      sure,
    });
  };
  for (const { quote, owner, turn, sentence } of [...scored.summed, ...scored.listed])
    add(quote, owner, turn, sentence);
  const items = new Set(scored.listed.map(({ sentence }) => sentence));
  const turnsOfSummary = new Set(scored.summed.map(({ turn }) => turn.index));
  const rest = scores.slice();
  for (const [at, { turn: index, sentences }] of passages.entries()) {
    const turn = talk.turns[index];
    if (!turn) continue;
    if (turnsOfSummary.has(index)) {
      quieten(rest, at);
      continue;
    }
    for (const sentence of sentences) {
      const stated = items.has(sentence)
        ? []
        : statedTasks(sentence, turn, meeting).filter(
            ({ quote, owner }) => !isTakenAlready(quote, owner, index, tasks),
          );
      for (const { quote, owner } of stated)
        add(quote, owner, turn, sentence, isWorth({ kind, by: 'words', sentence, turn, owner }));
      if (stated.length > 0 || items.has(sentence)) quieten(rest, at);
    }
  }
  for (const at of peaksOf(passages, rest, { cut: maybeFrom.actions })) {
    const score = rest[at] ?? 0;
    const chosen = scored.sentenceAt(at, Math.max(0, score));
    const turn = talk.turns[chosen?.turn ?? -1];
    if (!chosen || !turn) continue;
    const { sentence } = chosen;
    const text = straight(sentence);
    if (isNoTask(text)) continue;
    const owner = likelyOwner(sentence, turn, meeting);
    const isSure =
      !scored.isSpeech &&
      score >= (owner === null ? sureWithoutOwner : sureFrom.actions) &&
      !isUncommitted(text) &&
      !promisesNothing.test(plainWords(text)) &&
      isWorth({ kind, by: 'model', sentence, turn, owner });
    add(sentence.text, owner, turn, sentence, isSure);
  }
  const found = [...tasks.values()];
  // The request and the promise of one thing are shown once.
  const near = new Set(
    found.filter(({ sure }) => sure).flatMap(({ turn }) => [turn - 1, turn, turn + 1]),
  );
  return found
    .filter(({ sure, turn }) => sure || !near.has(turn))
    .sort((a, b) => a.turn - b.turn)
    .slice(0, actionItemsMax);
}

const wordsOfTaking = 8;

/** "I'll take care of that", said to a task that stands already. */
const isTakenAlready = (
  quote: string,
  owner: string | null,
  turn: number,
  tasks: ReadonlyMap<string, ActionItem>,
): boolean =>
  takesIt.test(quote.replaceAll('’', "'")) &&
  quote.split(' ').length <= wordsOfTaking &&
  tasks.values().some((task) => task.owner === owner && task.turn === turn - 1);

/** The tasks that the words of a sentence state, in a list or alone; the owner is null if none is named. */
function statedTasks(
  sentence: Sentence,
  turn: SpokenTurn,
  meeting: Meeting,
): { quote: string; owner: string | null }[] {
  const { text } = sentence;
  if (!hint.test(text)) return [];
  const list = announced.exec(text)?.groups;
  if (list?.task) {
    const given = meeting.owners.get(list.name?.toLowerCase() ?? '');
    return tasksIn(text.slice(text.length - list.task.length)).map((quote) => ({
      quote,
      owner: given ?? ownerIn(quote, meeting.owners),
    }));
  }
  const owner = isTaskLike(sentence) ? ownerOf(sentence, turn, meeting) : undefined;
  return owner === undefined ? [] : [{ quote: text, owner }];
}

/** In passages. */
const nearPassages = 2;

function quieten(scores: number[], found: number) {
  for (let at = found - nearPassages; at <= found + nearPassages; at++)
    if (scores[at] !== undefined) scores[at] = Number.NEGATIVE_INFINITY;
}

const leastWordsBefore = 3;

function sentenceBefore(sentence: Sentence, turn: SpokenTurn, { turns }: Talk): string | null {
  const own = turn.sentences.slice(0, turn.sentences.indexOf(sentence));
  const others = [2, 1].flatMap((back) => turns[turn.index - back]?.sentences ?? []);
  const said = [...others, ...own];
  return said.findLast(({ tokens }) => tokens.length >= leastWordsBefore)?.text ?? null;
}
