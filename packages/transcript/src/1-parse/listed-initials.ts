import type { Cue } from '../types.ts';
import { shortForm } from './related-labels.ts';
import { isAbbreviation, looksLikeName, speakerLabel } from './speaker-label.ts';

/** `Ana Ruiz (AR)`, also with full-width brackets. */
const bracketed =
  /(?<!\p{L})((?:\p{Lu}[\p{L}'’.-]{0,30})(?: (?:\p{Lu}[\p{L}'’.-]{0,30}|de|van|von|der|da|la)){0,4})\s?[(（](\p{Lu}{1,4})[)）]/gu;
/** `AR = Ana Ruiz`, `- AR: Ana Ruiz` above the talk. */
const equated = /^\s*(?:[-*•]\s+)?(\p{Lu}{1,4})\s*([:=–-])\s*([^:=|]{3,60})$/u;
const listItem = /^\s*(?:[-*•]\s+|\d{1,3}\.\s+)?([^|:]{3,60}?)(?:\s*[,(].*)?$/;
const listLines = 300;
const lineCharacters = 6000;

/**
 * Full names for speakers labelled by initials, from a table, 'Ana Ruiz (AR)', or a list of those present. Ambiguous
 * initials are kept.
 */
export function listedInitials(
  lines: readonly string[],
  cues: readonly Cue[],
): Map<string, string> {
  const speakers = new Set(cues.flatMap(({ speaker }) => speaker ?? []));
  const announced = announcedNames(speakers);
  const short = new Set(
    [...speakers].filter((label) => isAbbreviation(label) && !announced.has(label)),
  );
  if (short.size === 0) return announced;
  const told = new Map<string, Set<string>>();
  for (const line of [...lines.slice(0, listLines), ...speakers]) {
    for (const [initials, name] of pairsIn(line.slice(0, lineCharacters)))
      if (short.has(initials) && isWholeName(name)) add(told, initials, name);
  }
  const listed = new Map<string, Set<string>>();
  for (const speaker of speakers) {
    const name = bareName(speaker);
    if (!short.has(name)) add(listed, capitalsOf(name), name);
  }
  for (const line of lines.slice(0, firstTalk(lines, speakers))) {
    const name = listItem.exec(line.slice(0, 120))?.[1]?.trim() ?? '';
    if (isWholeName(name)) add(listed, capitalsOf(name), name);
  }
  for (const initials of told.keys()) listed.delete(initials);
  return new Map([
    ...announced,
    ...[...told, ...listed].flatMap(([initials, [name, another]]) =>
      short.has(initials) && isWholeName(name) && another === undefined
        ? [[initials, name] as const]
        : [],
    ),
  ]);
}

/** Of 'Developer 2 (D2)', who is 'D2' from then on. */
function announcedNames(speakers: ReadonlySet<string>): Map<string, string> {
  const forms = [...speakers].flatMap((label) => shortForm(label) ?? []);
  return new Map(
    forms.flatMap(({ name, short }) => (speakers.has(short) ? [[short, name] as const] : [])),
  );
}

function pairsIn(line: string): [initials: string, name: string][] {
  const cells = line.split(/[|\t]/).map((cell) => cell.trim());
  const at = cells.findIndex((cell) => isAbbreviation(cell));
  const name =
    at < 0 ? undefined : [cells[at - 1], cells[at + 1]].find((cell) => isWholeName(cell));
  const equal = equated.exec(line);
  return [
    ...(name ? [[cells[at] ?? '', name] as [string, string]] : []),
    ...(equal ? equatedPair(equal) : []),
    ...Array.from(
      line.matchAll(bracketed),
      ({ 1: name = '', 2: initials = '', index }): [string, string] => [
        initials,
        spells(name, initials) ? name : (nameBefore(line, index, initials) ?? name),
      ],
    ),
  ];
}

/** After a colon people also speak: `AR: Maybe Friday` names nobody. */
function equatedPair([, initials = '', sign, rest = '']: RegExpExecArray): [string, string][] {
  const name = rest.trim();
  return sign === '=' || spells(name, initials) ? [[initials, name]] : [];
}

/** `Ana Ruiz - Harbour Bank of Lisbon (ARZ)`: the part of the entry that the letters are taken from. */
function nameBefore(line: string, to: number, initials: string): string | undefined {
  const entry = line.slice(0, to).replace(/^.*[;)）]|^\s*[-*•]\s+/u, '');
  const parts = entry.split(/\s[-–—@]\s|[,/]/).map((part) => part.trim());
  return (
    parts.find((part) => isWholeName(part) && spells(part, initials)) ??
    parts.find((part) => isWholeName(part) && beginsAndEndsWith(part, initials))
  );
}

/** `Ana Ruiz` for `AMR`. */
const beginsAndEndsWith = (name: string, initials: string): boolean =>
  name.startsWith(initials.slice(0, 1)) &&
  name.split(' ').at(-1)?.startsWith(initials.slice(-1)) === true;

/** The letters stand in the name in this order, the first at its start. */
function spells(name: string, initials: string): boolean {
  const letters = initials.split('').join('.*');
  return new RegExp(`^${letters}`, 'isu').test(name.normalize('NFD').replace(/\p{M}/gu, ''));
}

function add(found: Map<string, Set<string>>, initials: string, name: string) {
  found.set(initials, (found.get(initials) ?? new Set()).add(name));
}

const bareName = (label: string): string => label.replace(/\s*[(（].*$/, '');

function firstTalk(lines: readonly string[], speakers: ReadonlySet<string>): number {
  const at = lines.findIndex((line) =>
    speakers.has(/^\W{0,4}([^:：]{1,60})[:：]/u.exec(line)?.[1] ?? ''),
  );
  return Math.min(listLines, Math.max(0, at));
}

const isWholeName = (name: string | undefined): name is string =>
  name?.includes(' ') === true && looksLikeName(name) && speakerLabel(name) !== null;

const capitalsOf = (name: string): string => (name.match(/\p{Lu}/gu) ?? []).join('');
