import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultTrustSettings,
  figureReadersSchema,
  individualFiguresSchema,
  loosenings,
  meetingReadersSchema,
  plannersSchema,
  smallestGroupMax,
  smallestGroupMin,
  type TrustRules,
  type TrustSubject,
  trustChanges,
  trustChangeWords,
  trustSubjectWords,
} from './index.ts';

const usual: TrustRules = { ...defaultTrustSettings, figureReaderIds: [], plannerIds: [] };

type Example = { from?: Partial<TrustRules>; to?: Partial<TrustRules> };

test.each<[TrustSubject, RegExp, Example]>([
  ['meetingReaders', /^Everyone .* every meeting/, { from: { meetingReaders: 'participants' } }],
  ['figureReaders', /^Everyone .* groups\.$/, { from: { figureReaders: 'named' } }],
  [
    'figureReaders',
    /^1 more person sees/,
    {
      from: { figureReaders: 'named', figureReaderIds: ['ana'] },
      to: { figureReaders: 'named', figureReaderIds: ['bo', 'ana'] },
    },
  ],
  ['planners', /^Admins may plan about persons/, { from: { planners: 'named' } }],
  ['planners', /^2 more people may plan/, { to: { plannerIds: ['ana', 'bo'] } }],
  ['smallestGroup', /^The mood of groups of 5 .* before 8/, { from: { smallestGroup: 8 } }],
  [
    'worksCouncilMode',
    /what-if and succession by person .* Everyone who may read a meeting sees/,
    { from: { worksCouncilMode: true } },
  ],
  [
    'worksCouncilMode',
    /stays hidden\.$/,
    {
      from: { worksCouncilMode: true, individualFigures: 'off' },
      to: { individualFigures: 'off' },
    },
  ],
  ['individualFigures', /^Everyone who may read/, { from: { individualFigures: 'own' } }],
  [
    'individualFigures',
    /^Each person sees their own mood .* once works-council mode is off\.$/,
    {
      from: { individualFigures: 'off', worksCouncilMode: true },
      to: { individualFigures: 'own', worksCouncilMode: true },
    },
  ],
  ['assistants', /^Members may have programs read/, { to: { areAssistantsOn: true } }],
  [
    'languageModel',
    /^Transcripts of meetings are sent to the language model/,
    { from: { isLanguageModelOn: false } },
  ],
  ['languageModel', /^Questions to Ask and the quotes/, { from: { modelWritesAnswers: false } }],
  [
    'sound',
    /^The voices of new recordings are kept for 90 days, and who may/,
    { to: { soundDays: 90 } },
  ],
  ['sound', /kept for 30 days/, { from: { soundDays: 7 }, to: { soundDays: 30 } }],
  [
    'worksCouncilMode',
    /can listen to it\.$/,
    { from: { worksCouncilMode: true, soundDays: 30 }, to: { soundDays: 30 } },
  ],
  ['participantNotice', /no longer told/, { from: { participantNotice: 'Analysed.' } }],
])('%s loosens: %s', (subject, effect, { from, to }) => {
  expect(loosenings({ ...usual, ...from }, { ...usual, ...to })).toEqual([
    { subject, effect: expect.stringMatching(effect) },
  ]);
});

test('naming people while everyone sees the figures changes nothing', () => {
  const named = { ...usual, figureReaderIds: ['ana'] };
  expect(loosenings(usual, named)).toEqual([]);
  expect(loosenings(usual, { ...named, figureReaders: 'named' })).toEqual([]);
});

test.each<[string, Example]>([
  ["Smallest group: from '5 people' to '6 people'", { to: { smallestGroup: 6 } }],
  [
    "Who sees organization figures: from 'Everyone in the organization' to 'Owners, admins and 1 person by name'",
    { to: { figureReaders: 'named', figureReaderIds: ['ana'] } },
  ],
  [
    "Who sees organization figures: from 'Owners, admins and 1 person by name' to 'Owners, admins and 1 person by name, other people by name'",
    {
      from: { figureReaders: 'named', figureReaderIds: ['ana'] },
      to: { figureReaders: 'named', figureReaderIds: ['bo'] },
    },
  ],
  [
    "Notice for participants: from 'No notice' to 'Shown, and sent by e-mail'",
    { to: { participantNotice: 'Secret words', isNoticeMailed: true } },
  ],
  [
    "Notice for participants: from 'Shown' to 'Shown, with other words'",
    { from: { participantNotice: 'One' }, to: { participantNotice: 'Two' } },
  ],
  [
    "Language model: from 'On' to 'On, for summaries, up to 5,000,000 tokens a month'",
    { to: { modelWritesAnswers: false, modelTokensPerMonth: 5_000_000 } },
  ],
  [
    "Notice for participants: from 'No notice' to 'No notice, e-mail on'",
    { to: { isNoticeMailed: true } },
  ],
])('%s', (words, { from, to }) => {
  const changes = trustChanges({ ...usual, ...from }, { ...usual, ...to });
  expect(changes.map(trustChangeWords)).toEqual([words]);
});

const rules: fc.Arbitrary<TrustRules> = fc.record({
  meetingReaders: fc.constantFrom(...meetingReadersSchema.options),
  figureReaders: fc.constantFrom(...figureReadersSchema.options),
  planners: fc.constantFrom(...plannersSchema.options),
  smallestGroup: fc.integer({ min: smallestGroupMin, max: smallestGroupMax }),
  individualFigures: fc.constantFrom(...individualFiguresSchema.options),
  worksCouncilMode: fc.boolean(),
  participantNotice: fc.constantFrom('', 'One', 'Two'),
  isNoticeMailed: fc.boolean(),
  isLanguageModelOn: fc.boolean(),
  areAssistantsOn: fc.boolean(),
  modelWritesTexts: fc.boolean(),
  modelWritesAnswers: fc.boolean(),
  modelJudges: fc.boolean(),
  modelLanguage: fc.constantFrom('meeting', 'de', 'en'),
  modelTokensPerMonth: fc.option(fc.integer({ min: 1000, max: 9_000_000 }), { nil: null }),
  soundDays: fc.option(fc.integer({ min: 1, max: 365 }), { nil: null }),
  figureReaderIds: fc.uniqueArray(fc.constantFrom('ana', 'bo', 'cy')),
  plannerIds: fc.uniqueArray(fc.constantFrom('ana', 'bo', 'cy')),
});

test('a change of any rule is a change in words', () => {
  fc.assert(
    fc.property(rules, rules, (drawn, other) => {
      const before = { ...drawn, figureReaders: 'named' as const };
      const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);
      for (const [rule, value] of Object.entries(other)) {
        const after = { ...before, [rule]: value };
        const isChanged = Object.entries(before).some(
          ([name, was]) => name === rule && !isDeepStrictEqual(sorted(was), sorted(value)),
        );
        expect(trustChanges(before, after)).toHaveLength(isChanged ? 1 : 0);
      }
    }),
  );
});

/** Replacing one named person, or one use of a language model, by another shows more in both directions. */
const loosensBothWays = new Set<string>(['figureReaders', 'planners', 'languageModel']);

test('every loosening is a change, and changing it back is not a loosening', () => {
  fc.assert(
    fc.property(rules, rules, (before, after) => {
      const changed = trustChanges(before, after).map(({ subject }) => subject);
      const loosened = loosenings(before, after).map(({ subject }) => subject);
      const back = loosenings(after, before).map(({ subject }) => subject);
      expect(changed).toEqual(expect.arrayContaining(loosened));
      for (const subject of loosened)
        if (!loosensBothWays.has(subject)) expect(back).not.toContain(subject);
      expect(trustChanges(before, { ...before })).toEqual([]);
    }),
  );
});

test('the words of a change fit into the audit log and contain no text of users', () => {
  fc.assert(
    fc.property(rules, rules, (before, after) => {
      for (const change of trustChanges(before, after)) {
        expect(trustChangeWords(change).length).toBeLessThanOrEqual(300);
        expect(trustChangeWords(change)).not.toMatch(/\b(One|Two)\b/);
      }
    }),
  );
  expect(Object.keys(trustSubjectWords)).toHaveLength(10);
});
