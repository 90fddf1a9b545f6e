import { embeddedSource, type TextSource } from '@rapport/contract';
import { expect, test } from 'vitest';
import { eraseFromTexts } from './erase-from-texts.ts';
import type { MeetingTexts } from './meeting-texts-repository.ts';
import { namesOfPerson } from './person-names.ts';

const anna = namesOfPerson({
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@north.example',
  username: null,
});
const model: TextSource = { engine: 'model', model: 'm1', kept: null };
const former = 'Former participant';

type Speaker = MeetingTexts['participants'][number];

const speaker = (id: string, name: string, more: Partial<Speaker> = {}): Speaker => ({
  id,
  name,
  label: name,
  joined: [],
  statedRole: null,
  directoryUserId: `person-${id}`,
  tieHow: 'name',
  tieSure: 'certain',
  suggestedUserId: null,
  heardAs: null,
  calledAs: [],
  summary: '',
  summarySource: model,
  evidence: [],
  feelingEvidence: [],
  ...more,
});

const ofAnna = speaker('a', 'Anna Berg', {
  label: 'Annie',
  joined: [{ label: 'A. Berg', why: 'name' }],
  suggestedUserId: 'person-x',
  summary: 'Asked for figures.',
  evidence: [{ turn: 0, quote: 'Where are the figures?' }],
  feelingEvidence: [{ turn: 0, quote: 'I love the figures.' }],
});

const withoutAnna: Speaker = {
  ...speaker('a', former),
  directoryUserId: null,
  tieHow: null,
  tieSure: null,
  summarySource: embeddedSource,
};

const nothing: MeetingTexts = {
  meeting: {
    title: 'Weekly',
    summary: null,
    initiatives: [],
    alsoSaid: [],
    error: null,
    doubts: [],
  },
  participants: [ofAnna, speaker('t', 'Tom Leiva')],
  interactions: [],
  actionItems: [],
  corrections: [],
  transcript: undefined,
};

/** Every text that can mention a person. */
function textsAbout(name: string): MeetingTexts {
  const evidence = [{ turn: 1, quote: `${name} said so` }];
  const sentences = [{ text: `It was ${name}.`, evidence }];
  const change = (id: string, made: MeetingTexts['corrections'][number]['change']) => ({
    id,
    change: made,
    words: `Changed ${name}`,
  });
  return {
    meeting: {
      title: `Lunch with ${name}`,
      summary: `${name} spoke.`,
      initiatives: [`Plan of ${name}`],
      alsoSaid: [`Budget of ${name}`],
      error: `Not read: ${name}`,
      doubts: [
        { kind: 'length', minutes: 1445, likelyMinutes: 37, line: `24:05:00 ${name}: agenda` },
        { kind: 'names-inside', names: 5, people: 1, lines: [`So it is. ${name}: Yes.`] },
        { kind: 'one-speaker', speaker: name, turns: 212, looksLikeRoom: false },
      ],
    },
    participants: [
      speaker('t', 'Tom Leiva', {
        summary: `Answered ${name}.`,
        evidence,
        feelingEvidence: evidence,
      }),
    ],
    interactions: [
      {
        sourceId: 't',
        targetId: 'l',
        summaryOfInteractions: [`They spoke of ${name}.`],
        communicationRecommendations: [`Ask ${name}.`],
        summarySource: model,
        recommendationsSource: model,
        evidence: { summaryOfInteractions: [evidence], communicationRecommendations: [evidence] },
      },
    ],
    actionItems: [
      {
        id: '1',
        text: `Call ${name}`,
        owner: name,
        before: `${name}?`,
        quote: `To ${name}`,
        note: `Not before ${name} is back`,
      },
      {
        id: '2',
        text: 'Send the figures',
        owner: null,
        before: null,
        quote: null,
        note: null,
      },
    ],
    corrections: [
      change('1', { kind: 'rename-speaker', label: `Dr ${name}`, name: `Prof ${name}` }),
      change('2', { kind: 'merge-speakers', label: `Mr ${name}`, intoLabel: `Ms ${name}` }),
      change('3', { kind: 'tie-speaker', label: `Dr ${name}`, userId: 'x' }),
      change('11', {
        kind: 'set-speaker',
        speakers: [{ name, passages: [{ cue: 0, cues: 1, start: 0, words: 2 }] }],
      }),
      change('4', { kind: 'set-title', title: `To ${name}`, previous: `With ${name}` }),
      change('5', { kind: 'set-start', date: '2026-11-18', time: '10:00', previous: '09:00' }),
      change('6', { kind: 'drop-decision', text: `${name} decides`, turn: 3 }),
      change('7', { kind: 'add-question', text: `What does ${name} say?` }),
      change('8', {
        kind: 'rename-chapter',
        fromTurn: 0,
        found: `On ${name}`,
        title: `To ${name}`,
      }),
      change('9', {
        kind: 'confirm-decision',
        text: `${name} decides`,
        turn: 3,
        quote: `So ${name} decides`,
        words: `${name} decides alone`,
      }),
      change('10', {
        kind: 'confirm-action',
        text: `Call ${name}`,
        turn: 1,
        actionId: '1',
        at: '',
        before: {
          text: `Call ${name}!`,
          owner: name,
          ownerUserId: null,
          dueDay: null,
          state: 'open',
          closedAt: null,
          changed: [],
          changedAt: null,
        },
      }),
    ],
    transcript: {
      summaryLines: sentences,
      findings: {
        inShort: sentences,
        chapters: [{ title: `On ${name}`, fromTurn: 0, toTurn: 1, start: null, end: null }],
        decisions: sentences,
        openQuestions: sentences,
        maybe: {
          decisions: sentences,
          actions: sentences.map((sentence) => ({
            ...sentence,
            owner: name,
            dueDate: null,
            dueDay: null,
            before: `${name}?`,
          })),
          openQuestions: sentences,
        },
      },
    },
  };
}

const isAnna = ({ id }: Speaker) => id.startsWith('a');
const erased = (texts: MeetingTexts) => {
  const { redact, ...without } = eraseFromTexts(texts, anna, isAnna);
  return without;
};
const withSpeaker = (texts: MeetingTexts, own: Speaker): MeetingTexts => ({
  ...texts,
  participants: [own, ...texts.participants],
});

test('every text about a speaker names a former participant instead', () => {
  expect(erased(withSpeaker(textsAbout('Anna'), ofAnna))).toEqual(
    withSpeaker(textsAbout(former), withoutAnna),
  );
});

test('texts about their connections are deleted, in both directions', () => {
  const [pair] = textsAbout('Anna').interactions;
  if (!pair) throw new Error('There is one pair.');
  const interactions = [
    { ...pair, sourceId: 'a', targetId: 't' },
    { ...pair, sourceId: 't', targetId: 'a' },
  ];
  expect(erased({ ...nothing, interactions }).interactions).toEqual(
    interactions.map(({ sourceId, targetId }) => ({
      sourceId,
      targetId,
      summaryOfInteractions: [],
      communicationRecommendations: [],
      summarySource: embeddedSource,
      recommendationsSource: embeddedSource,
      evidence: { summaryOfInteractions: [], communicationRecommendations: [] },
    })),
  );
});

test('missing texts stay missing', () => {
  const transcript = { summaryLines: [], findings: null };
  expect(erased(nothing)).toMatchObject({ meeting: nothing.meeting, transcript: undefined });
  expect(erased({ ...nothing, transcript }).transcript).toEqual(transcript);
});

test('each of several speakers of a person gets a name of their own', () => {
  const participants = [ofAnna, speaker('t', 'Tom Leiva'), speaker('a2', 'Speaker 7')];
  expect(erased({ ...nothing, participants }).participants.map(({ name }) => name)).toEqual([
    former,
    'Tom Leiva',
    `${former} 2`,
  ]);
});

test.each<[string, MeetingTexts['corrections'][number]['change'], string]>([
  ['by a rename', { kind: 'rename-speaker', label: 'Annie', name: 'Bee' }, former],
  ['by a merge', { kind: 'merge-speakers', label: 'Bee', intoLabel: 'A. Berg' }, former],
  ['to another', { kind: 'rename-speaker', label: 'Tom Leiva', name: 'Bee' }, 'Bee'],
  [
    'to another by a merge',
    { kind: 'merge-speakers', label: 'Bee', intoLabel: 'Tom Leiva' },
    'Bee',
  ],
])("of names given by corrections, only the person's own are redacted: %s", (_, change, said) => {
  const corrections = [{ id: '1', change, words: '' }];
  const { redact } = eraseFromTexts({ ...nothing, corrections }, anna, isAnna);
  expect(redact('Thanks, Bee')).toBe(`Thanks, ${said}`);
});

test('a first name that another speaker has too stays', () => {
  const participants = [ofAnna, speaker('l', 'Anna Lund')];
  const { redact } = eraseFromTexts({ ...nothing, participants }, anna, isAnna);
  expect(redact('Anna Berg asked Anna.')).toBe(`${former} asked Anna.`);
});

test('for a person who did not speak, only the full name is replaced', () => {
  const participants = [speaker('t', 'Tom Leiva')];
  const { redact } = eraseFromTexts({ ...nothing, participants }, anna, isAnna);
  expect(redact('Ask Anna Berg. Anna knows.')).toBe(`Ask ${former}. Anna knows.`);
});
