import type { Cue } from '../types.ts';
import { headName } from './head-name.ts';
import { looksLikeName, speakerLabel } from './speaker-label.ts';
import { type WordCount, wordsOf } from './word-count.ts';

/** Programs that write what others say. */
const relay =
  /bot\b|bot[\d_-]*$|bridge|relay|matrix|discord|telegram|slack|\birc\b|transcri(?:be|pt)|scribe|note ?taker|recorder|captions?\b/i;
const inBrackets =
  /^(?:\[((?:[^[\]]|\[[^[\]]{0,40}\]){1,80})\]|<[@+ ]?([^<>]{1,80})>)\s?:?\s+(?=\S)/;
const beforeColon = /^([^\s:[\]<>][^:]{0,79}):\s+(?=\S)/;
const headCharacters = 160;
/** Least share of a program's messages that begin with a name, and of those of a speaker who may be a person. */
const relayShare = 0.6;
const share = 0.8;
const leastMessages = { relay: 2, other: 3 };
/** Persons come again, directions such as '[Laughter]' are no names. */
const mostDistinctShare = 0.75;

type Relayed = { name: string; text: string };

/** Whether a name is that of a program which writes what others say. */
export const isRelay = (speaker: string): boolean => relay.test(speaker);

/** The name with which a program's message begins: `[Jane Doe] text`, `<jane> text`, `Jane Doe: text`. */
function relayedName(text: string): Relayed | null {
  const bracketed = bracketedName(text);
  if (bracketed !== null) return bracketed;
  const [whole = '', label = ''] = beforeColon.exec(text.slice(0, headCharacters)) ?? [];
  const name = isNick(label) ? headName(label) : speakerLabel(label);
  return name !== null && looksLikeName(name.replaceAll('_', ' '))
    ? { name, text: text.slice(whole.length) }
    : null;
}

/** `[Jane Doe] text`, `<jane> text`. */
export function bracketedName(text: string): Relayed | null {
  const [whole = '', square, angle] = inBrackets.exec(text.slice(0, headCharacters)) ?? [];
  const name = headName(square ?? angle ?? '');
  return name === null ? null : { name, text: text.slice(whole.length) };
}

/** `Tom_[ACME]`, a name in which no blanks can stand. */
export const isNick = (label: string): boolean => /^\p{L}\S*_\S*[[({]\S*$/u.test(label);

/**
 * A person's words that nearly always begin with a name in brackets are those of another. In angle brackets a chat
 * writes nicks, which need no capital.
 */
function quotedName(text: string): Relayed | null {
  const found = bracketedName(text);
  if (found === null || speakerLabel(found.name) === null) return null;
  return looksLikeName(found.name) || /^<\S+>/.test(text) ? found : null;
}

/** Gives messages that bots and bridges of chats write to those who said them. */
export function withRelayedNames<T extends { cues: Cue[]; words: WordCount }>(reading: T): T {
  const relays = relaysAmong(reading.cues);
  if (relays.size === 0) return reading;
  const cues = reading.cues.map((cue) => {
    const message = relays.has(cue.speaker ?? '') ? messageOf(cue) : null;
    return message === null ? cue : { ...cue, speaker: message.name, text: message.text };
  });
  const moved = wordsOf(reading.cues) - wordsOf(cues);
  const { said, frame, ...words } = reading.words;
  return { ...reading, cues, words: { ...words, said: said - moved, frame: frame + moved } };
}

const messageOf = ({ speaker, text }: Cue): Relayed | null =>
  isRelay(speaker ?? '') ? relayedName(text) : quotedName(text);

function relaysAmong(cues: readonly Cue[]): Set<string> {
  // Looks at all messages of few speakers only, since a meeting has hundreds of thousands.
  const possible = new Map<string, boolean>();
  for (const { speaker, text } of cues) {
    if (speaker === null || possible.get(speaker)) continue;
    if (!possible.has(speaker)) possible.set(speaker, isRelay(speaker));
    if (text.startsWith('[') || text.startsWith('<')) possible.set(speaker, true);
  }
  const relays = new Set<string>();
  for (const [speaker, isPossible] of possible) {
    if (!isPossible) continue;
    const messages = cues.filter((cue) => cue.speaker === speaker).map(messageOf);
    if (areRelayed(speaker, messages)) relays.add(speaker);
  }
  return relays;
}

function areRelayed(speaker: string, messages: readonly (Relayed | null)[]): boolean {
  const named = messages.filter((message) => message !== null);
  if (isRelay(speaker))
    return named.length >= leastMessages.relay && named.length >= messages.length * relayShare;
  const distinct = new Set(named.map(({ name }) => name)).size;
  return (
    named.length >= leastMessages.other &&
    named.length >= messages.length * share &&
    distinct > 1 &&
    distinct <= named.length * mostDistinctShare
  );
}
