import { type AskCounted, countedGroups, countedOfGroupMax } from '@rapport/contract';
import { addDays } from '../../../ground/calendar-days.ts';
import { dayIn } from '../../../ground/day-in.ts';
import type { Member } from '../../../platform/session.ts';
import { listTopics } from '../find/topic-repository.ts';
import type { AskServices } from '../found.ts';
import { everything } from '../question/asked-scope-repository.ts';
import { meetingsMin } from '../read-suggestions.ts';
import { candidatesOf } from './candidates.ts';
import { countFirst } from './count-question.ts';

const weeksOfTopics = 4;
const newest = 200;

/** Questions that figures answer now, with the member's rights: three of each group, if so many have an answer. */
export async function readCounted(services: AskServices, member: Member): Promise<AskCounted> {
  const countedAt = new Date();
  const { meetings } = await services.measure(member, everything);
  const answer = { countedAt: countedAt.toISOString(), groups: [] };
  if (meetings < meetingsMin) return answer;
  const today = dayIn(member.settings.timezone, countedAt);
  const scope = { ...everything, from: addDays(today, 1 - 7 * weeksOfTopics), to: today };
  const [topic] = await listTopics(services.db, member, scope, { newest, limit: 1 });
  const candidates = candidatesOf({ today, topic: topic?.topic ?? null });
  const groups = await Promise.all(
    countedGroups.map(async (group) => ({
      group,
      questions: await countFirst(services, member, candidates[group], countedOfGroupMax),
    })),
  );
  return { ...answer, groups: groups.filter(({ questions }) => questions.length > 0) };
}
