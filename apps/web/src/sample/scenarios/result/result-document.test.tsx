import { expect, test } from 'vitest';
import { employees } from '@/sample/data/company/employees.ts';
import {
  templateAnalyses,
  sampleScenarios as told,
} from '@/sample/data/scenarios/sample-scenarios.ts';
import { configurationOf } from '../domain/configuration.ts';
import { shownScenarios } from '../domain/shown-scenarios.ts';
import { filledForm } from '../testing/filled-form.ts';
import { resultDocument } from './result-document.ts';

const sampleScenarios = shownScenarios(
  { employees, results: told, templateAnalyses },
  { drafts: [], created: [], runAgainAt: {} },
  true,
);

const textOf = (page: string) =>
  new DOMParser().parseFromString(page, 'text/html').body.textContent ?? '';

test.each(sampleScenarios)('$name is exported as a whole', (scenario) => {
  const { name, createdBy, reason, analysis } = scenario;
  const text = textOf(resultDocument(scenario));
  for (const part of [
    name,
    createdBy,
    reason,
    'Sample data',
    ...analysis.summary,
    ...analysis.strengths,
    ...analysis.risks,
    ...analysis.teamImpacts.flatMap((team) => [
      team.description,
      ...team.keyMembers.map(({ impact }) => impact),
    ]),
    ...analysis.recommendations.flatMap(({ action, timeline, owner }) => [action, timeline, owner]),
    ...analysis.timeline.flatMap((phase) => [phase.name, ...phase.tasks]),
  ]) {
    expect(text).toContain(part);
  }
});

test('user input is escaped, and the page loads nothing', () => {
  const [sample] = sampleScenarios;
  if (!sample) throw new Error('There is no sample scenario.');
  const form = filledForm({ answers: { scenario_type: ['organizational'] } });
  const page = resultDocument({
    ...sample,
    name: '<img src=x onerror="alert(1)"> & Söhne',
    reason: '</style><script>alert(2)</script>',
    form,
    configuration: configurationOf(form, employees),
  });
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  expect(parsed.querySelectorAll('script, img, link, iframe')).toHaveLength(0);
  expect(parsed.title).toBe('<img src=x onerror="alert(1)"> & Söhne');
  expect(parsed.body.textContent).toContain('What kind of scenario is it?Organizational');
  expect(parsed.body.textContent).toContain('The answers do not change the result');
});
