import { beforeEach, expect, test } from 'vitest';
import { keepFor } from '@/lib/browser-store.ts';
import { filledForm } from '../testing/filled-form.ts';
import {
  createScenario,
  deleteKept,
  readKeptScenarios,
  rememberRun,
  saveDraft,
} from './kept-scenarios.ts';

const key = 'rapport-scenarios-kept-helena';

beforeEach(() => keepFor('helena'));

test('a draft saved again replaces itself and moves to the top', () => {
  const first = saveDraft(undefined, 1, filledForm({ name: 'First' }));
  saveDraft('another', 2, filledForm({ name: 'Second' }));
  saveDraft(first?.id, 3, filledForm({ name: 'First, renamed' }));
  expect(readKeptScenarios().drafts.map(({ step, form }) => [step, form.name])).toEqual([
    [3, 'First, renamed'],
    [2, 'Second'],
  ]);
});

test('a scenario replaces its draft, and can be deleted with its runs', () => {
  const draft = saveDraft(undefined, 3, filledForm());
  const created = createScenario({ ...filledForm(), templateId: 'custom' }, 'Helena', draft?.id);
  expect(readKeptScenarios().drafts).toEqual([]);
  rememberRun(created?.id ?? '', '2026-11-20T15:00:00.000Z');
  expect(readKeptScenarios().created.map(({ createdBy }) => createdBy)).toEqual(['Helena']);
  deleteKept(created?.id ?? '');
  expect(readKeptScenarios()).toEqual({ drafts: [], created: [], runAgainAt: {} });
});

test('invalid items are skipped and the others stay', () => {
  saveDraft('whole', 2, filledForm());
  const kept = JSON.parse(localStorage.getItem(key) ?? '');
  kept.drafts.push({ id: 'torn', step: 9 }, 'not even a draft', null);
  kept.created = 'gone';
  kept.runAgainAt = 7;
  localStorage.setItem(key, JSON.stringify(kept));
  const { drafts, created, runAgainAt } = readKeptScenarios();
  expect(drafts.map(({ id }) => id)).toEqual(['whole']);
  expect({ created, runAgainAt }).toEqual({ created: [], runAgainAt: {} });
});
