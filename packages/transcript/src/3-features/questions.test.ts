import { describe, expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { namesSaidTo } from './names-said.ts';
import { findQuestions, isQuestion } from './questions.ts';
import { sentencesOf } from './sentences.ts';

const questionsIn = (script: string) => {
  const talk = talkFrom(script);
  return findQuestions(talk, namesSaidTo(talk));
};

test.each([
  ['What is the deadline?', true],
  ['You sent it to finance?', true],
  ['so what is the deadline', true],
  ['can you hear the echo', true],
  ['okay, can you hear the echo', true],
  ["what's the deadline", true],
  ['Is it late?', true],
  ['She asked "are you done?"', true],
  ['Open page?id=3 for the list.', false],
  ['can you hear the echo.', false],
  ['which is what we need', false],
  ['that is fine', false],
  ['Are you?', false],
  ['What a day.', false],
  ['what we need is time', false],
  ['Right?', false],
  ['Can do.', false],
])('%s asks something: %s', (text, expected) => {
  expect(sentencesOf(text).map(isQuestion)).toEqual([expected]);
});

test.each([
  ['so it is', true, true],
  ['it is', true, false],
  ['do we go there', false, false],
])('without question marks the words decide: %s', (text, asks, expected) => {
  expect(sentencesOf(text).map((sentence) => isQuestion({ ...sentence, asks }))).toEqual([
    expected,
  ]);
});

describe('answers', () => {
  test('the next other speaker answers', () => {
    const [question] = questionsIn('Ana: When is the launch?\nBo: On Monday.');
    expect(question).toMatchObject({ asker: 0, handedOver: true, answer: { by: 1, turn: 1 } });
  });

  test('"Yeah" and "Mm" answer a yes-or-no question, and no other', () => {
    expect(
      questionsIn('Ana: What broke on Friday?\nBo: Mm.\nCleo: The import.')[0]?.answer?.by,
    ).toBe(2);
    expect(
      questionsIn('Ana: Did the import break?\nBo: Yeah.\nAna: Okay then.')[0]?.answer?.by,
    ).toBe(1);
  });

  test('a question in return is not an answer, but what follows it may be one', () => {
    const [first, back] = questionsIn(
      'Ana: When does it start?\nBo: Which of the two pilots?\nAna: The second one.\nBo: In March.',
    );
    expect(first?.answer).toEqual({ by: 1, turn: 3 });
    expect(back?.answer).toEqual({ by: 0, turn: 2 });
  });

  test('a short question in return is not an answer either', () => {
    expect(
      questionsIn('Ana: When does it start?\nBo: Which?\nAna: The pilot.\nBo: In March.')[0]
        ?.answer,
    ).toEqual({ by: 1, turn: 3 });
  });

  test('an answer may end with a question', () => {
    expect(
      questionsIn('Ana: When does it start?\nBo: In March. Is that fine?\nAna: Yes.')[0]?.answer,
    ).toEqual({ by: 1, turn: 1 });
  });

  test('an answer comes within four turns', () => {
    const listening = 'Bo: Mm.\nCleo: Mm.\nBo: Mm.\n';
    expect(
      questionsIn(`Ana: What broke on Friday?\n${listening}Cleo: The import.`)[0]?.answer,
    ).toEqual({ by: 2, turn: 4 });
    expect(
      questionsIn(`Ana: What broke on Friday?\n${listening}Cleo: Mm.\nBo: The import.`)[0]?.answer,
    ).toBeNull();
  });

  test('turns without a speaker neither ask nor answer', () => {
    expect(questionsIn('Ana: Hello.\nWho knows the date?')).toEqual([]);
    expect(
      questionsIn('Ana: When is the launch?\nno name here at all\nBo: On Monday.')[0]?.answer,
    ).toEqual({ by: 1, turn: 2 });
  });

  test('"Yeah" answers a yes-or-no question that contains a later "what"', () => {
    expect(
      questionsIn('Ana: Did you find in the end what broke?\nBo: Yeah.\nCleo: The import.')[0]
        ?.answer?.by,
    ).toBe(1);
  });

  test('if a question is rephrased, only the second wording is answered', () => {
    const [first, again] = questionsIn(
      'Ana: Who signs the contract?\nAna: I forgot it. Does Cleo sign it?\nBo: She does.',
    );
    expect(first?.answer).toBeNull();
    expect(again?.answer?.by).toBe(1);
  });

  test('if a question is repeated, only the second one is answered', () => {
    const [first, again] = questionsIn(
      'Ana: Who signs the contract?\nBo: Hm.\nAna: Who signs the contract?\nBo: Cleo does.',
    );
    expect(first?.answer).toBeNull();
    expect(again?.answer?.by).toBe(1);
  });

  test('a question at the end of the meeting is left open', () => {
    expect(questionsIn('Bo: That is all.\nAna: Who writes the minutes?')[0]).toMatchObject({
      handedOver: true,
      answer: null,
    });
  });

  test('a person who goes on talking after a question does not leave time to answer', () => {
    const on = 'I will tell you what I think it was, because '.repeat(4);
    expect(questionsIn(`Ana: Why did it fail? ${on}\nBo: Sure thing.`)[0]).toMatchObject({
      handedOver: false,
      answer: null,
    });
    const words = (count: number) =>
      `Ana: Why did it fail? ${'so '.repeat(count)}.\nBo: Sure thing.`;
    expect(questionsIn(words(25))[0]?.handedOver).toBe(true);
    expect(questionsIn(words(26))[0]?.handedOver).toBe(false);
  });

  test('a person who asks at the end of a long turn leaves time to answer', () => {
    const before = 'I will tell you what I think it was. '.repeat(4);
    expect(questionsIn(`Ana: ${before} Why did it fail?\nBo: It was old.`)[0]).toMatchObject({
      handedOver: true,
      answer: { by: 1, turn: 1 },
    });
  });

  test('"right?" at the end asks the others', () => {
    expect(questionsIn('Ana: It is the old system, right?\nBo: It is.')[0]?.answer?.by).toBe(1);
  });

  test('"right?" in passing asks nobody', () => {
    expect(questionsIn('Ana: It is the old system, right? So we leave it.\nBo: Fine.')).toEqual([]);
  });

  test('a question by the only speaker leaves no time to answer', () => {
    expect(questionsIn('Who knows the date?')[0]).toMatchObject({ handedOver: false });
  });

  test('a question keeps the person that it names', () => {
    expect(questionsIn('Bo: Hello all.\nAna: Bo, when can you start?\nBo: Now.')[0]?.named).toBe(0);
    expect(questionsIn('Ana: Bo, when can you start?\nBo: Now.')[0]?.named).toBe(1);
    expect(questionsIn('Ana: When can we start?\nBo: Now.')[0]?.named).toBeNull();
  });
});
