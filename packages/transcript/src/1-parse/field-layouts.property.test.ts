import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeCues } from '../2-turns/merge-cues.ts';
import { displayNames } from './testing/display-names.ts';
import { fieldLayouts, type Said } from './testing/field-layouts.ts';
import { read } from './testing/said.ts';

const sentences = [
  'Good morning everybody, shall we start with the budget for the year?',
  'Yes, please go ahead with the budget now, we have half an hour.',
  'The budget is over by ten percent this quarter and nobody knows why.',
  'I think we should cut the travel and keep the training as it is.',
  'Fine, that is agreed then, we cut travel from next month on.',
  'One more thing: the room is booked until noon. See you there.',
  'Thank you all, I will send the figures to everybody tomorrow.',
];

/** Who said which words; a name has the white space of its file. */
function turnsOf(text: string, fileName?: string) {
  return mergeCues(read(text, fileName).cues).map((turn) => [turn.speaker, turn.text]);
}

const meetingOf = (speakers: readonly string[]): Said[] =>
  speakers.map((name, i) => ({ name, text: sentences[i] ?? '', at: 3 + 9 * i }));

test.each(Object.entries(fieldLayouts))('%s: every display name keeps its words', (_, layout) => {
  for (const name of displayNames) {
    if (layout.excludes?.test(name)) continue;
    const said = meetingOf([
      'Petra Long',
      name,
      'Maria Cruz',
      name,
      'Petra Long',
      'Maria Cruz',
      name,
    ]);
    expect(turnsOf(layout.write(said), layout.fileName)).toEqual(
      said.map((one) => [one.name, one.text]),
    );
  }
});

/** Two unknown voices in a row may be two people, so they are never joined. */
const known = displayNames.filter((name) => !/^Un(?:known|identified)/.test(name));
const twoNames = fc.uniqueArray(fc.constantFrom(...known), { minLength: 2, maxLength: 2 });
const order = fc.array(fc.boolean(), { minLength: 3, maxLength: 3 });

test.each(Object.entries(fieldLayouts))('%s: any two names in any order', (_, layout) => {
  fc.assert(
    fc.property(twoNames, order, ([first = '', second = ''], turns) => {
      fc.pre(!layout.excludes?.test(`${first}\n${second}`));
      const speakers = [first, second, ...turns.map((is) => (is ? first : second)), first, second];
      const said = meetingOf(speakers);
      const joined = said.reduce<[string, string][]>((all, { name, text }) => {
        const last = all.at(-1);
        if (last?.[0] === name) last[1] += ` ${text}`;
        else all.push([name, text]);
        return all;
      }, []);
      expect(turnsOf(layout.write(said), layout.fileName)).toEqual(joined);
    }),
    { numRuns: 40 },
  );
});

test.each(Object.entries(fieldLayouts).filter(([, { isTimed }]) => isTimed !== false))(
  '%s: times count from the start',
  (_, layout) => {
    const said = meetingOf(['Ana Ruiz', 'Bo Lind', 'Ana Ruiz', 'Bo Lind']);
    const starts = read(layout.write(said), layout.fileName).cues.map(({ start }) => start ?? -1);
    const [first = 0] = starts;
    for (const [i, start] of starts.entries()) expect(start - first).toBeCloseTo(9 * i);
  },
);
