import type { ListedPerson } from '../types.ts';
import { isRole } from './role-words.ts';
import { looksLikeName, speakerLabel } from './speaker-label.ts';

/** `Attendees: …`, `**Teilnehmende**`, `### Présents (5)`. */
const heading =
  /^\W{0,6}(?:(?:list of |all |meeting )?(?:attendees|participants|attendance|in attendance|attending|(?:members |people |those )?present)|teilnehm(?:er|ende)(?:\/?-?innen)?|anwesen(?:d|de|heit)|(?:participants? )?présente?s|participante?s|asistentes|presentes|asistencia|presenti|partecipanti|presenças|aanwezig(?:en)?|deelnemers)(?:\s*\([^)]{1,30}\)| \d{1,3})?\**\s*(?::\**\s*(.*)|)$/iu;
/** Not inside brackets. */
const betweenNames = /(?:,|\s(?:and|und|et|y|e|en|&)\s(?=\p{Lu}|others))(?![^()]*\))/u;
const listLines = 300;
const mostPeople = 300;
const lineCharacters = 6000;
const bullet = /^\s*(?:[-*+•▪◦●]\s+(?:\[[ xX✓]\]\s+)?|\d{1,3}[.)]\s+)/;
const rule = /^\|?[\s|:-]+$/;
/** A code, or how somebody takes part, which is no role. */
const noRole =
  /^(?:\p{Lu}{1,4}|.*@.*|remote|online|in person|absent|late|guest|gast|he\/him|she\/her|they\/them)$/iu;
const inBrackets = /^(.{2,80}?)\s*[(（[]([^()（）[\]]{1,80})[)）\]]\s*$/;
/** 'Doe, Jane' */
const turned = /^(\p{Lu}[^\s,]+), (\p{Lu}[^\s,]+)$/u;
const besideRole = /^(.{2,60}?)(?:,\s+|\s+[-–—|]\s+)(?![^()]*\))(.{2,80})$/;
const beforeColon = /^\W{0,4}([^:]{2,40}):\**\s+(.{2,80})$/;

/** The people of a file's own list of those present, and those named with a role above the talk. */
export function listedPeople(
  lines: readonly string[],
  preamble: readonly string[],
): ListedPerson[] {
  const people: ListedPerson[] = [];
  const top = lines.slice(0, listLines);
  for (const [at, line] of top.entries()) {
    const rest = heading.exec(line.slice(0, lineCharacters));
    if (rest) people.push(...entriesOf(rest[1]?.trim() ?? '', top.slice(at + 1)));
    if (people.length > mostPeople) break;
  }
  const named = preamble.flatMap((line) => {
    const person = roleField(line);
    const isKnown = people.some(({ name, role }) => name === person?.name && role !== null);
    return person && !isKnown ? [{ ...person, isAttendee: false }] : [];
  });
  return [...people, ...named].slice(0, mostPeople);
}

export const isPeopleHeading = (line: string): boolean =>
  heading.test(line.slice(0, lineCharacters));

/** `Chair: Jane Doe` */
export function roleField(line: string): Pick<ListedPerson, 'name' | 'role'> | null {
  const [, role = '', value = ''] = beforeColon.exec(line.slice(0, 200).replaceAll('**', '')) ?? [];
  if (!isRole(role)) return null;
  const [name = '', beside] = value.split(/\s*[(,;]\s*/);
  const isField = beside === undefined || looksLikeName(beside) || isRole(beside);
  return isField && isWholeName(name.trim()) ? { name: name.trim(), role: role.trim() } : null;
}

function entriesOf(sameLine: string, below: readonly string[]): ListedPerson[] {
  if (sameLine !== '') return inOneLine([sameLine, ...goingOn(sameLine, below)].join(' '));
  const found: ListedPerson[] = [];
  const first = below.findIndex((line) => line.trim() !== '');
  for (const line of below.slice(Math.max(0, first))) {
    if (rule.test(line) && line.trim() !== '') continue;
    const people = /[,;]\s/.test(line) && !bullet.test(line) ? inOneLine(line) : inOwnLine(line);
    if (people.length === 0 && !line.startsWith('|')) break;
    found.push(...people);
  }
  return found;
}

/** The lines on which a list goes on that breaks off at a comma. */
function goingOn(line: string, below: readonly string[]): readonly string[] {
  if (!/[,;]\s*$/.test(line)) return [];
  const last = below.findIndex((next) => !/[,;]\s*$/.test(next));
  return below.slice(0, last + 1);
}

/** Names with commas between them; with semicolons, where the names have commas. */
function inOneLine(line: string): ListedPerson[] {
  const separator = line.includes(';') ? ';' : betweenNames;
  const entries = line
    .slice(0, lineCharacters)
    .replace(/\.\s*$/, '')
    .split(separator);
  return entries.flatMap((entry) => {
    const [, family, given] = separator === ';' ? (turned.exec(entry.trim()) ?? []) : [];
    const name = given === undefined ? entry : `${given} ${family}`;
    return personIn(name);
  });
}

function inOwnLine(line: string): ListedPerson[] {
  if (line.trim() === '' || line.length > 200) return [];
  const [cell = '', ...cells] = line.startsWith('|') ? line.split('|').slice(1, -1) : [line];
  const role = cells.map((text) => text.trim()).find((text) => isRole(text) && !noRole.test(text));
  const [person] = personIn(cell.replace(bullet, ''));
  return person ? [{ ...person, role: person.role ?? role ?? null }] : [];
}

/** 'Jane Doe', 'Jane Doe (Treasurer)', 'Treasurer (Jane Doe)', 'Jane Doe, Treasurer', 'Treasurer: Jane Doe'. */
function personIn(raw: string): ListedPerson[] {
  const entry = raw.replaceAll('**', '').replace(/\s+/g, ' ').trim();
  const labelled = roleField(entry);
  if (labelled) return [{ ...labelled, isAttendee: true }];
  const [, head = entry, beside = ''] = besideRole.exec(entry) ?? [];
  const [, first = head, second = ''] = inBrackets.exec(head) ?? [];
  const texts = [second, beside].map((text) => text.trim());
  const [name, role] = isRole(first)
    ? [texts.find((text) => isNameOf(text) && !isRole(text)), first.trim()]
    : [first.trim(), texts.find((text) => isRole(text) && !noRole.test(text))];
  return name !== undefined && isNameOf(name)
    ? [{ name, role: role ?? null, isAttendee: true }]
    : [];
}

const isNameOf = (text: string): boolean => {
  const name = text.trim();
  return name !== '' && looksLikeName(name) && speakerLabel(name) !== null;
};

/** Two to five words; a role is no name. */
export const isWholeName = (name: string): boolean =>
  name.includes(' ') && isNameOf(name) && !isRole(name);
