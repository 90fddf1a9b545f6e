import type { Department } from '@rapport/contract';
import { demoPeople, type Speaker, speakerNamed } from './people.ts';
import type { Scene } from './read-scenes.ts';

type Role = { department?: Department; team?: string };

/** The number after a role tells several people with the same role apart. */
const roles: Record<string, Role> = {
  EX: { department: 'Executive' },
  EN: { department: 'Engineering' },
  PF: { department: 'Engineering', team: 'Platform' },
  CN: { department: 'Engineering', team: 'Console' },
  DV: { department: 'Engineering', team: 'Devices' },
  DA: { department: 'Engineering', team: 'Early Warning' },
  SU: { department: 'Engineering', team: 'Supply' },
  PR: { department: 'Product' },
  DE: { department: 'Design' },
  MK: { department: 'Marketing' },
  SA: { department: 'Sales' },
  CS: { department: 'Sales', team: 'Accounts' },
  HR: { department: 'HR' },
  FI: { department: 'Finance' },
  AN: {},
};

export type Cast = ReadonlyMap<string, Speaker>;

/**
 * Gives each role of a scene to a different person of the meeting, the first one that fits. 'HO' is the first person
 * of the meeting. Null if a role cannot be filled.
 */
export function castScene(scene: Scene, people: readonly Speaker[]): Cast | null {
  const cast = new Map<string, Speaker>();
  const free = new Set(people);
  const take = (who: string, person: Speaker | undefined) => {
    if (!person || !free.delete(person)) return false;
    cast.set(who, person);
    return true;
  };
  const [host, ...others] = people;
  const inOrder = [...othersLast(new Set(scene.lines.map(({ who }) => who)))];
  const isCast = inOrder.every((who) => {
    if (who === 'HO') return take(who, host);
    const role = roleOf(who);
    if (!role) return take(who, speakerNamed(who));
    return take(
      who,
      [...others, ...(host ? [host] : [])].find((one) => free.has(one) && fits(one, role)),
    );
  });
  return isCast ? cast : null;
}

/** Named people first, then roles from the narrowest to 'anybody'. */
function othersLast(whos: ReadonlySet<string>): string[] {
  const width = (who: string) => {
    const role = roleOf(who);
    if (!role) return 0;
    return demoPeople.filter((person) => fits(person, role)).length;
  };
  return [...whos].sort((a, b) => width(a) - width(b));
}

const roleOf = (who: string) => roles[who.replace(/\d$/, '')];

const fits = (person: Speaker, { department, team }: Role) =>
  (department === undefined || person.department === department) &&
  (team === undefined || person.teams.includes(team));
