import { describe, expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { findExchanges } from './exchanges.ts';
import { namesSaidTo } from './names-said.ts';
import { findQuestions } from './questions.ts';

function exchangesIn(script: string) {
  const talk = talkFrom(script);
  const saidTo = namesSaidTo(talk);
  return { talk, exchanges: findExchanges(talk, findQuestions(talk, saidTo), saidTo) };
}

/** Each turn as "from > to", "from > all" or "from ~ to" for listening. */
function flow(script: string): string[] {
  const { talk, exchanges } = exchangesIn(script);
  return exchanges.map(
    ({ from, to, kind }) =>
      `${talk.names[from]} ${kind === 'listening' ? '~' : '>'} ${to === null ? 'all' : talk.names[to]}`,
  );
}

describe('the addressee of a turn', () => {
  test('a reply is addressed to the previous speaker', () => {
    expect(flow('Ana: The import is slow.\nBo: The index is missing there.')).toEqual([
      'Ana > all',
      'Bo > Ana',
    ]);
  });

  test('a question is addressed to the person who answers it, and the answer to the person who asked', () => {
    expect(
      flow('Ana: The import is slow.\nBo: When did that start?\nCleo: After the last update.'),
    ).toEqual(['Ana > all', 'Bo > Cleo', 'Cleo > Bo']);
  });

  test('a name outweighs every other sign', () => {
    expect(
      flow(
        'Cleo: Hello there team.\nAna: The import is slow.\nBo: Cleo, have a look at that please.\nAna: It started on Monday.',
      ),
    ).toEqual(['Cleo > all', 'Ana > Cleo', 'Bo > Cleo', 'Ana > Bo']);
  });

  test('the last of several names decides', () => {
    expect(
      flow(
        'Cleo: The list is long.\nAna: The import is slow.\nBo: Ana, thanks for that. Cleo, have a look at it please.',
      )[2],
    ).toBe('Bo > Cleo');
    expect(
      flow(
        'Cleo: The list is long.\nBo: It has grown.\nAna: The import is slow.\nBo: Ana, thanks for that. Cleo, have a look at it please.',
      )[3],
    ).toBe('Bo > Cleo');
  });

  test('a person who goes on talking has the same addressee', () => {
    expect(
      flow(
        'Cleo: The list is long.\nAna: The import is slow.\nBo: Cleo, have a look at that please.\nBo: It started on Monday.',
      )[3],
    ).toBe('Bo > Cleo');
  });

  test('an answer is addressed to the person who asked, even if it contains "everyone"', () => {
    expect(flow('Ana: Who knows the password?\nBo: Everyone knows it.')[1]).toBe('Bo > Ana');
  });

  test('a turn is an answer, a sign of listening, or simply spoken', () => {
    const { exchanges } = exchangesIn(
      'Ana: Hello.\nAna: Did the import break?\nBo: Yeah.\nAna: So we repair it tonight.\nBo: Okay.',
    );
    expect(exchanges.map(({ kind }) => kind)).toEqual([
      'spoken',
      'spoken',
      'answer',
      'spoken',
      'listening',
    ]);
  });

  test('words to everyone are addressed to the group', () => {
    expect(
      flow('Ana: The import is slow.\nBo: Okay everyone, let us begin with the budget.')[1],
    ).toBe('Bo > all');
  });

  test('a mention of "the team" does not address the group', () => {
    expect(flow('Ana: The import is slow.\nBo: I am proud of the team for that.')[1]).toBe(
      'Bo > Ana',
    );
    expect(flow('Ana: The import is slow.\nBo: Okay team, let us begin with it.')[1]).toBe(
      'Bo > all',
    );
  });

  test('a long turn is addressed to the group', () => {
    const long = 'The plan has many parts. '.repeat(40);
    expect(flow(`Ana: Go ahead now.\nBo: ${long}`)[1]).toBe('Bo > all');
    expect(
      flow(`Ana: First the plan.\nCleo: It is ready.\nAna: Go ahead then.\nBo: ${long}`)[3],
    ).toBe('Bo > all');
    expect(flow(`Ana: Go ahead now.\nBo: ${'The plan has many parts. '.repeat(30)}`)[1]).toBe(
      'Bo > all',
    );
    expect(flow(`Ana: Go ahead now.\nBo: ${'The plan has many parts. '.repeat(29)}`)[1]).toBe(
      'Bo > Ana',
    );
  });

  test('a long turn in a conversation of two is addressed to the other person', () => {
    const long = 'The plan has many parts. '.repeat(40);
    expect(flow(`Bo: The plan is ready.\nAna: Tell me about it.\nBo: ${long}`)[2]).toBe('Bo > Ana');
  });

  test('a question to anyone is addressed to the person who answers it', () => {
    expect(
      flow(
        'Ana: The import is slow.\nBo: Does anyone know the reason?\nCleo: The index is lost.',
      )[1],
    ).toBe('Bo > Cleo');
  });

  test('the last sentence of a turn can address the group', () => {
    expect(
      flow('Ana: The import is slow.\nBo: The index is lost. We add one. Okay everyone, next.')[1],
    ).toBe('Bo > all');
  });

  test('signs of listening are addressed to the person who has the floor, who keeps it', () => {
    expect(
      flow(
        'Ana: The import is slow.\nBo: It lacks an index.\nAna: Mm-hm.\nBo: We add one tonight then.',
      ),
    ).toEqual(['Ana > all', 'Bo > Ana', 'Ana ~ Bo', 'Bo > Ana']);
  });

  test('a sign of listening by the person who has the floor is addressed to the group', () => {
    expect(flow('Ana: The import is slow.\nno name here at all\nAna: Mm-hm.')).toEqual([
      'Ana > all',
      'Ana ~ all',
    ]);
  });

  test.each([
    "That's it from my side.",
    'Okay, let us move on to the budget.',
    'See you next week, bye.',
    'Thank you very much for joining, have a nice day.',
    'On our side, the release is out.',
    'Let’s get started.',
  ])('addressed to the group: %s', (words) => {
    expect(flow(`Ana: The import is slow.\nBo: ${words}`).at(-1)).toBe('Bo > all');
  });

  test.each(['Thanks Ana for the notes.', 'Thank you so much, Ana, that helps.'])(
    'a person who is thanked is the addressee: %s',
    (words) => {
      const before = 'Ana: The import is slow.\nCleo: The index is missing.\n';
      expect(flow(`${before}Bo: ${words}`).at(-1)).toBe('Bo > Ana');
    },
  );

  test('removing times changes nothing, because the same meeting may be transcribed without them', () => {
    const talk = talkFrom('Ana: The import is slow.\nBo: It lacks an index.');
    const turns = talk.turns.map((turn, at) => ({ ...turn, start: at * 300, end: at * 300 + 3 }));
    const saidTo = namesSaidTo(talk);
    expect(findExchanges({ ...talk, turns }, [], saidTo)).toEqual(findExchanges(talk, [], saidTo));
  });

  test('nobody is their own addressee, and turns without a speaker are left out', () => {
    const exchanges = flow(
      'Ana: First of all the plan.\nno name here at all\nAna: And then the budget.',
    );
    expect(exchanges).toEqual(['Ana > all', 'Ana > all']);
  });
});
