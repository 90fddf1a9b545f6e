import { expect, test } from 'vitest';
import { employees } from '@/sample/data/company/employees.ts';
import { sampleScenarios, templateAnalyses } from '@/sample/data/scenarios/sample-scenarios.ts';
import { shownScenarios } from '../domain/shown-scenarios.ts';
import { scenarioTemplates } from '../domain/templates.ts';
import { filledForm } from '../testing/filled-form.ts';
import { wizardStart } from './wizard-start.ts';

const shown = shownScenarios(
  { employees, results: sampleScenarios, templateAnalyses },
  { drafts: [], created: [], runAgainAt: {} },
  true,
);
const draft = { id: 'd1', savedAt: '2026-11-20T14:12:00.000Z', step: 3, form: filledForm() };
const start = (address: string) => wizardStart(new URLSearchParams(address), [draft], shown);

test.each(scenarioTemplates.map(({ id, name }) => [id, name]))(
  'the template %s starts at step 2, with its name',
  (id, name) => {
    expect(start(`template=${id}`)).toMatchObject({ step: 2, form: { templateId: id, name } });
  },
);

test.each(['', 'template=', 'template=mergers', 'template=constructor'])(
  '%j starts at step 1, empty',
  (address) => {
    expect(start(address)).toMatchObject({ step: 1, form: { templateId: null, name: '' } });
  },
);

test('a draft continues at its step', () => {
  expect(start('draft=d1')).toEqual({ step: 3, form: draft.form, draftId: 'd1' });
});

test('a copy keeps template, date and reason', () => {
  expect(start('similar=losing-halden-group')).toMatchObject({
    step: 2,
    form: {
      templateId: 'major-client',
      name: 'Copy of Losing Halden Group',
      targetDate: '2027-01-30',
      reason: expect.stringMatching(/^Halden has asked/),
    },
  });
});

test.each([
  ['draft=gone', /^The draft was not found/],
  ['similar=gone', /^The scenario to copy was not found/],
])('%s starts empty and says why', (address, notice) => {
  expect(start(address)).toMatchObject({ step: 1, notice: expect.stringMatching(notice) });
});
