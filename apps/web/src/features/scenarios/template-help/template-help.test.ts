import { personTemplates, scenarioStepLengthMax, scenarioStepsMax } from '@rapport/contract';
import { expect, test } from 'vitest';
import { helpOf } from './help-of.ts';
import { stepWords } from './types.ts';

test('each checklist fits into the steps of a plan, in the order of days', () => {
  for (const help of Object.values(helpOf)) {
    expect(help.steps.length).toBeLessThanOrEqual(scenarioStepsMax);
    const days = help.steps.map(({ day }) => day);
    expect(days).toEqual([...days].sort((one, other) => one - other));
    for (const step of help.steps) {
      expect(stepWords(step).length).toBeLessThanOrEqual(scenarioStepLengthMax);
      expect(stepWords(step)).not.toContain('\n');
    }
    expect(help.sources.length).toBeGreaterThan(0);
  }
});

test('what is about single people is offered only beside plans about single people', () => {
  for (const [template, { beside }] of Object.entries(helpOf)) {
    if (personTemplates.some((one) => one === template)) continue;
    for (const { to } of beside) expect(to).not.toMatch(/^\/(offboarding|succession)/);
  }
});
