import { describe, expect, test } from 'vitest';
import { defaultOrganizationSettings } from '../organization-settings.ts';
import type { TrustSettings } from '../trust.ts';
import { figureOf, figures } from './register.ts';
import { figureFacts, ruleWords } from './rule-words.ts';
import type { RulesInForce } from './rules-in-force.ts';
import { whoSees } from './who-sees.ts';

const { trust, activeFeatures } = defaultOrganizationSettings;

function rules(
  changes: {
    trust?: Partial<TrustSettings>;
    features?: Partial<RulesInForce['activeFeatures']>;
  } & Partial<Pick<RulesInForce, 'retention' | 'languageModel'>> = {},
): RulesInForce {
  return {
    organization: 'Larkfield',
    retention: changes.retention ?? { fileDays: null, meetingDays: null },
    speech: null,
    languageModel: changes.languageModel ?? null,
    trust: { ...trust, ...changes.trust },
    activeFeatures: { ...activeFeatures, actions: true, ...changes.features },
  };
}

const everyone = 'everyone in the organization';
const participants =
  'speakers of the meeting, the person who uploaded it, and people it is shared with';

describe('who sees a figure', () => {
  test.each<[Parameters<typeof figureOf>[0], RulesInForce, string]>([
    ['talk-share', rules(), everyone],
    ['talk-share', rules({ trust: { meetingReaders: 'participants' } }), participants],
    ['mood', rules(), everyone],
    ['mood', rules({ trust: { individualFigures: 'own' } }), 'only the person'],
    [
      'mood',
      rules({ trust: { individualFigures: 'off' } }),
      'only the person under Your data, because moods of single people are not shown to others',
    ],
    [
      'mood',
      rules({ trust: { worksCouncilMode: true } }),
      'only the person under Your data, because works-council mode is on',
    ],
    [
      'strong-moments',
      rules({ features: { sentiment: false } }),
      'nobody, because sentiment is switched off',
    ],
    ['mood-counts', rules(), everyone],
    [
      'mood-counts',
      rules({ trust: { worksCouncilMode: true, smallestGroup: 8 } }),
      `${everyone}, where at least 8 people of the directory are counted`,
    ],
    [
      'meeting-score',
      rules({ features: { sentiment: false } }),
      'nobody, because sentiment is switched off',
    ],
    [
      'engagement',
      rules({ trust: { worksCouncilMode: true } }),
      'only the person under Your data, because works-council mode is on',
    ],
    ['engagement', rules({ trust: { individualFigures: 'off' } }), everyone],
    ['turns', rules({ trust: { individualFigures: 'off' } }), everyone],
    [
      'talk-share',
      rules({ trust: { worksCouncilMode: true } }),
      'only the person under Your data, because works-council mode is on',
    ],
    ['person-summary', rules(), everyone],
    [
      'person-summary',
      rules({ trust: { individualFigures: 'own' } }),
      `${everyone}, without moods`,
    ],
    [
      'pair-summary',
      rules({ trust: { worksCouncilMode: true } }),
      `${everyone}, without counts and moods`,
    ],
    ['pair-mood', rules(), everyone],
    [
      'pair-mood',
      rules({ trust: { individualFigures: 'own' } }),
      'nobody, because moods of single people are not shown to others',
    ],
    [
      'pair-mood',
      rules({ features: { sentiment: false } }),
      'only the two people under Your data, because sentiment is switched off',
    ],
    [
      'recommendations',
      rules({ trust: { worksCouncilMode: true } }),
      'only the two people under Your data, because works-council mode is on',
    ],
    [
      'interactions',
      rules({ features: { interactionGraphs: false } }),
      'only the two people under Your data, because connection maps are switched off',
    ],
    [
      'actions',
      rules({ features: { actions: false } }),
      'only the person under Your data, because actions are switched off',
    ],
    ['words', rules(), 'only the person'],
    [
      'tie-suggestion',
      rules(),
      'the person who uploaded the meeting, and admins and owners who may read it',
    ],
  ])('%s', (id, inForce, expected) => {
    expect(whoSees(figureOf(id), inForce)).toBe(expected);
  });

  test('in a sentence to the person', () => {
    const own = rules({ trust: { individualFigures: 'own' } });
    expect(whoSees(figureOf('mood'), own, 'you')).toBe('only you');
  });
});

test('a figure is kept as long as its meeting, without the name or not at all after an erasure', () => {
  const keptOf = (id: Parameters<typeof figureOf>[0], inForce: RulesInForce) =>
    figureFacts(figureOf(id), inForce).find(({ label }) => label === 'Kept')?.value;
  expect(keptOf('duration', rules())).toBe('Until the meeting is deleted.');
  const short = rules({ retention: { fileDays: 1, meetingDays: 90 } });
  expect(keptOf('mood', short)).toBe(
    'Until the meeting is deleted, at most 90 days after the upload. When the person is erased, it loses their name.',
  );
  expect(keptOf('person-summary', rules())).toContain('When the person is erased, it is deleted.');
});

describe('the rules in force', () => {
  const ruleOf = (label: string, inForce: RulesInForce) =>
    ruleWords(inForce).find((rule) => rule.label === label)?.value;

  test('works-council mode overrules who sees a mood', () => {
    const on = rules({ trust: { worksCouncilMode: true } });
    expect(ruleOf("Who sees one person's mood in a meeting", on)).toMatch(/^Nobody; /);
    expect(ruleOf('Works-council mode', on)).toMatch(/^On: /);
  });

  test('files and meetings have their own periods', () => {
    const periods = rules({ retention: { fileDays: 1, meetingDays: 90 } });
    expect(ruleOf('Original files', periods)).toContain('at most 1 day after');
    expect(ruleOf('Meetings', periods)).toContain('at most 90 days after');
  });

  test('a language model is named with its server unless it is switched off', () => {
    const languageModel = { name: 'qwen3', server: 'models.example' };
    expect(ruleOf('Language model', rules({ languageModel }))).toMatch(
      /^qwen3 on models\.example /,
    );
    const answers = rules({ languageModel, trust: { modelWritesTexts: false } });
    expect(ruleOf('Language model', answers)).toBe(
      'qwen3 on models.example gets questions to Ask with their quotes, and writes texts, never a figure.',
    );
    const judging = rules({ languageModel, trust: { modelWritesTexts: false, modelJudges: true } });
    expect(ruleOf('Language model', judging)).toMatch(
      /^qwen3 on models\.example gets the transcripts .* are not sure, and not counted\.$/,
    );
    const nothing = rules({
      languageModel,
      trust: { modelWritesTexts: false, modelWritesAnswers: false },
    });
    expect(ruleOf('Language model', nothing)).toMatch(/No text is sent to a language model\.$/);
    const off = rules({ languageModel, trust: { isLanguageModelOn: false } });
    expect(ruleOf('Language model', off)).toBe(
      'Switched off. No text is sent to a language model.',
    );
    expect(ruleOf('Language model', rules())).toBe('None. No text is sent to a language model.');
  });
});

test('every figure is described once, in sentences that survive every spreadsheet', () => {
  expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
  for (const figure of figures) {
    for (const sentence of [figure.definition, figure.limits]) expect(sentence).toMatch(/\.$/);
    expect(Object.values(figure).join('')).toMatch(/^[ -~]+$/);
  }
});

test('every figure about people has a phrase to them, and the others have none', () => {
  for (const { about, own } of figures)
    expect(own !== undefined).toBe(about === 'person' || about === 'pair');
  const notShown = figures.filter(({ own, isInYourData }) => own && !isInYourData);
  expect(notShown.map(({ id }) => id)).toEqual([
    'tie-suggestion',
    'speaker-labels',
    'monologue',
    'missing',
    'strong-moments',
    'own-mood',
    'ties',
    'bridges',
    'people-come-and-gone',
    'carried',
    'handover',
    'departure',
    'covered-share',
  ]);
});
