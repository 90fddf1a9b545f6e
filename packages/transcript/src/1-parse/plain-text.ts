import type { Layout, TextDocument } from './layout.ts';
import { endsUtterance, isNotSpeech } from './not-speech.ts';
import { foldText } from './utterances.ts';
import { countWords, noWords } from './word-count.ts';

/** Fewer words than this without a name and a time are no talk. */
const leastWords = 40;
const mostListedShare = 0.15;
/** Spoken English has these words all the time, documents hardly ever. */
const spoken =
  /\b(?:i|i'm|i'll|i've|i'd|you|you're|we|we're|we'll|we've|me|my|us|your|it's|that's|let's|don't|can't|yeah|yes|okay|ok|um|uh|gonna|gotta|kinda|well|thanks|thank|hello|hi|please|just|really|actually|so|know|think|guys)\b/gi;
const english = /\b(?:the|of|and|to|in|a|is|that|for)\b/gi;
const leastSpokenShare = 0.045;
/** A word with nothing but punctuation around it; data and programs have few. */
const plainWord = /^["'“‘(¿¡«-]?\p{L}[\p{L}\p{M}'’-]*[.,!?…;:"”’)»-]*$/u;
const leastPlainShare = 0.75;
const leastEnglishShare = 0.12;
const leastRunningShare = 0.6;
const leastWordsInLine = 4;

/** Words without names and times, as speech recognition writes them: one unknown speaker. */
export const plainText: Layout = {
  name: 'plain-text',
  recognises: readsLikeSpeech,
  read: ({ lines }) => {
    const notes = lines.filter(isNotSpeech);
    const spoken = lines.filter((line) => !isNotSpeech(line));
    const cues = spoken
      .map(foldText)
      .filter((text) => text !== '')
      .map((text, i) => ({ id: String(i + 1), start: null, end: null, speaker: null, text }));
    const words = { said: countWords(spoken.join('\n')), notes: countWords(notes.join('\n')) };
    return { cues, words: { ...noWords(), ...words } };
  },
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

/** In any other language: lines of several words, hardly any of them a name, a number or a heading. */
function isRunningText(words: readonly string[], lines: number): boolean {
  const running = words.filter((word) => /^[\p{Ll}\p{Lo}]+['’.,?!…-]?/u.test(word)).length;
  return running >= words.length * leastRunningShare && words.length >= lines * leastWordsInLine;
}
