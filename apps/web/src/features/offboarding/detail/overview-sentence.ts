import { daysBetween } from '@/lib/days.ts';
import { numberWord } from '@/lib/number-words.ts';
import { employee } from '@/sample-data/company/employees.ts';
import type { OffboardingProject } from '@/sample-data/offboarding/project.ts';
import { knowledgeWithout, thinBelow } from '@/sample-data/what-if/knowledge.ts';
import { countSubtasks, initiativeStatus } from '../progress.ts';
import { changeOf } from './sentiment-change.ts';

/** How the project stands, for someone who reads nothing else. */
export function overviewSentence(project: OffboardingProject, showsMoods: boolean): string {
  const { name } = employee(project.personId);
  return [
    `${name} ${leaving(project)}.`,
    `${work(project)}.`,
    `${knowledge(project)}.`,
    showsMoods && mood(project),
  ]
    .filter(Boolean)
    .join(' ');
}

function leaving({ lastWorkingDay, asOf }: OffboardingProject): string {
  const days = daysBetween(asOf, lastWorkingDay);
  if (days < 0) return 'has left';
  if (days === 0) return 'leaves today';
  return days === 1 ? 'leaves tomorrow' : `leaves in ${days} days`;
}

function work(project: OffboardingProject): string {
  const { done, total } = countSubtasks(project);
  const blocked = project.initiatives.filter((one) => initiativeStatus(one) === 'blocked').length;
  const words = `${done} of ${total} subtasks ${done === 1 ? 'is' : 'are'} completed`;
  if (blocked === 0) return words;
  return `${words} and ${numberWord(blocked)} ${blocked === 1 ? 'initiative is' : 'initiatives are'} blocked`;
}

function knowledge({ personId }: OffboardingProject): string {
  const areas = knowledgeWithout(personId);
  const thin = areas.filter(({ coverage }) => coverage < thinBelow).length;
  if (thin === 0) return `Every knowledge area is covered to ${thinBelow} % or more`;
  return `${thin} of ${areas.length} knowledge ${areas.length === 1 ? 'area' : 'areas'} ${thin === 1 ? 'is' : 'are'} covered below ${thinBelow} %`;
}

function mood({ teamImpact }: OffboardingProject): string {
  const changes = teamImpact.flatMap((touched) => changeOf(touched) ?? []);
  const fallen = changes.filter((change) => change < 0).length;
  if (changes.length === 0) return 'Nothing has been announced yet.';
  if (fallen === 0) return 'Nobody feels worse than before the announcement.';
  return `${fallen} of ${changes.length} people ${fallen === 1 ? 'feels' : 'feel'} worse than before the announcement.`;
}
