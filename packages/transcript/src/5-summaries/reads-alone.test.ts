import { expect, test } from 'vitest';
import { readsAlone } from './reads-alone.ts';

test.each([
  'So the decision is that we sign the lease for the cold store on Friday.',
  'We open on the first of March, and the depot moves a week later.',
])('%j can be read alone', (text) => expect(readsAlone(text)).toBe(true));

test.each([
  'Let us go with the second one.',
  '… so we will go with a plan that leaves the depot out of the tender.',
  'Then we will move forward with the change of the lease.',
  'They agreed that it moves to the week after the holidays.',
  'At the end of the week I am going with, with Antonio to the conference.',
])('%j cannot', (text) => expect(readsAlone(text)).toBe(false));
