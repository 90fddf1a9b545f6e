import { headingOf } from './headings.ts';
import type { Layout, TextDocument } from './layout.ts';
import { endsUtterance, isNotSpeech } from './not-speech.ts';
import { foldText, readUtterances } from './utterances.ts';
import { countWords } from './word-count.ts';

const leastWords = 40;
const mostListedShare = 0.15;
const spoken =
  /\b(?:i|i'm|i'll|i've|i'd|you|you're|we|we're|we'll|we've|me|my|us|your|it's|that's|let's|don't|can't|yeah|yes|okay|ok|um|uh|gonna|gotta|kinda|well|thanks|thank|hello|hi|please|just|really|actually|so|know|think|guys)\b/gi;
const english = /\b(?:the|of|and|to|in|a|is|that|for)\b/gi;
const leastSpokenShare = 0.045;
const plainWord = /^["'“‘(¿¡«-]?\p{L}[\p{L}\p{M}'’-]*[.,!?…;:"”’)»-]*$/u;
const leastPlainShare = 0.75;
const leastEnglishShare = 0.12;
const leastRunningShare = 0.6;
const leastWordsInLine = 4;

/** Words only, as from speech recognition: one unknown speaker. */
export const plainText: Layout = {
  name: 'plain-text',
  recognises: readsLikeSpeech,
  read: ({ lines }) =>
    readUtterances(lines, (line) => {
      if (isNotSpeech(line)) return 'skip';
      if (headingOf(line) !== null) return 'ends';
      return line.trim() === '' ? 'skip' : { speaker: null, start: null, text: foldText(line) };
    }),
};

function readsLikeSpeech({ text, lines }: TextDocument): boolean {
  const words = text.match(/\S+/g) ?? [];
  const filled = lines.filter((line) => line.trim() !== '');
  const listed = countWords(filled.filter(endsUtterance).join('\n'));
  if (words.length < leastWords || listed > words.length * mostListedShare) return false;
  const plain = words.filter((word) => plainWord.test(word)).length;
  if (plain < words.length * leastPlainShare) return false;
  const straight = text.replaceAll('’', "'");
  const isEnglish = (straight.match(english)?.length ?? 0) >= words.length * leastEnglishShare;
  return isEnglish
    ? (straight.match(spoken)?.length ?? 0) >= words.length * leastSpokenShare
    : isRunningText(words, filled.length);
}

function isRunningText(words: readonly string[], lines: number): boolean {
  const running = words.filter((word) => /^[\p{Ll}\p{Lo}]+['’.,?!…-]?/u.test(word)).length;
  return running >= words.length * leastRunningShare && words.length >= lines * leastWordsInLine;
}
