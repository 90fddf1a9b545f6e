import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';

const script = `Ana Berg: The billing migration is a great success, and I am so happy with the billing migration.
Bo Lund: The billing migration failed again, this is terrible and I hate it.
Ana Berg: Lunch is at noon. The room is on the second floor.
Bo Lund: The billing migration needs a new plan by Friday. Who writes the plan?
Ana Berg: I write it.`;

const analyse = (text: string) => analyseTranscript({ text, fileName: 'talk.txt', directory: [] });

test('the turns of a person are counted once each, by topic and feeling', () => {
  const { initiatives, participants } = analyse(script);
  const topic = initiatives.findIndex((name) => /billing migration/i.test(name));
  const [ana, bo] = participants;
  expect(ana?.turnFacts.reduce((sum, { turns }) => sum + turns, 0)).toBe(ana?.turns);
  expect(ana?.turnFacts).toContainEqual(
    expect.objectContaining({ topics: [topic], turns: 1, positive: 1 }),
  );
  expect(ana?.turnFacts).toContainEqual(expect.objectContaining({ topics: [], turns: 2 }));
  expect(bo?.turnFacts).toContainEqual(
    expect.objectContaining({ topics: [topic], turns: 2, negative: 1 }),
  );
});

test('no feelings are counted in a language without a model', () => {
  const { language, participants } =
    analyse(`Anna: Das ist eine wunderbare Nachricht, ich freue mich sehr über das Ergebnis.
Bernd: Das ist furchtbar, ich bin sehr enttäuscht und wirklich traurig über diesen Fehler.
Anna: Wir sollten morgen noch einmal über den Haushalt und die Planung sprechen.`);
  expect(language).toBe('de');
  for (const { turnFacts } of participants)
    for (const { positive, neutral, negative } of turnFacts)
      expect(positive + neutral + negative).toBe(0);
});

test('the questions of a person are counted', () => {
  const { participants } = analyse(script);
  expect(participants.map(({ questions }) => questions)).toEqual([0, 1]);
});
