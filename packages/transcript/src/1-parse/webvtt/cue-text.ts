import { decodeEntities } from '../entities.ts';

export type VoiceSpan = { voice: string | null; text: string };

export type CueText = {
  text: string;
  voices: readonly VoiceSpan[];
  /** True if words have their own times, as in rolling captions. */
  wordTimes: boolean;
};

const noVoices: readonly VoiceSpan[] = [];

/** `{\\an8}`, `{\\c&HFF00&}`: places and colours of Advanced SubStation, which other captions keep. */
const override = /\{\\[^{}\n]{1,200}\}/g;

/** Never throws. Linear time. */
export function readCueText(written: string): CueText {
  const source = written.includes('{\\') ? written.replace(override, '') : written;
  if (!source.includes('<')) {
    return { text: decodeEntities(source), voices: noVoices, wordTimes: false };
  }
  const spans: VoiceSpan[] = [];
  let voice: string | null = null;
  let text = '';
  let voiced = false;
  let wordTimes = false;
  let at = 0;
  const changeVoice = (next: string | null) => {
    if (text !== '') spans.push({ voice, text });
    text = '';
    voice = next;
  };
  while (at < source.length) {
    const open = source.indexOf('<', at);
    if (open < 0 || isBareLessThan(source, open)) {
      const end = open < 0 ? source.length : open + 1;
      text += decodeEntities(source.slice(at, end));
      at = end;
      continue;
    }
    text += decodeEntities(source.slice(at, open));
    const close = source.indexOf('>', open);
    const tag = source.slice(open + 1, close < 0 ? source.length : close);
    at = close < 0 ? source.length : close + 1;
    if (/^v(?=[.\s]|$)/.test(tag)) {
      changeVoice(voiceName(tag));
      voiced = true;
    } else if (tag === '/v') {
      changeVoice(null);
    } else if (/^\d+:\d/.test(tag)) {
      wordTimes = true;
    }
  }
  changeVoice(null);
  return {
    text: spans.map((span) => span.text).join(''),
    voices: voiced ? spans : noVoices,
    wordTimes,
  };
}

/** 'a < b' does not open a tag; following the specification here would lose the words after it. */
function isBareLessThan(source: string, open: number): boolean {
  return (
    /\s/.test(source.charAt(open + 1)) &&
    source.indexOf('>', open) < 0 &&
    source.slice(open + 1).trim() !== ''
  );
}

/** From `<v.class1.class2 Name of the speaker>`. */
function voiceName(tag: string): string {
  const blank = tag.search(/\s/);
  return blank < 0 ? '' : decodeEntities(tag.slice(blank)).replace(/\s+/g, ' ').trim();
}
