import { firstNames } from '../3-features/first-names.ts';
import { isFamiliar } from '../3-features/topic-words.ts';
import { singular, tokensOf } from '../3-features/words.ts';
import type { LabelledLine } from './line-labels.ts';
import { listedNames } from './listed-names.ts';
import { endsUtterance, isNotSpeech } from './not-speech.ts';
import {
  areAllTogether,
  isAbbreviation,
  isDocumentField,
  isFullName,
  looksLikeName,
} from './speaker-label.ts';
import { isUnknownVoice } from './unknown-voice.ts';
import { countWords } from './word-count.ts';

const address = /^https?:\/\/\S+$/;
/** Least share of lines that begin with a name. */
const leastHeadShare = 0.05;
/** With fewer words after it, a single letter is an option or a count. */
const fewestSpokenWords = 4;
/** Least share of lines with a name if no name is repeated. */
const onlyNamesShare = 0.9;
const leastAloneShare = 0.01;
const leastAloneHeads = 8;
const aloneShare = 0.5;
const mostlyShare = 0.8;

/**
 * The labels that are names; null if the document is no transcript of this kind. A name is repeated, or looks like a
 * name and is also formatted as a label, listed as present or followed by an office.
 */
export function believedLabels(
  lines: readonly string[],
  found: readonly (LabelledLine | null)[],
  mostlyAbbreviations: boolean,
): Set<string> | null {
  const counts = new Map<string, number>();
  const marked = new Set<string>();
  const alone = new Set<string>();
  const letters = new Set<string>();
  const nicks = new Set<string>();
  for (const line of found) {
    if (!line || address.test(line.text)) continue;
    counts.set(line.label, (counts.get(line.label) ?? 0) + 1);
    if (line.marked) marked.add(line.label);
    if (line.isNick) nicks.add(line.label);
    if (line.text === '') alone.add(line.label);
    const isSpoken = line.text === '' || countWords(line.text) >= fewestSpokenWords;
    if (line.label.length === 1 && isSpoken) letters.add(line.label);
  }
  // Skips options of a poll, unless all labels are letters, as in an interview.
  const onlyLetters = counts.keys().every((label) => label.length === 1);
  const heads = sum(counts.values());
  if (heads === 0) return null;
  const filled = lines.filter(
    (line) =>
      line.trim() !== '' && !isNotSpeech(line) && !endsUtterance(line) && !isDocumentField(line),
  ).length;
  const listed = listedNames(lines);
  // Words stand on the line below a label that is alone.
  const headed = heads + found.filter((line) => line?.text === '').length;
  const mostLines = headed * 2 >= filled;
  // Where initials speak, a word before a colon is a matter: 'Esperanto: no plural'.
  const mayBeOneWord = mostLines && !mostlyAbbreviations;
  const markedHeads = sum([...marked].map((label) => counts.get(label) ?? 0));
  const isMostlyMarked = markedHeads >= heads * mostlyShare;
  const aloneNames = [...alone].filter(looksLikeName);
  const areNamesAlone = aloneNames.length > 2 && areMostlyFirstNames(aloneNames);
  const implausible = new Set(
    found.flatMap((line) => (line && !line.isPlausible ? [line.label] : [])),
  );
  const names = [...counts].filter(([label, n]) => {
    if (areAllTogether(label) || isUnknownVoice(label)) return true;
    if (implausible.has(label) && n < 2 && !isFullName(label)) return false;
    if (label.length === 1 && !onlyLetters && (n < 3 || !letters.has(label))) return false;
    if (n >= 3 || (n === 2 && (mostLines || looksLikeName(label)))) return true;
    if (mostlyAbbreviations && isAbbreviation(label)) return true;
    if (isMostlyMarked && nicks.has(label)) return true;
    if (!looksLikeName(label)) return false;
    if (isMostlyMarked) return marked.has(label);
    if (areNamesAlone && alone.has(label)) return true;
    if (marked.has(label) || hasAddition(label) || firstNames.has(firstWord(label))) return true;
    if (listed.size === 0) return mostLines || isFullName(label);
    return isListed(label, listed) || ((mayBeOneWord || isFullName(label)) && areRare(label));
  });
  const covered = sum(names.map(([, n]) => n));
  const again = names.some(([, n]) => n > 1);
  const onlyNames = covered >= filled * onlyNamesShare;
  const onceAlone =
    names.length > 2 &&
    (areMostlyFirstNames(names.map(([label]) => label)) ||
      names.every(([label]) => isListed(label, listed))) &&
    names.every(([label]) => alone.has(label) || marked.has(label));
  const enough =
    covered >= 2 && covered >= filled * leastHeadShare && (again || onlyNames || onceAlone);
  return enough ? new Set(names.map(([label]) => label)) : namesAlone(found, filled);
}

function namesAlone(found: readonly (LabelledLine | null)[], filled: number): Set<string> | null {
  const alone = found.filter((line) => line?.text === '').map((line) => line?.label ?? '');
  const heads = alone.filter((label) => isFullName(label) || hasAddition(label));
  const names = new Set(heads);
  const again = heads.length - names.size >= leastAloneHeads / 2;
  const enough = heads.length >= leastAloneHeads && heads.length >= filled * leastAloneShare;
  return enough && again && heads.length >= alone.length * aloneShare ? names : null;
}

function hasAddition(label: string): boolean {
  const named = /^(\p{Lu}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]*){0,3})(?:(, )\p{Lu}| \().+/u.exec(label);
  const [, name, comma] = named ?? [];
  return name !== undefined && !name.includes('. ') && !(comma && isAbbreviation(name));
}

function areMostlyFirstNames(labels: readonly string[]): boolean {
  const known = labels.filter((label) => firstNames.has(firstWord(label))).length;
  return known * 2 >= labels.length;
}

/** 'Bence Varga' is nobody's topic, 'Harbour Office' may be one. */
export const areRare = (label: string): boolean =>
  !label.includes(',') &&
  !tokensOf(label).some((token) => isFamiliar(token) || isFamiliar(singular(token)));

function firstWord(label: string): string {
  return label.toLowerCase().split(/[^\p{L}'’]+/u)[0] ?? '';
}

/** By the first word, or by the family name of 'J. Smith'. */
function isListed(label: string, listed: ReadonlySet<string>): boolean {
  const family = /^(?:\p{Lu}\. ?)+(\p{Lu}[\p{L}'’-]+)$/u.exec(label)?.[1] ?? '';
  return listed.has(firstWord(label)) || listed.has(family.toLowerCase());
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}
