import { type ActionState, mentions, type Question } from '@rapport/ask';
import type { AskedMeeting } from '@rapport/contract';
import type { Queryable } from '../../../database/types.ts';
import { listFindingsOf } from '../../../ground/meeting/findings-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { correctedFindings } from '../../corrections/read-corrections.ts';
import { loadMeetings } from '../find/load-meetings.ts';
import type { AskedSpeakerRow } from '../find/loaded-meetings-repository.ts';
import type { AskServices, Found } from '../found.ts';
import type { Understood } from '../question/understand-question.ts';
import type { SentencePage } from '../thread/answer-from-meetings.ts';
import { pageOf } from '../thread/page-of.ts';
import type { SaidPlace } from '../thread/said-place.ts';
import { countActions, countFindings } from './count-facts-repository.ts';
import { numbered, sentenceOnly } from './sentence-only.ts';

const listed = { decisions: 'decisions', questions: 'openQuestions' } as const;
const outcomeKinds = { decisions: 'decision', actions: 'action', questions: 'question' } as const;
const nameOf = { decisions: 'decision', actions: 'action', questions: 'open question' } as const;

type Of = keyof typeof nameOf;
const kindOf = ({ count }: Question): Of =>
  count?.of === 'actions' || count?.of === 'questions' ? count.of : 'decisions';

function sentenceOf(question: Question, total: number): string {
  const name = nameOf[kindOf(question)];
  const [before, after] = question.actionState ? stateWords[question.actionState] : ['', ''];
  return `${numbered(total, `${before}${name}`)}${after} found.`;
}

/** What stands before and after 'actions'. */
const stateWords: Record<ActionState, readonly [before: string, after: string]> = {
  open: ['open ', ''],
  overdue: ['overdue ', ''],
  done: ['done ', ''],
  dropped: ['dropped ', ''],
  'no-date': ['open ', ' without a due date'],
  'no-owner': ['open ', ' without an owner'],
};

/** All decisions, actions or open questions of the scope, as the meetings show them. */
export async function countAllOutcomes(
  db: Queryable,
  member: Member,
  { question, scope }: Understood,
): Promise<Found> {
  const of = kindOf(question);
  const total =
    of === 'actions'
      ? await countActions(db, member, scope, question.actionState)
      : await countShown(db, member, scope, listed[of]);
  return sentenceOnly(sentenceOf(question, total), total > 0);
}

export async function countShown(
  db: Queryable,
  member: Member,
  scope: Understood['scope'],
  list: 'decisions' | 'openQuestions',
): Promise<number> {
  const { total, corrected } = await countFindings(db, member, scope, list);
  const found = await listFindingsOf(db, member.organizationId, corrected);
  const shown = await correctedFindings(
    db,
    member.organizationId,
    new Map(found.map(({ meetingId, findings }) => [meetingId, findings])),
  );
  return [...shown.values()].reduce((sum, findings) => sum + findings[list].length, total);
}

/** Number of meetings whose words are in memory at once. */
const meetingsAtOnce = 40;
const quotesShown = 8;

/** Counts the outcomes of these meetings that mention the phrase and that people of the question said or own. */
export async function countOutcomesAbout(
  { db, threads }: AskServices,
  member: Member,
  { question, chosen }: Pick<Understood, 'question' | 'chosen'>,
  { ids, signal, page }: { ids: readonly string[]; signal: AbortSignal; page: SentencePage | null },
): Promise<Found> {
  const kind = outcomeKinds[kindOf(question)];
  const places: SaidPlace[] = [];
  const shown = new Map<string, AskedMeeting>();
  const speakers = new Map<string, AskedSpeakerRow>();
  let added = 0;
  for (let from = 0; from < ids.length; from += meetingsAtOnce) {
    const part = ids.slice(from, from + meetingsAtOnce);
    const { texts, ...loaded } = await loadMeetings(db, member, part, chosen, question.actionState);
    for (const [id, meeting] of loaded.shown) shown.set(id, meeting);
    for (const [id, speaker] of loaded.speakers) speakers.set(id, speaker);
    places.push(...(await threads.run('outcomes', { question, kind, meetings: texts }, signal)));
    // Items added by hand have no speaker.
    if (question.speakers.length === 0)
      added += loaded.added.filter(
        (one) => one.kind === kind && mentions(one.text, question.phrase),
      ).length;
  }
  const counts = Map.groupBy(places, ({ meetingId }) => meetingId);
  const total = places.length + added;
  return {
    found: total > 0,
    sentence: sentenceOf(question, total),
    figure: null,
    quotes: places.slice(0, quotesShown),
    closest: null,
    isWhole: true,
    lacksOutcomes: false,
    sentences: [...counts].map(([id, { length }]) => [id, length]),
    page: page ? pageOf(places, page, (id) => shown.get(id)?.date ?? '') : [],
    loaded: { shown, speakers },
  };
}
