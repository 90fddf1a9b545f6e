import { beforeEach, expect, test } from 'vitest';
import { storeFor } from '@/lib/browser-store.ts';
import { filledForm } from '../testing/filled-form.ts';
import {
  createScenario,
  deleteStored,
  readStoredScenarios,
  rememberRun,
  saveDraft,
} from './stored-scenarios.ts';

const key = 'rapport-scenarios-kept-helena';

beforeEach(() => storeFor('helena'));

test('a draft saved again replaces itself and moves to the top', () => {
  const first = saveDraft(undefined, 1, filledForm({ name: 'First' }));
  saveDraft('another', 2, filledForm({ name: 'Second' }));
  saveDraft(first?.id, 3, filledForm({ name: 'First, renamed' }));
  expect(readStoredScenarios().drafts.map(({ step, form }) => [step, form.name])).toEqual([
    [3, 'First, renamed'],
    [2, 'Second'],
  ]);
});

test('a scenario replaces its draft, and can be deleted with its runs', () => {
  const draft = saveDraft(undefined, 3, filledForm());
  const created = createScenario({ ...filledForm(), templateId: 'custom' }, 'Helena', draft?.id);
  expect(readStoredScenarios().drafts).toEqual([]);
  rememberRun(created?.id ?? '', '2026-11-20T15:00:00.000Z');
  expect(readStoredScenarios().created.map(({ createdBy }) => createdBy)).toEqual(['Helena']);
  deleteStored(created?.id ?? '');
  expect(readStoredScenarios()).toEqual({ drafts: [], created: [], runAgainAt: {} });
});

test('invalid items are skipped and the others stay', () => {
  saveDraft('whole', 2, filledForm());
  const stored = JSON.parse(localStorage.getItem(key) ?? '');
  stored.drafts.push({ id: 'torn', step: 9 }, 'not even a draft', null);
  stored.created = 'gone';
  stored.runAgainAt = 7;
  localStorage.setItem(key, JSON.stringify(stored));
  const { drafts, created, runAgainAt } = readStoredScenarios();
  expect(drafts.map(({ id }) => id)).toEqual(['whole']);
  expect({ created, runAgainAt }).toEqual({ created: [], runAgainAt: {} });
});
