import { expect, test } from 'vitest';
import { sampleScenarios } from '@/sample-data/scenarios/sample-scenarios.ts';
import { scenarioTemplates } from '@/sample-data/scenarios/templates.ts';
import { filledForm } from '../testing/filled-form.ts';
import { wizardStart } from './wizard-start.ts';

const draft = { id: 'd1', savedAt: '2026-11-20T14:12:00.000Z', step: 3, form: filledForm() };
const start = (address: string) =>
  wizardStart(new URLSearchParams(address), [draft], sampleScenarios);

test.each(scenarioTemplates.map(({ id, name }) => [id, name]))(
  'the template %s starts at step 2, with its name',
  (id, name) => {
    expect(start(`template=${id}`)).toMatchObject({ step: 2, form: { templateId: id, name } });
  },
);

test.each(['', 'template=', 'template=mergers', 'template=constructor'])(
  '%j starts at step 1, with nothing',
  (address) => {
    expect(start(address)).toMatchObject({ step: 1, form: { templateId: null, name: '' } });
  },
);

test('a draft goes on where it was left', () => {
  expect(start('draft=d1')).toEqual({ step: 3, form: draft.form, draftId: 'd1' });
});

test('a copy takes template, date and reason along', () => {
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
  ['draft=gone', /^That draft is not kept in this browser/],
  ['similar=gone', /^The scenario to copy is not there/],
])('%s starts anew, and says why', (address, notice) => {
  expect(start(address)).toMatchObject({ step: 1, notice: expect.stringMatching(notice) });
});
