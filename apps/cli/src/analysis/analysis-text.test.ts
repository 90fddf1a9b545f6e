import type { Analysis } from '@rapport/transcript';
import { expect, test } from 'vitest';
import { analysisJson } from './analysis-json.ts';
import { analysisText } from './analysis-text.ts';

const analysis: Analysis = {
  title: 'Harbour review',
  date: '2026-11-17',
  startTime: '09:30',
  zone: null,
  durationSeconds: 2520,
  durationIsEstimated: false,
  language: 'en',
  doubts: [],
  hasUnnamedVoices: false,
  openerPosition: 0,
  turns: [
    turn(0, 'Ada Moss', 'Shall we ship on Friday?', 5),
    turn(1, 'Ben Ito', 'Yes.', 1),
    turn(2, null, 'Noise.', 1),
  ],
  leftOut: {},
  participants: [person('0', 'Ada Moss', 0.25), person('1', 'Ben Ito', 0.75)],
  moments: [],
  judged: true,
  judgedReason: null,
  sentimentBreakdown: { positive: 1, neutral: 1, negative: 0 },
  peopleByFeeling: { positive: 1, neutral: 1, negative: 0, calm: 0, 'too-little': 0 },
  sentiment: 4.9999,
  sentimentLabel: 'neutral',
  summary: 'The harbour ships on Friday.',
  inShort: [],
  inShortChoice: { candidates: [], wanted: 3, sentences: 0 },
  chapters: [],
  summaryLines: [{ text: 'The harbour ships on Friday.', evidence: [] }],
  initiatives: ['Invoice export'],
  alsoSaid: [],
  actionItems: [
    {
      text: 'Send the figures',
      owner: 'Ben Ito',
      due: 'Friday',
      dueDate: '2026-11-20',
      turn: 1,
      quote: 'Yes.',
      before: null,
      sure: true,
    },
  ],
  decisions: [
    { text: 'We ship on Friday.', turn: 0, quote: 'We ship.', speaker: 'Ada Moss', sure: true },
  ],
  openQuestions: [
    { text: 'Who pays for it?', turn: 2, quote: 'Who pays?', speaker: null, sure: true },
  ],
  dynamics: { monologue: null, silence: null },
  graph: {
    nodes: [
      { id: '0', name: 'Ada Moss', sentiment: 'positive', engagementScore: 0.4 },
      { id: '1', name: 'Ben Ito', sentiment: 'neutral', engagementScore: 0.6 },
    ],
    links: [
      {
        source: '0',
        target: '1',
        sentiment: 'neutral',
        value: 2,
        onMatter: 2,
        strength: 8,
        summaryOfInteractions: [],
        communicationRecommendations: [],
        evidence: { summaryOfInteractions: [], communicationRecommendations: [] },
      },
    ],
  },
};

function turn(index: number, speaker: string | null, text: string, words: number) {
  const probabilities = { positive: 0, neutral: 1, negative: 0 };
  const scored = { sentiment: 'neutral' as const, score: 0, probabilities };
  return { index, speaker, start: index, end: index + 1, text, words, ...scored };
}

function person(id: string, name: string, talkShare: number) {
  return {
    id,
    name,
    talkShare,
    label: name,
    joined: [],
    role: null,
    directoryUserId: null,
    tie: null,
    suggestedUserId: null,
    heardAs: null,
    calledAs: [],
    turns: 1,
    words: 5,
    speakingSeconds: 1,
    questions: 0,
    turnFacts: [],
    alsoTurns: [],
    evidence: [],
    sentiment: 'positive' as const,
    judged: true,
    sentimentScore: 0.5,
    feeling: 'positive' as const,
    feelingEvidence: [],
    facts: '',
    summary: '',
  };
}

test('the text contains all sections in order', () => {
  expect(analysisText(analysis, 'a.txt')).toBe(`Harbour review
Tuesday, November 17, 2026 · 09:30 · 42 min · 2 people · 5 of 10, neutral

Summary
  The harbour ships on Friday.

People
            turns  words  talk  shows
  Ben Ito       1      5  75 %  positive
  Ada Moss      1      5  25 %  positive

Initiatives
  - Invoice export

Action items
  - Send the figures (Ben Ito, due Friday)

Decisions
  - We ship on Friday. (Ada Moss)

Open questions
  - Who pays for it?

Who talks to whom
                      strength  exchanges  sentiment
  Ada Moss – Ben Ito         8          2  neutral
`);
});

test('what is not sure is only counted', () => {
  const maybe = { ...analysis.openQuestions[0], text: 'Or not?', sure: false };
  const { decisions, openQuestions } = analysis;
  const [sure] = decisions;
  if (!sure) throw new Error('There is a decision.');
  const unsure = { ...sure, text: 'We might ship.', sure: false };
  const text = analysisText(
    {
      ...analysis,
      decisions: [unsure, sure, unsure],
      openQuestions: openQuestions.map((one) => ({ ...one, ...maybe })),
    },
    'a.txt',
  );
  expect(text).toContain('  - We ship on Friday. (Ada Moss)\n  2 more that may be decisions\n');
  expect(text).toContain('Open questions\n  1 that may be open questions\n');
  expect(text).not.toContain('might');
});

test('empty sections have no heading, and the file name replaces a missing title', () => {
  const silent: Analysis = {
    ...analysis,
    title: null,
    date: null,
    startTime: null,
    participants: [],
    initiatives: [],
    actionItems: [],
    decisions: [],
    openQuestions: [],
    graph: { nodes: [], links: [] },
  };
  expect(analysisText(silent, 'a.txt')).toBe(
    'a.txt\n42 min · nobody named · 5 of 10, neutral\n\nSummary\n  The harbour ships on Friday.\n',
  );
});

test('a meeting without a score is described in words', () => {
  const notJudged = { ...analysis, judged: false, sentiment: 0 };
  const factsOf = (judgedReason: Analysis['judgedReason']) =>
    analysisText({ ...notJudged, judgedReason }, 'a.txt').split('\n')[1];
  expect(factsOf('calm')).toMatch(/2 people · calm$/);
  expect(factsOf('too-little')).toMatch(/no mood, as nobody said enough$/);
  const [ada] = analysis.participants;
  const silent = {
    ...analysis,
    participants: ada ? [{ ...ada, feeling: 'too-little' as const }] : [],
  };
  expect(analysisText(silent, 'a.txt')).toMatch(/Ada Moss .* said too little\n/);
});

test('control characters of a transcript do not reach the terminal', () => {
  const hostile = { ...analysis, title: 'A\u001b[2J', summary: 'All \u001b]0;owned\u0007 good' };
  expect(analysisText(hostile, 'a.txt')).not.toMatch(/(?!\n)\p{Cc}/u);
});

test('JSON contains the documented fields in order', () => {
  const json = analysisJson(analysis);
  expect(json.turns.map(({ speaker }) => speaker)).toEqual(['Ada Moss', 'Ben Ito', null]);
  expect(Object.keys(json)).toEqual([
    'title',
    'date',
    'startTime',
    'durationSeconds',
    'language',
    'doubts',
    'turns',
    'participants',
    'sentimentBreakdown',
    'peopleByFeeling',
    'sentiment',
    'sentimentLabel',
    'judged',
    'judgedReason',
    'summary',
    'inShort',
    'chapters',
    'initiatives',
    'actionItems',
    'decisions',
    'openQuestions',
    'graph',
  ]);
  expect(Object.keys(json.turns[0] ?? {})).toEqual([
    'speaker',
    'start',
    'end',
    'text',
    'sentiment',
    'score',
  ]);
  expect(Object.keys(json.participants[0] ?? {})).toEqual([
    'name',
    'turns',
    'words',
    'talkShare',
    'sentiment',
    'judged',
    'feeling',
    'feelingEvidence',
    'summary',
  ]);
});

test('what to check in the file stands below the facts', () => {
  const text = analysisText(
    {
      ...analysis,
      doubts: [
        { kind: 'length', minutes: 1445, likelyMinutes: 37, line: '24:05:00 Ada Moss: agenda' },
        { kind: 'some-times', timed: 7, turns: 12 },
      ],
    },
    'harbour.vtt',
  );
  expect(text).toContain('\nCheck the length: 1445 minutes; the words take 37.\n');
  expect(text).toContain('\nOnly 7 of 12 turns have a time.\n');
});
