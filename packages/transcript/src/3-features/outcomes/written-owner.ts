import { teamAtStart } from './team-owner.ts';

const name = String.raw`@?[\p{L}\d_][\p{L}\d_'’.-]*?`;
/** 'Ana and Bo Lund to …', 'KG will …', '@bo …', 'Kim: …' */
const first = new RegExp(
  String.raw`^(?<names>${name}(?: ${name})?(?:(?:, (?:and )?| and | ?& ?| ?\/ ?|, ?)${name}(?: ${name})?){0,3}?)(?<verb> to | will |,? please |: | - | – )`,
  'u',
);
const handle = /^(?:@[\p{L}\d_-]+[ ,]+)+/u;
/** 'PM (Ana): …' */
const inBrackets = /^[^:()]{1,40}\(([^()]{1,60})\)\s*:/;
const last = /\s(?:[([]|[-–—] ?(?:owner: ?)?)@?(\p{L}[\p{L}\d_'’. -]*?)[)\]]?\.?$/iu;
const between = /,? and |, | ?[&/] ?|,/;

/**
 * The owner of a task in minutes: at its start, in its label ('AI (Kim)') or in brackets. Participants by name,
 * initials or handle; others only by handle. `isToAct`: the line reads 'Ana to send …'.
 */
export function writtenOwner(
  task: string,
  label: string | undefined,
  owners: ReadonlyMap<string, string>,
  names: readonly string[],
): { name: string | null; isToAct: boolean } {
  const known = (written: string): string | undefined => {
    const bare = written
      .trim()
      .replace(/^@/, '')
      .replace(/[.:,]+$/, '');
    return owners.get(bare.toLowerCase()) ?? byInitials(bare, names);
  };
  const knownOf = (written: string): string[] =>
    [...new Set(written.split(between).map(known))].filter((found) => found !== undefined);
  const handles = handle.exec(task)?.[0].trim().split(/[ ,]+/);
  if (handles) return { name: handles.map((one) => known(one) ?? one).join(', '), isToAct: false };
  const start = first.exec(task)?.groups;
  const leading = knownOf(start?.names ?? '');
  if (leading.length > 0) return { name: leading.join(', '), isToAct: start?.verb === ' to ' };
  const [one = '', two = ''] = task.split(/[\s,:]+/);
  const others = [label, inBrackets.exec(task)?.[1], last.exec(task)?.[1], `${one} ${two}`, one];
  for (const written of others) {
    const found = knownOf(written ?? '');
    if (found.length > 0) return { name: found.join(', '), isToAct: false };
  }
  return { name: teamAtStart(task), isToAct: false };
}

/** 'KG' is Kevin Gibbons if nobody else has these initials. */
function byInitials(written: string, names: readonly string[]): string | undefined {
  if (!/^\p{Lu}{2,4}$/u.test(written)) return undefined;
  const fitting = names.filter((name) => initialsOf(name) === written);
  return fitting.length === 1 ? fitting[0] : undefined;
}

const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((part) => part.slice(0, 1))
    .join('');
