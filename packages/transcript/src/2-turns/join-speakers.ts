import type { Cue, DirectoryPerson, SpeakerJoin } from '../types.ts';
import { type LabelParts, labelParts, nameAndFirm } from './label-parts.ts';
import { misspeltNames } from './misspelt-names.ts';
import { nameWords, speakerKey } from './normalise-speaker.ts';
import { speaksAgainst } from './speaks-against.ts';

type Label = LabelParts & { pieces: number[] };
type Group = ReadonlyMap<string, Label>;

/** A file in which more labels could be one person is broken. */
const mostLabels = 10;

/**
 * Joins labels that certainly belong to one person: same mail address, or same whole name in another spelling, with
 * notes ('Anna Berg', 'BERG, Anna (Guest)') or misspelt. Not joined if they have two addresses, if the directory has
 * two such people, or if they talk at the same time or to each other. A wrong join is worse than none.
 */
export function joinSpeakers(
  cues: readonly Cue[],
  directory: readonly DirectoryPerson[],
): SpeakerJoin[] {
  const labels = new Map<string, Label>();
  for (const [at, { speaker }] of cues.entries()) {
    if (speaker === null) continue;
    const key = speakerKey(speaker);
    const known = labels.get(key);
    if (known) known.pieces.push(at);
    else labels.set(key, { ...labelParts(key), pieces: [at] });
  }
  readFirms(labels);
  readAdditions(labels);
  readMisspellings(labels, directory);
  return [...groupsOf(labels)]
    .filter((group) => group.size > 1 && group.size <= mostLabels)
    .filter((group) => isOnePerson(group, directory) && !speaksAgainst(group, cues))
    .flatMap(joinsOf);
}

/**
 * Reads 'Anna Berg, Harbour Bank' as Anna Berg of a firm if 'Anna Berg' speaks too; otherwise it may be 'Last,
 * First'.
 */
function readFirms(labels: Map<string, Label>) {
  const names = new Set([...labels.values()].map(({ name }) => name));
  for (const [label, { pieces }] of labels) {
    const parts = nameAndFirm(label);
    if (parts && names.has(parts.name)) labels.set(label, { ...parts, pieces });
  }
}

/** Reads 'Janet (Sales)' as Janet with an addition if 'Janet' speaks too, and nobody else of this name. */
function readAdditions(labels: Map<string, Label>) {
  const bearers = Map.groupBy(labels.values(), ({ name }) => name);
  for (const [label, parts] of labels) {
    const { name, addition, isWhole } = parts;
    const others = bearers.get(name)?.filter((other) => other !== parts) ?? [];
    const isAlone = others.length === 1 && others.every(({ short }) => short === name);
    if (!isWhole && addition !== '' && isAlone) labels.set(label, { ...parts, short: name });
  }
}

/** Reads 'Commisioner Berg' as 'Commissioner Berg', who speaks much more often. */
function readMisspellings(labels: Map<string, Label>, directory: readonly DirectoryPerson[]) {
  const meant = misspeltNames(labels.values());
  if (meant.size === 0) return;
  const known = new Set(directory.map(nameInDirectory));
  for (const [label, parts] of labels) {
    const other = meant.get(parts);
    if (!other || known.has(parts.name)) continue;
    const { name, short } = other;
    labels.set(label, { ...parts, name, short, trimmings: other.trimmings + 1 });
  }
}

function groupsOf(labels: Group): Iterable<Group> {
  const namesByMail = new Map<string, Set<string>>();
  for (const { email, isAddress, name } of labels.values()) {
    if (email === null || isAddress) continue;
    namesByMail.set(email, (namesByMail.get(email) ?? new Set()).add(name));
  }
  const wholeNames = new Set(
    [...labels.values()].filter(({ isWhole }) => isWhole).map(({ name }) => name),
  );
  const groups = new Map<string, Map<string, Label>>();
  for (const [label, parts] of labels) {
    const names = parts.email === null ? undefined : namesByMail.get(parts.email);
    if (names && names.size > 1) continue;
    const [name = parts.name] = names ?? [];
    const key = wholeNames.has(name) ? name : (parts.email ?? parts.short);
    groups.set(key, (groups.get(key) ?? new Map()).set(label, parts));
  }
  return groups.values();
}

function isOnePerson(group: Group, directory: readonly DirectoryPerson[]): boolean {
  const parts = [...group.values()];
  if (parts.every(({ email }) => email !== null && email === parts[0]?.email)) return true;
  const emails = new Set(parts.flatMap(({ email }) => email ?? []));
  const distinctions = new Set(parts.map(({ distinction }) => distinction));
  if (emails.size > 1 || distinctions.size > 1 || !haveOneAddition(parts)) return false;
  const names = new Set(parts.filter(({ isAddress }) => !isAddress).map(({ name }) => name));
  return directory.filter((person) => names.has(nameInDirectory(person))).length < 2;
}

const nameInDirectory = ({ firstName, lastName }: DirectoryPerson): string =>
  nameWords(`${firstName} ${lastName}`).join(' ');

/**
 * Whether all labels share an addition ('Anna Berg (Sales)'), or some leave it out. If the two take turns, they may
 * be two people.
 */
function haveOneAddition(parts: readonly Label[]): boolean {
  const additions = new Set(parts.map(({ addition }) => addition));
  if (additions.size < 2) return true;
  if (additions.size === 2 && additions.has('') && parts.every(({ isFormal }) => isFormal))
    return true;
  const inFull = parts.filter(({ addition }) => addition !== '');
  if (additions.size === 2 && inFull.length < parts.length && inFull.every(({ isCode }) => isCode))
    return true;
  const inShort = parts.filter(({ addition }) => addition === '');
  const introduced = Math.max(...inFull.map(({ pieces }) => pieces.at(-1) ?? 0));
  const isIntroduction = inShort.every(({ pieces }) => (pieces[0] ?? 0) > introduced);
  return additions.size === 2 && inShort.length > 0 && isIntroduction;
}

function joinsOf(group: Group): SpeakerJoin[] {
  const [plainest] = [...group].sort(([, a], [, b]) => a.trimmings - b.trimmings);
  if (!plainest) return [];
  const [into, kept] = plainest;
  return [...group]
    .filter(([label]) => label !== into)
    .map(([label, { email }]) => ({
      label,
      into,
      why: email !== null && email === kept.email ? 'email' : 'name',
    }));
}
