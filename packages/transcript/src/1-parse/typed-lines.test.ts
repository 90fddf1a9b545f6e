import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';

/** Turns that were typed, and for each link its exchanges and those on a matter. */
function typedIn(text: string) {
  const { turns, graph } = analyseTranscript({ text, fileName: 'call.txt', directory: [] });
  return {
    typed: turns.flatMap(({ typed, index }) => (typed ? [index] : [])),
    links: graph.links.map(({ value, onMatter }) => [value, onMatter]),
  };
}

test('all lines of a saved chat are typed', () => {
  const chat = `10:00:03 From Ana Ruiz to Everyone:
	Shall we start with the budget?
10:00:12 From Bo Lind to Everyone:
	Yes, we have half an hour.`;
  expect(typedIn(chat)).toEqual({ typed: [0, 1], links: [[2, 0]] });
});

test('a scribe of an IRC log writes what others say, without one everybody types', () => {
  const said = (lines: string[]) =>
    lines.map((line, at) => `[2026-03-25T10:00:0${at}.000Z]\t${line}`).join('\n');
  const scribed = said([
    '<kim> Ana: Shall we start with the budget?',
    '<kim> Bo: Yes, we have half an hour.',
    '<kim> Ana: It is over by ten percent.',
    '<kim> Bo: The hotel costs more.',
    '<kim> Ana: Then we book another one.',
  ]);
  expect(typedIn(scribed).typed).toEqual([]);
  const typed = said(['<ana> Shall we start with the budget?', '<bo> Yes, we have half an hour.']);
  expect(typedIn(typed).typed).toEqual([0, 1]);
});

test('a note beside the name marks a typed line, and who goes on aloud has spoken', () => {
  const call = `Ana Ruiz: The budget is over by ten percent.
Bo Lind (in chat): The hotel costs more.
Ana Ruiz: Which hotel do you mean?
Bo Lind (in chat): The one in Rome.
Bo Lind: I can say it aloud, it is the one in Rome.
Ana Ruiz: Then we book another one.`;
  expect(typedIn(call)).toEqual({ typed: [1], links: [[4, 3]] });
});
