/**
 * Zones by the names that people and meeting tools write. A name that also names the other half of the year ('EST' in
 * July) means the region. Names that several regions share (IST, AST) are not read.
 */
const zonesByName = new Map<string, string>([
  ...named('UTC', 'Z', 'UTC', 'GMT'),
  ...named('America/New_York', 'ET', 'EST', 'EDT'),
  ...named('America/Chicago', 'CT', 'CST', 'CDT'),
  ...named('America/Denver', 'MT', 'MDT'),
  // Arizona has it all year.
  ...named('-07:00', 'MST'),
  ...named('America/Los_Angeles', 'PT', 'PST', 'PDT'),
  ...named('Europe/London', 'BST'),
  ...named('Europe/Lisbon', 'WET', 'WEST'),
  ...named('Europe/Paris', 'CET', 'CEST', 'MEZ', 'MESZ'),
  ...named('Europe/Athens', 'EET', 'EEST'),
  // Queensland has it all year.
  ...named('+10:00', 'AEST'),
  ...named('+11:00', 'AEDT'),
  ...named('Asia/Tokyo', 'JST'),
  ...named('Asia/Singapore', 'SGT'),
  ...named('Asia/Hong_Kong', 'HKT'),
  ...named('Pacific/Auckland', 'NZST', 'NZDT'),
]);

function named(zone: string, ...names: string[]): (readonly [string, string])[] {
  return names.map((name) => [name, zone]);
}

const names = [...zonesByName.keys()].toSorted((a, b) => b.length - a.length).join('|');
const offset = String.raw`([+\-−])(\d{1,2})(?::?(\d{2}))?`;
const region = String.raw`(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z][A-Za-z_/-]{2,30}`;
/** After a time without seconds, a minus begins a range: `10:00-11:00`. */
const bareOffset = String.raw`(?:\+|(?<=:\d\d:\d\d(?:[.,]\d{1,9})?|T\d\d:\d\d)[\-−])\d{2}:?\d{2}(?!:?\d)`;
const end = String.raw`(?![\p{L}\d/])`;

const byName = new RegExp(
  String.raw`[\s(\[,]{0,3}(?:(UTC|GMT)\s?${offset}(?![:\d]|\s?(?:UTC|GMT))${end}|(${names})${end}|(${region})${end})[)\]]?`,
  'uy',
);
const byOffset = new RegExp(`${bareOffset}${end}`, 'uy');

/** A region, 'UTC', or an offset as ±HH:mm. */
type FoundZone = { zone: string; to: number };

/** The zone that is written at a place, as after a time: `16:00 UTC`, `9am PT`, `10:00 (GMT+5:30)`, `T10:00:00+01:00`. */
export function zoneAt(text: string, from: number): FoundZone | null {
  byOffset.lastIndex = from;
  const bare = byOffset.exec(text)?.[0];
  if (bare !== undefined) {
    const [, sign = '', hours = '', minutes] = new RegExp(offset).exec(bare) ?? [];
    const zone = offsetOf(sign, hours, minutes);
    return zone === null ? null : { zone, to: from + bare.length };
  }
  byName.lastIndex = from;
  const match = byName.exec(text);
  if (!match) return null;
  const [whole, universal, sign = '', hours = '', minutes, name, place] = match;
  const zone =
    universal !== undefined
      ? (offsetOf(sign, hours, minutes) ?? 'UTC')
      : place !== undefined
        ? knownRegion(place)
        : (zonesByName.get(name ?? '') ?? null);
  return zone === null ? null : { zone, to: from + whole.length };
}

const label = /\b(?:time\s?zone|zeitzone|all times(?: are)?(?: shown)?(?: in)?)\s*[:=]?\s*/giu;

/** The zone of all times of a file: `Time zone: Europe/Berlin`, `All times in UTC`. */
export function zoneOfAllTimes(line: string): string | null {
  for (const match of line.slice(0, 400).matchAll(label)) {
    const found = zoneAt(line, match.index + match[0].length);
    if (found) return found.zone;
  }
  return null;
}

const farthestHours = 14;

function offsetOf(sign: string, hours: string, minutes = '00'): string | null {
  if (Number(hours) > farthestHours || Number(minutes) > 59) return null;
  if (Number(hours) === 0 && Number(minutes) === 0) return 'UTC';
  return `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`;
}

function knownRegion(name: string): string | null {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    return null;
  }
}
