import { describe, expect, it } from 'vitest';
import { notJudgedSentence, sourceText } from './meeting-words.ts';
import {
  embeddedSource,
  type KeptReason,
  keptReasonSchema,
  type TextSource,
} from './text-source.ts';

it.each([
  ['language', 'Moods are analysed in English only.'],
  ['unnamed', 'The transcript names no speaker.'],
  ['too-little', 'Each speaker says too little.'],
] as const)('a meeting that is not judged for %s says why', (reason, sentence) => {
  expect(notJudgedSentence(reason)).toBe(sentence);
});

const byModel: TextSource = { engine: 'model', model: 'tiny', kept: null };
const kept = (reason: KeptReason): TextSource => ({
  engine: 'embedded',
  model: 'tiny',
  kept: reason,
});

describe('who wrote the texts', () => {
  it.each<{ sources: TextSource[]; text: string | null }>([
    { sources: [], text: null },
    { sources: [embeddedSource, embeddedSource], text: null },
    { sources: [byModel], text: 'Written by tiny, checked against the transcript.' },
    {
      sources: [byModel, kept('not-borne-out'), byModel],
      text: 'Written by tiny, checked against the transcript; 1 of 3 texts is by the built-in engine.',
    },
    {
      sources: [kept('no-answer')],
      text: 'The language model did not answer; this text is by the built-in engine.',
    },
    {
      sources: [kept('not-asked'), kept('no-answer'), embeddedSource],
      text: 'The language model did not answer; these texts are by the built-in engine.',
    },
  ])('$text', ({ sources, text }) => {
    expect(sourceText(sources)).toBe(text);
  });

  it('has a different sentence for every reason', () => {
    const texts = keptReasonSchema.options.map((reason) => sourceText([kept(reason)]));
    expect(new Set(texts).size).toBe(keptReasonSchema.options.length);
  });
});
