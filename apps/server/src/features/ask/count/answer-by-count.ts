import { isJudgement, type Question } from '@rapport/ask';
import type { Queryable } from '../../../database/types.ts';
import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import { searching } from '../../../ground/search-index/matched-meetings-repository.ts';
import { readableIndexOf } from '../../../ground/search-index/readable-index-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { listWithAll, prepareWords } from '../find/candidates-repository.ts';
import { loadTurns } from '../find/load-turns.ts';
import type { Found, FoundAt } from '../found.ts';
import { listNewest, type ScopeSize } from '../question/asked-scope-repository.ts';
import { spellingsOf } from '../question/sought-words.ts';
import { shownNames } from '../question/thread-names.ts';
import type { Understood } from '../question/understand-question.ts';
import { numbered, sentenceOnly } from './sentence-only.ts';
import { sumTurns } from './turns-taken-repository.ts';

/** Whether a question is answered by counting. */
export const isCounted = ({ kind, phrase }: Question): boolean =>
  kind === 'count' || (kind === 'people' && phrase.length > 0);

/** Maximum number of meetings whose words are read for one count. */
export const countedMax = 1000;

/** Counts turns and exchanges exactly over all meetings of the scope, or answers that it cannot. */
export async function answerByCount(
  { services, member, size, signal, page }: FoundAt,
  understood: Understood,
): Promise<Found> {
  const { question } = understood;
  if (question.unused.length > 0) return sentenceOnly(notCounted(question.unused), false);
  if (revealsOnePerson(question) && !seesTalkFigures(member))
    return sentenceOnly('This organization shows no figures of single people.');
  if (question.phrase.length === 0) return countTurnsTaken(services.db, member, understood, size);
  const ids = await listMeetingsWithWords({ services, member }, understood);
  if (ids.length > countedMax) return sentenceOnly(tooManyToCount);
  const { turns, shown, speakers } = await loadTurns(services, member, understood, { ids, signal });
  const counted = await services.threads.run('count', { question, meetings: turns, page }, signal);
  const sentence = counted.found ? shownNames(counted.sentence) : notSaid(size);
  return {
    ...counted,
    sentence,
    figure: null,
    closest: null,
    isWhole: true,
    lacksOutcomes: false,
    loaded: { shown, speakers },
  };
}

async function countTurnsTaken(
  db: Queryable,
  member: Member,
  { scope }: Understood,
  size: ScopeSize,
): Promise<Found> {
  const turns = await sumTurns(db, member, scope);
  const sentence = `${numbered(turns, 'turn')} in ${numbered(size.meetings, 'meeting')}.`;
  return sentenceOnly(sentence, turns > 0);
}

export const tooManyToCount = `More than ${countedMax} meetings have to be read for this count. Choose a shorter period, a person or a series.`;

/** The sentence of a question for a figure with words that nothing uses. */
export function notCounted(words: readonly string[]): string {
  const judgement = words.find(isJudgement);
  return judgement !== undefined
    ? `Not answered, because “${judgement}” is a judgement, and figures make none.`
    : `Not counted, because nothing can be counted by ${words.map((one) => `“${one}”`).join(', ')}. Figures are of people, departments, series, topics and days; actions also by their state.`;
}

function notSaid({ meetings }: ScopeSize): string {
  if (meetings === 0) return 'No meeting fits the filters.';
  return meetings === 1
    ? 'Not in the meeting that was read.'
    : `Not in the ${meetings} meetings that were read.`;
}

/**
 * Questions that reveal figures of one person: 'Who spoke most', how much somebody says, attends or promises, and how
 * often two people spoke with each other.
 */
const revealsOnePerson = ({ kind, count, speakers }: Question): boolean =>
  kind === 'people' ||
  count?.which === 'most' ||
  (speakers.length > 0 && count?.which === 'number');

/**
 * All meetings of the scope that contain the words of the phrase, possibly others too; one more than can be counted.
 */
export function listMeetingsWithWords(
  { services, member }: Pick<FoundAt, 'services' | 'member'>,
  { question, scope, texts }: Pick<Understood, 'question' | 'scope' | 'texts'>,
): Promise<string[]> {
  const limit = countedMax + 1;
  return searching(services.db, async (tx) => {
    const { phrase, alone } = question;
    const words = spellingsOf(texts, alone === undefined ? phrase : phrase.slice(0, 1));
    const index = await readableIndexOf(tx, member);
    const queries = await prepareWords(tx, index, words);
    return queries.length > 0
      ? listWithAll(tx, index, scope, { queries, place: 'words', limit })
      : listNewest(tx, member, scope, limit);
  });
}
