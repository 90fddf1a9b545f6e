import { describe, expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { namesSaidTo } from '../names-said.ts';
import { likelyOwner } from './likely-owner.ts';
import { ownerIn, ownersByName } from './owners-by-name.ts';
import { ownerOf } from './task-owner.ts';

/** Looks at sentence `at` of the first turn of Ana. */
function ownersIn(said: string, at = 0) {
  const talk = talkFrom(said.startsWith('Bo:') ? said : `Ana: ${said}`);
  const turn = talk.turns.find(({ speaker }) => talk.names[speaker ?? -1] === 'Ana');
  const sentence = turn?.sentences[at];
  if (!turn || !sentence) throw new Error('Ana says nothing.');
  const meeting = { talk, saidTo: namesSaidTo(talk), owners: ownersByName(talk.names) };
  return {
    firm: ownerOf(sentence, turn, meeting),
    likely: likelyOwner(sentence, turn, meeting),
  };
}

describe('a promise', () => {
  test.each([
    ["I'll send the list to the office.", 'Ana'],
    ["I 'll send the list to the office.", 'Ana'],
    ['I’ll send the list to the office.', 'Ana'],
    ["I'll send the list to the office?", undefined],
    ['I can send the list to the office.', undefined],
    ['I can send the list to the office by Friday.', 'Ana'],
    ['I can send the list to the office today.', 'Ana'],
    ['I shall send the list to the office.', 'Ana'],
    ["I'll need to schedule a visit to the office.", 'Ana'],
    ["I'll loop in the office on this one.", 'Ana'],
    ["I'll get those to Bo today.", 'Ana'],
    ["I'll get it.", undefined],
    ["I'll start sending out a weekly update to the office.", 'Ana'],
    ["I'll personally coordinate with the office.", 'Ana'],
    ["I'll print the list of the office.", 'Ana'],
    ["Um, yep, I'll let the office know.", 'Ana'],
    ["I'll let you know about the office.", undefined],
    ["I'll often send the list to the office.", undefined],
    ["I can guarantee you I'll not print the list by Friday.", undefined],
    ['I would send the list to the office.', undefined],
    ["I'll paint the wall of the office.", undefined],
    ["I'll paint the wall of the office by Friday.", 'Ana'],
    ["I'll paint the wall of the office today.", undefined],
    ["On Friday I was ill, so I'll paint the wall.", undefined],
  ])('%s: %s', (said, owner) => {
    expect(ownersIn(said).firm).toBe(owner);
  });

  test.each([
    ['I can ask the office.', 'Perfect.', 'Ana'],
    ["I'm happy to write the letter to the office.", 'Thanks.', 'Ana'],
    ['Should I ask the office about the wall?', 'Yes please.', 'Ana'],
    ['I can ask the office.', 'Yeah.', undefined],
    ['Should I ask the office about the wall?', 'No need, I did.', undefined],
    ['I can ask the office.', 'Great, but not today.', undefined],
  ])('is an offer that the next speaker wants: %s %s', (offer, answer, owner) => {
    expect(ownersIn(`${offer}\nBo: ${answer}`).firm).toBe(owner);
  });

  test.each([
    ['Okay, ask the office for four weeks.', 'Will do.', 'Bo'],
    ['Okay, ask the office for four weeks.', 'They are closed.', undefined],
    ['Mr Bo, could you let the office know?', 'Sure.', 'Bo'],
  ])('is made of an order by who takes it: %s %s', (order, answer, owner) => {
    expect(ownersIn(`${order}\nBo: ${answer}`).firm).toBe(owner);
  });

  test('has no owner if nobody is named', () => {
    const talk = talkFrom("I'll send the list to the office.");
    const [turn] = talk.turns;
    const [sentence] = turn?.sentences ?? [];
    if (!turn || !sentence) throw new Error('Nothing is said.');
    const meeting = { talk, saidTo: namesSaidTo(talk), owners: ownersByName([]) };
    expect(ownerOf(sentence, turn, meeting)).toBeNull();
    expect(likelyOwner(sentence, turn, meeting)).toBeNull();
  });
});

test.each([
  ['Lund will send the list to the office.', 'Bo Lund'],
  ['Lund needs to send the list to the office.', 'Bo Lund'],
  ['Lund will continue the search for a crane.', 'Bo Lund'],
  ['Lund will continue with the next slide.', undefined],
  ['The harbour team must share their list of cranes.', 'The harbour team'],
  ['Fred will send the list to the office.', undefined],
])('a task stated about somebody: %s', (said, owner) => {
  expect(ownersIn(`Bo: Hello.\nBo Lund: Hello.\nAna: ${said}`).firm).toBe(owner);
});

describe('a request', () => {
  const ask = 'Can you send the list to the office?';
  test.each([
    ['accepted by the next', `${ask}\nBo: Sure.`, 'Bo'],
    ['accepted with one letter more', `${ask}\nBo: Yes, I’ll do it.`, 'Bo'],
    ['not accepted', `${ask}\nBo: The list is long.`, undefined],
    ['accepted by nobody in particular', `${ask}\nsure`, undefined],
    ['answered by the asker', `${ask}\nAna: Sure.`, undefined],
    ['left at once', `${ask} The list is long.\nBo: Sure.`, undefined],
    ['at the end of the meeting', ask, undefined],
    ['of one called by name', 'Bo, can you send the list to them?\nBo: No.', 'Bo'],
    ['that is polite, of one called by name', 'Bo, please count the cranes.\nBo: No.', 'Bo'],
    ['that is polite, of nobody', 'Please count the cranes of the harbour.\nBo: Sure.', undefined],
  ])('%s', (_, said, owner) => {
    expect(ownersIn(said).firm).toBe(owner);
  });

  test('of one called in the short sentence before', () => {
    const asked = 'Perfect, Bo. Please count the cranes of the harbour.\nBo: Hm.';
    expect(ownersIn(asked, 1).firm).toBe('Bo');
    const toAll = 'Thanks, Bo. If anybody sees a crane, please count it for us.\nBo: Hm.';
    expect(ownersIn(toAll, 1).firm).toBeUndefined();
  });
});

describe('a shared need', () => {
  const need = 'We need to send the list to the office.';
  test.each([
    ['taken by the next', `${need}\nBo: I can do that.`, 'Bo'],
    ['taken in the third sentence', `${need}\nBo: Right. So be it. I’ll do that.`, 'Bo'],
    [
      'taken in the fourth sentence',
      `${need}\nBo: Right. So be it. Well. I'll do that.`,
      undefined,
    ],
    ['taken by the same person', `${need}\nAna: I'll do that.`, undefined],
    ['taken by nobody in particular', `${need}\nI'll do that.`, undefined],
    ['left', `${need}\nBo: Right.`, undefined],
    ['at the end of the meeting', need, undefined],
  ])('%s', (_, said, owner) => {
    expect(ownersIn(said).firm).toBe(owner);
  });
});

describe('without a definite rule the owner is', () => {
  test.each([
    ['whoever is called', 'Bo, that list would be good to have.\nBo: Hm.', 'Bo'],
    ['the speaker, who offers something', 'I could look at the crane if you want.', 'Ana'],
    ['the speaker, who offers it late', 'Well, I could look at the crane.', 'Ana'],
    ['the one asked who agrees', 'You could look at the crane.\nBo: Sure.', 'Bo'],
    ['the one asked who offers it', 'You could look at the crane.\nBo: Let me see.', 'Bo'],
    ['the one asked, though the speaker waits', 'Could you look? I can wait.\nBo: Sure.', 'Bo'],
    ['unclear if the one asked refuses', 'You could look at it.\nBo: Yeah, no, I can.', null],
    ['unclear if the one asked is silent', 'You could look at the crane.\nBo: It is old.', null],
    ['unclear if the asker goes on', 'You could look at the crane.\nAna: Sure.', null],
    ['unclear at the end', 'You could look at the crane.', null],
    ['the team that is named', 'The design team will look at the crane.', 'The design team'],
    ['the group something is asked of', 'We want that list from the clients.', 'the clients'],
    ['everyone', 'We need a list from everyone.', 'everyone'],
    ['the speaker, who acts for a group', 'We can send you the list.', 'Ana'],
    ['all of them', "Let's look at the crane.", null],
    ['the next, who takes it', "Let's look at the crane.\nBo: I'll do that.", 'Bo'],
    ['unclear', 'The crane was looked at.', null],
  ])('%s: %s', (_, said, owner) => {
    expect(ownersIn(said).likely).toBe(owner);
  });
});

test('people own tasks by their full name and by parts that only they have', () => {
  const owners = ownersByName(['Ana Berg', 'Ana Lund', 'Bo Lindt']);
  expect(Object.fromEntries(owners)).toEqual({
    'ana berg': 'Ana Berg',
    'ana lund': 'Ana Lund',
    berg: 'Ana Berg',
    'bo lindt': 'Bo Lindt',
    bo: 'Bo Lindt',
    lindt: 'Bo Lindt',
    lund: 'Ana Lund',
  });
  expect(Object.fromEntries(ownersByName(['Bo', 'Cleo']))).toEqual({ bo: 'Bo', cleo: 'Cleo' });
  expect(ownerIn(' Bo drafts the summary', owners)).toBe('Bo Lindt');
  expect(ownerIn('ANA LUND, draft the summary', owners)).toBe('Ana Lund');
  expect(ownerIn('Ana: draft the summary', owners)).toBeNull();
  expect(ownerIn('Draft the summary with Bo', owners)).toBeNull();
});
