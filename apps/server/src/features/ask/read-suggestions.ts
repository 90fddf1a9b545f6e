import { formsOf, mentions } from '@rapport/ask';
import type { AskSuggestions, MeetingFindings } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { addDays } from '../../ground/calendar-days.ts';
import { dayIn } from '../../ground/day-in.ts';
import { listFindingsOf } from '../../ground/meeting/findings-repository.ts';
import type { Member } from '../../platform/session.ts';
import { correctedFindings } from '../corrections/read-corrections.ts';
import { listTopics } from './find/topic-repository.ts';
import { everything, measureScope } from './question/asked-scope-repository.ts';

/** With fewer meetings there is nothing to choose from. */
export const meetingsMin = 5;
const days = 28;
const newest = 200;
const suggested = 6;

/** Questions about the topics of the past 4 weeks in meetings that the member may read, most mentioned first. */
export async function readSuggestions(db: Database, member: Member): Promise<AskSuggestions> {
  const { meetings, from } = await measureScope(db, member, everything);
  if (meetings < meetingsMin) return { meetings, from, suggestions: [] };
  const today = dayIn(member.settings.timezone, new Date());
  const scope = { ...everything, from: addDays(today, 1 - days), to: today };
  const topics = await listTopics(db, member, scope, { newest, limit: suggested });
  const ids = [...new Set(topics.map(({ lastId }) => lastId))];
  const read = await listFindingsOf(db, member.organizationId, ids);
  const findings = await correctedFindings(
    db,
    member.organizationId,
    new Map(read.map(({ meetingId, findings: found }) => [meetingId, found])),
  );
  return {
    meetings,
    from,
    suggestions: topics.map(({ lastId, ...topic }) => ({
      ...topic,
      question: questionAbout(topic.topic, findings.get(lastId)),
    })),
  };
}

/** A question about findings that the last meeting has about the topic. */
function questionAbout(topic: string, findings: MeetingFindings | undefined): string {
  const phrase = formsOf(topic);
  const isIn = (outcomes: readonly { text: string }[] = []) =>
    outcomes.some(({ text }) => mentions(text, phrase));
  if (isIn(findings?.decisions)) return `What was decided about ${topic}?`;
  if (isIn(findings?.openQuestions)) return `What is still open about ${topic}?`;
  return `What was said about ${topic}?`;
}
