import { describe, expect, test } from 'vitest';
import { monthAndYear } from '@/lib/format-day.ts';
import { numberWord } from '@/lib/number-words.ts';
import { analyseDeparture } from '@/sample/domain/departure/departure-analysis.ts';
import { knowledgeWithout } from '@/sample/domain/departure/knowledge.ts';
import { completeProject } from '@/sample/offboarding/domain/complete-project.ts';
import { monitoringOf } from '@/sample/offboarding/domain/monitoring.ts';
import { readyToLead, teamsAtRisk } from './ask-me-anything/about-people.ts';
import { sentimentChanges } from './ask-me-anything/about-work.ts';
import { employee, employees } from './company/employees.ts';
import { platformHandover } from './offboarding/projects/platform-handover.ts';
import { billingBreach } from './scenarios/results/billing-breach.ts';
import { ceoDeparture } from './scenarios/results/ceo-departure.ts';
import { keyPersonDeparture } from './scenarios/results/key-person-departure.ts';
import { wellbeingIn } from './scenarios/teams.ts';
import { teamsIn } from './sentiment/teams.ts';
import { samplePlans } from './succession/plans.ts';
import { developmentPlans } from './team-development/development-plans.ts';
import { departureFacts } from './what-if/departure-facts.ts';

const spoken = (story: unknown) => JSON.stringify(story);

describe('all screens agree', () => {
  const plan = samplePlans.find(({ person }) => person === 'tomas-leiva');
  const development = developmentPlans.find(({ person }) => person === 'tomas-leiva');

  test('on the day Tomás Leiva leaves', () => {
    expect(platformHandover.lastWorkingDay).toBe('2026-12-18');
    for (const story of [plan, development, billingBreach]) {
      expect(spoken(story)).toContain('leaves on 18 December');
    }
    expect(spoken(teamsAtRisk)).toContain('Tomás Leiva (Platform, 18 December 2026)');
  });

  test('on what only he knows', () => {
    const areas = knowledgeWithout(departureFacts, 'tomas-leiva');
    expect(analyseDeparture(departureFacts, 'tomas-leiva').keyMetrics.knowledgeAreas).toBe(
      areas.length,
    );
    const alone = areas.filter(({ alternatives }) => alternatives.length === 0);
    expect(spoken(keyPersonDeparture).toLowerCase()).toContain(
      `${numberWord(areas.length)} areas are his, and ${numberWord(alone.length)} of them, the ${alone[0]?.area.toLowerCase()},`,
    );
  });

  test('on the cost of his departure', () => {
    const { riskScore } = employee('tomas-leiva');
    expect(spoken(teamsAtRisk)).toContain(`Tomás Leiva (${riskScore})`);
  });

  test('on how Engineering and Platform feel', () => {
    const engineering = teamsIn('past-month').find(({ name }) => name === 'Engineering');
    expect(wellbeingIn('Engineering')).toBe(`${engineering?.currentScore}`);
    expect(spoken(ceoDeparture)).toContain(
      `Engineering stands at ${engineering?.currentScore} out`,
    );
    const platform = monitoringOf(
      completeProject(departureFacts, platformHandover),
      employees,
    ).days.at(-1)?.team;
    expect(wellbeingIn('Platform')).toBe(`${platform}`);
    expect(spoken(sentimentChanges)).toContain(`Platform (${platform})`);
  });

  test('on which chief leaves, and when', () => {
    const robert = samplePlans.find(({ person }) => person === 'robert-lindqvist');
    expect([robert?.created, robert?.timeframe]).toEqual(['2026-11-02', 6]);
    expect(spoken(readyToLead)).toContain(`retires in ${monthAndYear('2027-05')}`);
  });
});
