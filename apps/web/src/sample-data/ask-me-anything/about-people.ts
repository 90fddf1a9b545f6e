import { longDay } from '@/lib/format-day.ts';
import { employee, employees } from '../company/employees.ts';
import { highRiskPeople } from '../company/find-people.ts';
import { mood } from '../moods.ts';
import { offboardingProjects } from '../offboarding/projects/projects.ts';
import { candidatesFor } from '../succession/candidates.ts';
import { defaultWeights } from '../succession/criteria.ts';
import { leaving } from '../succession/leaving.ts';
import { rankCandidates } from '../succession/ranking.ts';
import { developmentPlans } from '../team-development/development-plans.ts';
import { alignmentOf, progressOf } from '../team-development/plan-figures.ts';
import type { Answer } from './answer.ts';
import { listed, teamMoods, tenth, tiesOf } from './sample-figures.ts';

const nameOf = ({ name }: { name: string }) => name;

export function teamsAtRisk(): Answer {
  const [lowest, second, third, ...others] = teamMoods();
  if (!lowest || !second || !third) throw new Error('The sample company has too few teams.');
  const unhappy = lowest.members.filter(({ sentiment }) => sentiment === 'negative');
  const departures = offboardingProjects.map(({ personId, lastWorkingDay }) => {
    const { name, team } = employee(personId);
    return `${name} (${team}, ${longDay(lastWorkingDay)})`;
  });
  return {
    paragraphs: [
      mood(
        `${lowest.name} stands out: its ${lowest.members.length} people feel at ${tenth(lowest.wellbeing)} out of 10, the lowest of ${others.length + 3} teams, and ${listed(unhappy.map(nameOf))} are clearly unhappy. ${second.name} follows at ${tenth(second.wellbeing)}, ${third.name} at ${tenth(third.wellbeing)}.`,
      ),
      `Departures under way: ${listed(departures)}. The four people whose departure would cost most are ${listed(highRiskPeople.map(({ name, riskScore }) => `${name} (${tenth(riskScore)})`))}, on a scale of 10.`,
      'It would help to speak with Wei Chen before Tomás’s last day. Once he is gone, every second night on call falls to the same few people.',
    ],
    lookAt: [
      { area: 'departures', label: 'Offboarding', to: '/offboarding' },
      {
        area: 'departures',
        label: 'What if Wei Chen leaves',
        to: '/offboarding/simulate?person=wei-chen',
      },
      {
        area: 'sentiment',
        label: 'Sentiment overview, Past Month',
        to: '/sentiment?period=past-month',
      },
    ],
  };
}

export function hiddenConnectors(): Answer {
  const ties = employees.map(tiesOf);
  const leaders = new Set(employees.map(({ managerId }) => managerId));
  const connectors = ties
    .filter(({ person }) => !leaders.has(person.id))
    .sort((first, next) => next.outside - first.outside || next.all - first.all)
    .slice(0, 3);
  const most = ties.toSorted((first, next) => next.all - first.all)[0];
  const fewest = ties.toSorted((first, next) => first.all - next.all)[0];
  if (!most || !fewest) throw new Error('Nobody in the sample company has ties.');
  const described = connectors.map(
    ({ person, all, outside }) =>
      `${person.name}, ${person.role} (${all} ties, ${outside} of them outside ${person.department})`,
  );
  return {
    paragraphs: [
      `Three people who lead nobody hold departments together: ${listed(described)}.`,
      `${most.person.name} has ${most.all} ties in all, more than anybody else, and ${leaving.get(most.person.id)}. What goes through one person today has to find other ways by then.`,
      `At the other end stands ${fewest.person.name}, ${fewest.person.role}, with ${fewest.all} ties, ${fewest.outside === 0 ? 'none of them' : `${fewest.outside} of them`} outside ${fewest.person.department}. It would help to ask Ruth Salgado whom she would introduce to whom.`,
    ],
    lookAt: [
      { area: 'dashboard', label: 'Organization Connection Map', to: '/' },
      {
        area: 'departures',
        label: 'What if Tomás Leiva leaves',
        to: '/offboarding/simulate?person=tomas-leiva',
      },
    ],
  };
}

export function readyToLead(): Answer {
  const opening = employee('robert-lindqvist');
  const ranked = rankCandidates(candidatesFor(opening.id, 'internal'), defaultWeights);
  const [best, ...others] = ranked.map(({ name, overallScore = 0 }) => ({
    name,
    overall: tenth(overallScore),
  }));
  if (!best) throw new Error('Nobody could follow in the sample company.');
  const furthest = developmentPlans.filter((plan) => alignmentOf(plan) === 'high');
  return {
    paragraphs: [
      `One seat at the top will be free: ${opening.name}, ${opening.role}, ${leaving.get(opening.id)}. By the eight criteria ${best.name} stands first with ${best.overall} of 100, before ${listed(others.slice(0, 2).map(({ name, overall }) => `${name} (${overall})`))}.`,
      `In the development plans ${listed(furthest.map(({ person, goals }) => `${employee(person).name} (${progressOf(goals)} %)`))} are furthest, and every goal of theirs serves a strategic initiative.`,
      'Anneke Visser stands high in both lists. What she has not had yet is a budget of her own: it would help to give her one in this round, not after it.',
    ],
    lookAt: [
      {
        area: 'succession',
        label: 'Succession plan: Chief Technology Officer',
        to: '/succession/chief-technology-officer',
      },
      { area: 'development', label: 'Team Development Overview', to: '/team/pdp' },
    ],
  };
}
