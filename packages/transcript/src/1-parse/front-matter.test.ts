import { expect, test } from 'vitest';
import { read, said } from './testing/said.ts';

const talk = '**Ana:** We begin.\n\n**Bo:** Good.\n\n**Ana:** So.\n\n**Bo:** Yes.\n';
const names = ['Ana', 'Bo', 'Ana', 'Bo'];

test.each([
  ['title: Harbour plan\ndate: 2026-03-25T10:00\ntags: [plan]', 'Harbour plan', '10:00'],
  ['title: "Harbour: the \\"plan\\""\ndate: 25.03.2026', 'Harbour: the "plan"', null],
  ["title: 'Ana''s plan'\ndate: 2026-03-25\ntime: 09:30", "Ana's plan", '09:30'],
  [
    '# of Obsidian\ndate: March 25, 2026\naliases:\n  - plan\n\nsummary: |\n  Long.\n  Text.',
    null,
    null,
  ],
  ['LanguageModel: "m"\ndate: 2026-03-25', null, null],
])('%j above the talk states title and date, and is no talk', (matter, title, startTime) => {
  const text = `---\n${matter}\n---\n\n${talk}`;
  expect(read(text, 'notes-2020-01-01.md')).toMatchObject({ title, date: '2026-03-25', startTime });
  expect(said(text).map(([name]) => name)).toEqual(names);
});

test.each([
  ['attendees: [Ana Ruiz, "[[Bo Lind]]"]'],
  ['attendees: Ana Ruiz, Bo Lind'],
  ['participants:\n- Ana Ruiz\n- "[[people/bo|Bo Lind]]"'],
  ['attendees:\n  - name: Ana Ruiz\n  - name: Bo Lind\n    role: Treasurer'],
])('%j lists those present', (attendees) => {
  const { people } = read(`---\ntitle: Harbour plan\n${attendees}\n---\n${talk}`);
  expect(people.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Bo Lind']);
});

test('a stated length and the words of the fields are counted', () => {
  const { durationSeconds, leftOut } = read(`---\ntitle: Plan\nduration: 32 min\n---\n${talk}`);
  expect({ durationSeconds, leftOut }).toEqual({ durationSeconds: 1920, leftOut: { header: 7 } });
});

test.each(['duration_min: 31.5', 'duration minutes: 31.5', 'length: 31.5 min'])(
  '%s is the length in minutes',
  (matter) => {
    expect(read(`---\ntitle: Plan\n${matter}\n---\n${talk}`).durationSeconds).toBe(1890);
  },
);

test('the day on which a note was made is not that of the meeting, if its name states one', () => {
  const text = `---\ntitle: Plan\ncreated: 2026-03-26\n---\n${talk}`;
  expect(read(text, 'plan 2026-03-25.md').date).toBe('2026-03-25');
  expect(read(text, 'plan.md').date).toBe('2026-03-26');
});

test.each([
  '---\nAna: We begin.\n---\nBo: Good.\n---\nAna: So.\n---\nBo: Yes.\n',
  '---\n\nAna: We begin.\n\nBo: Good.\n\nAna: So.\n\nBo: Yes.\n\n---\n',
  '---\ntitle we have none\n---\nAna: We begin.\nBo: Good.\nAna: So.\nBo: Yes.\n',
])('rules between turns are no front matter: %j', (text) => {
  expect(said(text).map(([name]) => name)).toEqual(names);
});
