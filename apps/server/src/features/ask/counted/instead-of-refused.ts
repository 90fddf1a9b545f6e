import type { AskAnswer, AskRefusal } from '@rapport/contract';
import { dayIn } from '../../../ground/day-in.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Member } from '../../../platform/session.ts';
import { groupNamed } from '../figure/mood-words.ts';
import type { AskPageServices } from '../found.ts';
import type { Understood } from '../question/understand-question.ts';
import { candidatesOfGroup } from './candidates.ts';
import { countFirst } from './count-question.ts';

const questionsMax = 3;

/** Asked for on a second press, or in other words. */
const withoutInstead: readonly AskRefusal[] = ['sensitive', 'language'];

/** The nearest that may be shown in place of a refused answer: the mood of the named group, and questions. */
export async function insteadOfRefused(
  services: AskPageServices,
  member: Member,
  { refusal, reading: { query } }: Pick<Understood, 'refusal' | 'reading'>,
): Promise<AskAnswer['instead']> {
  if (refusal === null || withoutInstead.includes(refusal)) return null;
  const [name] = query.departments;
  const today = dayIn(member.settings.timezone, new Date());
  const ofGroup =
    name === undefined
      ? []
      : await countFirst(services, member, candidatesOfGroup(name, today), questionsMax);
  return {
    group:
      refusal === 'mood-of-person' && name !== undefined
        ? await groupWithMood(services, member, name)
        : null,
    questions: ofGroup.length > 0 ? ofGroup : await oneOfEachGroup(services, member),
  };
}

async function oneOfEachGroup({ counted }: AskPageServices, member: Member) {
  const { groups } = await counted(member);
  return groups.flatMap(({ questions }) => questions.slice(0, 1));
}

/** The group, if the reader may see its mood. */
async function groupWithMood(
  { figures }: AskPageServices,
  member: Member,
  name: string,
): Promise<string | null> {
  const { trust, activeFeatures } = member.settings;
  if (trust.worksCouncilMode || !activeFeatures.sentiment) return null;
  try {
    const group = groupNamed(await figures.moods(member, {}), name);
    return group?.mood.isShown ? group.name : null;
  } catch (error) {
    if (error instanceof AppError && error.status === 403) return null;
    throw error;
  }
}
