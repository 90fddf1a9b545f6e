import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';
import { recogniseLanguage } from './recognise-language.ts';

const of = (text: string) => recogniseLanguage([{ text, words: text.split(' ').length }]);

test.each([
  ['en', 'I think we should look at the plan for the harbour before we decide.'],
  ['en', 'Okay, thanks.'],
  ['de', 'Ich glaube, wir sollten uns den Plan für den Hafen noch einmal ansehen.'],
  ['fr', 'Je pense que nous devons regarder le plan du port avant de décider.'],
  ['es', 'Creo que tenemos que mirar el plan del puerto antes de decidir, ¿no?'],
  ['pt', 'Eu acho que a gente tem que olhar o plano do porto antes de decidir, não?'],
  ['it', 'Penso che dobbiamo guardare il piano del porto prima di decidere, no?'],
  ['nl', 'Ik denk dat we het plan voor de haven nog een keer moeten bekijken.'],
  ['sv', 'Jag tror att vi ska titta på planen för hamnen en gång till, och det är bra.'],
  ['zh', '我們先看一下港口的計劃，再決定 Plan B。'],
  ['ja', '港の計画をもう一度見てから決めましょう。'],
  ['ko', '결정하기 전에 항구 계획을 다시 봅시다.'],
  ['ru', 'Я думаю, нам надо ещё раз посмотреть план порта.'],
  ['uk', 'Я думаю, нам треба ще раз подивитися на план порту і вирішити.'],
  ['ar', 'أعتقد أننا يجب أن ننظر إلى خطة الميناء مرة أخرى.'],
  ['el', 'Νομίζω ότι πρέπει να δούμε ξανά το σχέδιο του λιμανιού.'],
  ['und', 'Qapla xyzzy plugh frotz gnusto rezrov '.repeat(6)],
  // Too few words to classify, unless they are those of one language only.
  ['en', 'Okay. Thanks.'],
  ['und', 'Tamam, bütçeyle başlayalım mı? Evet, lütfen devam et.'],
  ['und', 'Aloitetaanko budjetista? Joo, aloitetaan vain.'],
  ['und', 'Budget harbour crane.'],
  ['und', 'Ja. No. Si.'],
  ['und', 'Ja, das ist noch gut. Yes, you should look at it.'],
  ['de', 'Wir haben noch nichts gehört.'],
  ['nl', 'Dat weet ik nog niet.'],
  ['pt', 'Eu não sei, você tem os números?'],
  ['es', 'Yo no lo sé, pero vamos a ver los números.'],
  ['und', '12 34 56'],
  ['und', ''],
])('%s: %s', (language, text) => {
  expect(of(text)).toBe(language);
});

test('a few words of another language do not change the language', () => {
  const english = 'We will look at it and then we can decide what to do about the plan. ';
  const german = 'Ich habe das noch nicht gesehen. ';
  expect(of(german + english.repeat(5))).toBe('en');
  expect(of(english + german.repeat(12))).toBe('de');
});

test('every text has a code, and the same text the same code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(of(text)).toMatch(/^[a-z]{2,3}$/);
      expect(of(text)).toBe(of(text));
    }),
  );
});

describe('a meeting in another language', () => {
  const analysed = (lines: string[]) =>
    analyseTranscript({
      text: lines.map((line, i) => `${i % 2 ? 'Bo' : 'Ana'}: ${line}`).join('\n'),
      fileName: 'meeting.txt',
      directory: [],
    });
  const german = [
    'Ich schicke den Hafenplan bis Freitag, das ist schrecklich und ich bin sehr enttäuscht.',
    'Danke, das ist wunderbar. Kannst du auch den Hafenplan für das Dock ansehen?',
    'Ja, den Hafenplan sehe ich mir an. Bo, I will send the plan by Friday.',
    'Gut. Wir haben beschlossen, dass der Hafenplan so bleibt.',
  ];

  test('has people, talk, links and key sentences, and says what is missing', () => {
    const { language, participants, graph, summary } = analysed(german);
    expect(language).toBe('de');
    expect(participants.map(({ turns }) => turns)).toEqual([2, 2]);
    expect(graph.links).toHaveLength(1);
    expect(summary).toContain('The meeting is in German: feelings, actions');
    expect(summary).toContain('beschlossen');
  });

  test('has no feelings, actions and recommendations', () => {
    const { turns, actionItems, graph, moments, sentiment, sentimentLabel } = analysed(german);
    expect(turns.every(({ score, sentiment }) => score === 0 && sentiment === 'neutral')).toBe(
      true,
    );
    expect({ actionItems, moments, sentiment, sentimentLabel }).toEqual({
      actionItems: [],
      moments: [],
      sentiment: 0,
      sentimentLabel: 'neutral',
    });
    expect(graph.links.flatMap((link) => link.communicationRecommendations)).toEqual([]);
  });

  test('words without spaces between them are counted by the rules of the language', () => {
    const { language, participants, initiatives } = analysed([
      '我們先看一下港口的計劃。',
      '好的。',
      '謝謝。',
    ]);
    expect(language).toBe('zh');
    expect(participants[0]?.words).toBeGreaterThan(5);
    expect(initiatives).toEqual([]);
  });
});
