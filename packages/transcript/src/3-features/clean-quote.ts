import { fillerSounds } from './common-words.ts';

const filler = [...fillerSounds].join('|');
const fillerPattern = new RegExp(`(^|[\\s,.…-])(?:${filler})(?:[,.…-]+|(?=\\s|$))`, 'giu');
const stammer = /\b([\p{L}']+)(?:[,.…-]*\s+\1\b)+/giu;
const leadIn =
  /^(?:(?:and|but) |so (?=(?:i|we|you|they|it|he|she|this|that|there|the|if|when|my|our|a|an)\b)|(?:so|and|but|okay|ok|yeah|yes|yep|well|right|alright|now|also|then|like|you know|i mean|anyway|oh|all right|sure)\b(?:,\s+|\.\s+|\s+(?=(?:so|and|but|okay|yeah|well|i think|we|i'll|the)\b)))+/iu;
const nothingBefore = /^(?:\([^)]{0,40}\)|[\s,.;:…–-])+/u;

/**
 * A sentence as it was said, made fit to quote: without sounds of thinking ("um"), repeated words and the
 * words people begin with ("so, yeah, ..."), and with a capital letter. No other word is changed.
 */
export function cleanQuote(sentence: string): string {
  const plain = sentence
    .replace(fillerPattern, '$1')
    .replace(stammer, '$1')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?…])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/^[-–>\s]+/, '')
    .trim();
  const start = plain.replace(leadIn, '').replace(nothingBefore, '');
  return start.slice(0, 1).toUpperCase() + start.slice(1);
}
