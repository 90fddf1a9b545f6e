import type { Reading } from './layout.ts';
import { wordsOf } from './word-count.ts';

/** Tags that change how words look. */
export const emphasisTag = String.raw`</?(?:b|strong|i|em|u|s|mark|small|big|font|span)(?:\s[^<>]{0,80})?>`;
const tags = new RegExp(emphasisTag, 'gi');
/** Between two marks of the same length, which do not stand inside words: `2*3*4` and `f**k` hold none. */
const marked =
  /(?<![\p{L}\p{N}\\*_~])(\*{1,3}|_{1,3}|~~)(?![\s*_~])([^`]{0,2000}?(?<![\s\\]))\1(?![\p{L}\p{N}*_~])/gu;
const mayHold = /[*_~<]/;
/** Words in code keep their marks; `__init__` is code although nothing marks it. */
const code = /`[^`\n]{1,400}`|(?<![\p{L}\p{N}_])__[a-z\d]+(?:_[a-z\d]+)*__(?![\p{L}\p{N}_])/u;
const parts = new RegExp(`(${code.source})`, 'u');
const deepest = 4;

/** The words without marks of bold and italic, in Markdown or HTML. */
export function withoutEmphasis(text: string): string {
  if (!mayHold.test(text)) return text;
  return text
    .split(parts)
    .map((part, at) => (at % 2 === 1 ? part : unmarked(part)))
    .join('');
}

function unmarked(text: string): string {
  let bare = text.replace(tags, '');
  for (let depth = 0; depth < deepest; depth++) {
    const next = bare.replace(marked, '$2');
    if (next === bare) break;
    bare = next;
  }
  return bare;
}

/** The words of all cues without marks. */
export function withPlainWords<T extends Pick<Reading, 'cues' | 'words'>>(reading: T): T {
  if (!reading.cues.some(({ text }) => mayHold.test(text))) return reading;
  const cues = reading.cues.flatMap((cue) => {
    if (!mayHold.test(cue.text)) return cue;
    const text = withoutEmphasis(cue.text).replace(/\s+/g, ' ').trim();
    return text === '' ? [] : { ...cue, text };
  });
  const moved = wordsOf(reading.cues) - wordsOf(cues);
  const { said, frame } = reading.words;
  return {
    ...reading,
    cues,
    words: { ...reading.words, said: said - moved, frame: frame + moved },
  };
}
