import { expect, test } from 'vitest';
import { employee, findEmployee } from '../company/employees.ts';
import { headlines } from '../dashboard/headlines.ts';
import { sampleScenarios } from '../scenarios/sample-scenarios.ts';
import { teamsIn } from '../sentiment/teams.ts';
import { samplePlans } from '../succession/plans.ts';
import { answerTo, suggestedQuestions } from './questions.ts';
import { tiesOf } from './sample-figures.ts';

const said = (question: string) => answerTo(question, true).paragraphs.join('\n');
const saidAbout = (word: string) =>
  said(suggestedQuestions(true).find((one) => one.includes(word)) ?? '');

test('leaders are offered seven questions, and each has an answer of its own', () => {
  expect(suggestedQuestions(true)).toHaveLength(7);
  const answers = suggestedQuestions(true).map(said);
  expect(new Set(answers).size).toBe(7);
  for (const answer of answers) expect(answer).not.toMatch(/undefined|NaN|simulated/);
});

test('any other question gets one and the same answer, which says that it is simulated', () => {
  expect(said('Who is the tallest?')).toContain('This answer is simulated');
  expect(said('Why?')).toBe(said('Who is the tallest?'));
});

test('spaces, capitals and the question mark do not make another question', () => {
  const question = 'Who is ready to step into a leadership role?';
  expect(said('  who is READY to step into a leadership  role ')).toBe(said(question));
});

test('the figures are those of the sample company', () => {
  const engineering = teamsIn('past-month').find(({ name }) => name === 'Engineering');
  expect(saidAbout('sentiment')).toContain(
    `fell from ${engineering?.previousScore.toFixed(1)} to ${engineering?.currentScore.toFixed(1)} out of 10, over ${engineering?.meetings} meetings`,
  );
  expect(saidAbout('meetings')).toContain(
    `${headlines.meetings} meetings took ${headlines.hours} hours`,
  );
  expect(saidAbout('connectors')).toContain(`${tiesOf(employee('tomas-leiva')).all} ties in all`);
  expect(saidAbout('losing people')).toContain(
    `Priya Raman (${employee('priya-raman').riskScore.toFixed(1)})`,
  );
});

test('every answer leads to screens that know whom or what they are asked for', () => {
  const ids = {
    '/scenarios': sampleScenarios.map(({ id }) => id),
    '/succession': samplePlans.map(({ id }) => id),
  };
  for (const { lookAt } of suggestedQuestions(true).map((one) => answerTo(one, true))) {
    expect(lookAt.length).toBeGreaterThan(1);
    for (const { to } of lookAt) {
      const { pathname, searchParams } = new URL(to, 'http://rapport.example');
      const person = searchParams.get('person');
      if (person) expect(findEmployee(person)).toBeDefined();
      for (const [screen, known] of Object.entries(ids)) {
        if (pathname.startsWith(screen)) expect(known).toContain(pathname.split('/')[2]);
      }
    }
  }
});
