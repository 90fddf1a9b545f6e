import { daysBetween } from '@/lib/days.ts';
import { counted, numberWord, plural } from '@/lib/number-words.ts';
import { thinBelow } from '@/sample/domain/departure/knowledge.ts';
import { countSubtasks, initiativeStatus } from '../domain/progress.ts';
import type { OffboardingProject } from '../domain/project.ts';
import { changeOf } from '../domain/sentiment-change.ts';

export function overviewSentence(project: OffboardingProject, showsMoods: boolean): string {
  return [
    `${project.person.name} ${leaving(project)}.`,
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
  const words = `${done} of ${total} subtasks ${plural(done, 'is', 'are')} completed`;
  if (blocked === 0) return words;
  return `${words} and ${numberWord(blocked)} ${plural(blocked, 'initiative is', 'initiatives are')} blocked`;
}

function knowledge({ knowledge: areas }: OffboardingProject): string {
  const thin = areas.filter(({ coverage }) => coverage < thinBelow).length;
  if (thin === 0) return `Every knowledge area is covered to ${thinBelow} % or more`;
  return `${thin} of ${counted(areas.length, 'knowledge area')} ${plural(thin, 'is', 'are')} covered below ${thinBelow} %`;
}

function mood({ teamImpact }: OffboardingProject): string {
  const changes = teamImpact.flatMap((touched) => changeOf(touched) ?? []);
  const fallen = changes.filter((change) => change < 0).length;
  if (changes.length === 0) return 'Nothing has been announced yet.';
  if (fallen === 0) return 'Nobody feels worse than before the announcement.';
  return `${fallen} of ${counted(changes.length, 'person', 'people')} ${plural(fallen, 'feels', 'feel')} worse than before the announcement.`;
}
