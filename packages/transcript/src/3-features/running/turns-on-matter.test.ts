import { expect, test } from 'vitest';
import { analyseTranscript } from '../../analyse-transcript.ts';
import { turnsOf } from '../../testing/turns-of.ts';
import { findExchanges } from '../exchanges.ts';
import { namesSaidTo } from '../names-said.ts';
import { findQuestions } from '../questions.ts';
import { talkOf } from '../talk.ts';
import { howRun } from './how-run.ts';
import { turnsOnMatter } from './turns-on-matter.ts';

/** A line that begins with '+' is on a matter; one with '~' was typed. */
function check(script: string) {
  const lines = script.split('\n').flatMap((line) => line.trim() || []);
  const turns = turnsOf(lines.map((line) => line.replace(/^[+~] /, '')).join('\n'));
  const talk = talkOf(
    turns.map((turn, at) => (lines[at]?.startsWith('~') ? { ...turn, typed: true } : turn)),
  );
  const saidTo = namesSaidTo(talk);
  const questions = findQuestions(talk, saidTo);
  const exchanges = findExchanges(talk, questions, saidTo);
  const found = turnsOnMatter({ talk, exchanges, questions, saidTo, howRun: howRun(talk) });
  const expected = lines.flatMap((line, at) => (line.startsWith('+') ? [at] : []));
  expect([...found]).toEqual(expected);
}

test('what people say to each other is on a matter, thanks and checks of the line are not', () => {
  check(`
    Ana: The import is slow.
    + Bo: The index is missing.
    Ana: Thanks, Bo.
    Cleo: Can you hear me?
    Bo: Yes, we can.
    + Ana: Bo, when did that start?
    + Bo: On Monday.`);
});

test('what is said on being given the floor is meant for all', () => {
  check(`
    Ana: Hello everyone, this is our Monday round.
    Ana: Bo, do you want to start?
    Bo: The import is done and the report follows.
    + Ana: Is the report late?
    + Bo: By two days.
    Ana: Thank you. Cleo?
    Cleo: I have talked to the two new customers.
    + Bo: Which customers are they, Cleo?`);
});

test('who is given the floor and speaks to the one who gave it by name, does', () => {
  check(`
    Ana: The import is slow.
    + Bo: The index is missing there.
    Cleo: Bo, go ahead.
    + Bo: Cleo, your list is wrong.`);
});

test('who asks about a report that has ended speaks to the one who gave it', () => {
  check(`
    Ana: Welcome to our Monday round.
    + Bo: The import is done and the report follows.
    Bo: Nothing else from my side.
    + Cleo: I wonder how long the import takes now.`);
});

test('of two people each speaks to the other', () => {
  check(`
    Ana: Do you want to go first?
    + Bo: The import is done and the report follows.`);
});

test('a name or a yes that answers a question is on its matter, an answer about the line is not', () => {
  check(`
    Cleo: The list is long.
    + Ana: Who knows the password of the server?
    + Bo: Cleo.
    + Ana: Bo, is that all you need from us?
    + Bo: Yes, thanks.
    Cleo: Can everybody see my screen?
    Bo: Yes, looks good.`);
});

test('typed lines are not talk', () => {
  check(`
    Ana: The import is slow.
    ~ Bo: The index is missing there.
    + Cleo: Bo, which one is it?
    ~ Bo: The second.`);
});

test('in another language all talk is on a matter', () => {
  const round = `Ana Berg: Guten Morgen, wir sehen uns heute den Umzug des Lagers an.
Bo Lund: Der Umzug ist gut gelaufen, aber die neuen Geräte fehlen noch.
Ana Berg: Bo?
Bo Lund: Die Geräte kommen nach der Bestellung in zwei Wochen.
Ana Berg: Dann warten wir mit der Schulung, bis die Geräte da sind.`;
  const { language, graph } = analyseTranscript({ text: round, fileName: 'a.txt', directory: [] });
  expect(language).toBe('de');
  expect(graph.links.map(({ value, onMatter }) => [value, onMatter])).toEqual([[4, 4]]);
});
