import { expect, test } from 'vitest';
import { longDay } from '@/lib/format-day.ts';
import { toTenth } from '@/lib/round.ts';
import { answerTo, suggestedQuestions } from '@/sample/ask-me-anything/domain/answer.ts';
import { tiesOf } from '@/sample/domain/departure/ties.ts';
import { findEmployee } from '@/sample/domain/employee.ts';
import { highRiskPeople } from '@/sample/domain/find-people.ts';
import { defaultWeights } from '@/sample/succession/domain/criteria.ts';
import { rankCandidates } from '@/sample/succession/domain/ranking.ts';
import { candidatesFor } from '@/sample/succession/domain/search/candidates.ts';
import { alignmentOf, progressOf } from '@/sample/team-development/domain/plan-figures.ts';
import { employee, employees } from '../company/employees.ts';
import { headlines } from '../dashboard/headlines.ts';
import { strategicItems } from '../dashboard/strategic-items.ts';
import { offboardingProjects } from '../offboarding/projects/projects.ts';
import { sampleScenarios } from '../scenarios/sample-scenarios.ts';
import { teamsIn } from '../sentiment/teams.ts';
import { leaving } from '../succession/leaving.ts';
import { samplePlans } from '../succession/plans.ts';
import { succession } from '../succession/succession.ts';
import { developmentPlans } from '../team-development/development-plans.ts';
import { departureFacts } from '../what-if/departure-facts.ts';
import { leaderQuestions } from './questions.ts';

const asked = { name: 'Northwind', asOf: '2026-11-20', people: 105, questions: leaderQuestions };
const said = (question: string) => answerTo(asked, question, true).paragraphs.join('\n');
const saidAbout = (word: string) =>
  said(leaderQuestions.find(({ question }) => question.includes(word))?.question ?? '');
const listed = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

test('seven questions are suggested, each with its own answer', () => {
  expect(suggestedQuestions(asked, true)).toHaveLength(7);
  const answers = suggestedQuestions(asked, true).map(said);
  expect(new Set(answers).size).toBe(7);
  for (const answer of answers) expect(answer).not.toMatch(/undefined|NaN|simulated/);
});

test('any other question gets the same answer, which says that it is simulated', () => {
  expect(said('Who is the tallest?')).toContain('This answer is simulated');
  expect(said('Why?')).toBe(said('Who is the tallest?'));
});

test('spaces, case and the question mark make no difference', () => {
  const question = 'Who is ready to step into a leadership role?';
  expect(said('  who is READY to step into a leadership  role ')).toBe(said(question));
});

/** Smaller groups are not reported as a team. */
const teamSizeMin = 4;

const teamMoods = [...Map.groupBy(employees, ({ team }) => team)]
  .map(([name, members]) => {
    const sum = members.reduce((total, { wellbeing }) => total + wellbeing, 0);
    return { name, members, wellbeing: toTenth(sum / members.length) };
  })
  .filter(({ members }) => members.length >= teamSizeMin)
  .sort((first, second) => first.wellbeing - second.wellbeing);
const moodOf = (team: string) => teamMoods.find(({ name }) => name === team)?.wellbeing.toFixed(1);

test('teams at risk are those that feel worst, and departures those under way', () => {
  const [lowest, second, third] = teamMoods;
  const unhappy = lowest?.members.filter(({ sentiment }) => sentiment === 'negative') ?? [];
  const departures = offboardingProjects.map(({ personId, lastWorkingDay }) => {
    const { name, team } = employee(personId);
    return `${name} (${team}, ${longDay(lastWorkingDay)})`;
  });
  const answer = saidAbout('losing people');
  for (const part of [
    `${lowest?.name} stands out: its ${lowest?.members.length} people feel at ${lowest?.wellbeing.toFixed(1)} out of 10, the lowest of ${teamMoods.length} teams, and ${listed(unhappy.map(({ name }) => name))} are clearly unhappy`,
    `${second?.name} follows at ${second?.wellbeing.toFixed(1)}, ${third?.name} at ${third?.wellbeing.toFixed(1)}`,
    listed(departures),
    listed(
      highRiskPeople(employees).map(({ name, riskScore }) => `${name} (${riskScore.toFixed(1)})`),
    ),
  ]) {
    expect(answer).toContain(part);
  }
});

test('connectors lead nobody and have most ties to other departments', () => {
  const counted = employees.map((person) => {
    const ties = tiesOf(departureFacts, person.id);
    const outside = ties.filter(({ other }) => other.department !== person.department);
    return { person, all: ties.length, outside: outside.length };
  });
  const leaders = new Set(employees.map(({ managerId }) => managerId));
  const connectors = counted
    .filter(({ person }) => !leaders.has(person.id))
    .sort((first, next) => next.outside - first.outside || next.all - first.all)
    .slice(0, 3)
    .map(
      ({ person, all, outside }) =>
        `${person.name}, ${person.role} (${all} ties, ${outside} of them outside ${person.department})`,
    );
  const [fewest, ...others] = counted.sort((first, next) => first.all - next.all);
  const most = others.at(-1);
  const answer = saidAbout('connectors');
  expect(answer).toContain(listed(connectors));
  expect(answer).toContain(`${most?.person.name} has ${most?.all} ties in all`);
  expect(answer).toContain(leaving[most?.person.id ?? '']);
  expect(answer).toContain(
    `${fewest?.person.name}, ${fewest?.person.role}, with ${fewest?.all} ties, none of them outside`,
  );
  expect(fewest?.outside).toBe(0);
});

test('figures are those of the sample company', () => {
  const [worst, second, ...others] = teamsIn('past-month').sort((a, b) => a.change - b.change);
  const best = others.at(-1);
  for (const part of [
    `${worst?.name} has changed most: its average fell from ${worst?.previousScore.toFixed(1)} to ${worst?.currentScore.toFixed(1)} out of 10, over ${worst?.meetings} meetings`,
    `${second?.name} follows with a fall of ${(-(second?.change ?? 0)).toFixed(1)}`,
    `${best?.name} rose most, from ${best?.previousScore.toFixed(1)} to ${best?.currentScore.toFixed(1)}`,
    `Platform (${moodOf('Platform')}) and Billing (${moodOf('Billing')}); Web, at ${moodOf('Web')},`,
    `stress stands at ${employee('margaret-okafor').feelings.stressed.toFixed(1)} out of 10`,
  ]) {
    expect(saidAbout('sentiment')).toContain(part);
  }
  const { meetings, hours, timeOnTopic, tasks } = headlines;
  const byMeetings = teamsIn('past-month').sort((a, b) => b.meetings - a.meetings);
  const [busiest] = teamsIn('past-month').sort(
    (a, b) => b.meetings / b.members - a.meetings / a.members,
  );
  for (const part of [
    `${meetings} meetings took ${hours} hours, ${(hours / meetings).toFixed(1)} hours each`,
    `${timeOnTopic} % of the talking kept to the topic, so about ${Math.round(hours * (1 - timeOnTopic / 100))} hours did not`,
    `${tasks.foundInMeetings} tasks`,
    `${busiest?.name} meets most for its size: ${busiest?.meetings} meetings for ${busiest?.members} people`,
    `${byMeetings[0]?.name} meets most of all, ${byMeetings[0]?.meetings} times`,
  ]) {
    expect(saidAbout('meetings')).toContain(part);
  }
});

test('initiatives have the figures of the dashboard', () => {
  const falling = strategicItems
    .filter(({ momentum }) => momentum < 0)
    .sort((first, next) => first.momentum - next.momentum);
  const [worst, ...others] = falling;
  const [quietest] = falling.toSorted((first, next) => first.mentions - next.mentions);
  for (const part of [
    `${falling.length} of ${strategicItems.length} lose ground: ${worst?.name}, at ${worst?.alignment} % alignment and ${-(worst?.momentum ?? 0)} points lower than a month ago`,
    listed(
      others.map(
        ({ name, alignment, momentum }) =>
          `${name}, at ${alignment} % and ${-momentum} points lower`,
      ),
    ),
    `its priority is ${worst?.priority} and its impact ${worst?.impact}`,
    `${leaving['tomas-leiva']}`,
    `${quietest?.name} is hardly spoken of: ${quietest?.mentions} mentions`,
  ]) {
    expect(saidAbout('falling behind')).toContain(part);
  }
  const pricing = strategicItems.find(({ name }) => name === 'Pricing 2027');
  const jonas = employee('jonas-keller');
  const ties = tiesOf(departureFacts, jonas.id);
  const sour = departureFacts.connections.filter(
    ({ source, target, sentiment }) =>
      sentiment === 'negative' && [source, target].includes(jonas.id),
  );
  expect(sour).toHaveLength(ties.length);
  for (const part of [
    `${pricing?.mentions} mentions in the past month. ${pricing?.alignment} % of what is said agrees with the goal, ${pricing?.momentum} points more`,
    `feels at ${moodOf('Product')} out of 10; Sales, which has to explain it to clients, at ${moodOf('Sales')}`,
    `stands at ${jonas.wellbeing.toFixed(1)}, and all ${ties.length} of his ties are strained`,
  ]) {
    expect(saidAbout('pricing')).toContain(part);
  }
});

test('people ready to lead come first by the criteria and have the most advanced plans', () => {
  const candidates = candidatesFor(succession, 'robert-lindqvist', 'internal');
  const [best, ...others] = rankCandidates(candidates, defaultWeights).map(
    ({ name, overallScore = 0 }) => ({ name, overall: overallScore.toFixed(1) }),
  );
  const furthest = developmentPlans
    .filter((plan) => alignmentOf(plan) === 'high')
    .map(({ person, goals }) => `${employee(person).name} (${progressOf(goals)} %)`);
  const next = others.slice(0, 2).map(({ name, overall }) => `${name} (${overall})`);
  const answer = saidAbout('leadership role');
  expect(answer).toContain(`Robert Lindqvist, ${employee('robert-lindqvist').role}`);
  expect(answer).toContain(leaving['robert-lindqvist']);
  expect(answer).toContain(`${best?.name} stands first with ${best?.overall} of 100`);
  expect(answer).toContain(`before ${listed(next)}`);
  expect(answer).toContain(`${listed(furthest)} are furthest`);
});

const screensOfTwoSources = ['/', '/sentiment', '/offboarding', '/offboarding/simulate'];

test('every answer links to screens that know the person or team, on the sample', () => {
  const ids = {
    '/scenarios': sampleScenarios.map(({ id }) => id),
    '/succession': samplePlans.map(({ id }) => id),
  };
  for (const { lookAt } of leaderQuestions) {
    expect(lookAt.length).toBeGreaterThan(1);
    for (const { to } of lookAt) {
      const { pathname, searchParams } = new URL(to, 'http://rapport.example');
      if (screensOfTwoSources.includes(pathname)) expect(searchParams.get('data')).toBe('sample');
      const person = searchParams.get('person');
      if (person) expect(findEmployee(employees, person)).toBeDefined();
      for (const [screen, known] of Object.entries(ids)) {
        if (pathname.startsWith(screen)) expect(known).toContain(pathname.split('/')[2]);
      }
    }
  }
});
