import type { TiedPerson, WhatIfTie } from '@rapport/contract';
import { boundsOf } from '@/components/connection-map/scene/geometry.ts';
import {
  type DepartmentColours,
  departmentColours,
} from '@/components/organization-map/department-colours.ts';
import { layoutOrganization } from '@/components/organization-map/layout/layout-organization.ts';
import { talkBetween } from '@/components/organization-map/layout/talk.ts';
import { spreadApart } from './spread-apart.ts';

export type Place = { person: TiedPerson; x: number; y: number; radius: number };
export type PlacedPeople = { places: readonly Place[]; colours: DepartmentColours };

/** In pixels: room for names at the edges. */
const margin = { x: 64, y: 26 } as const;
const radius = { least: 3, perRoot: 1.3 } as const;

/** Places people by department, the same in both maps, with circles sized by number of ties. */
export function placePeople(
  people: readonly TiedPerson[],
  ties: readonly WhatIfTie[],
  size: { width: number; height: number },
): PlacedPeople {
  const talk = talkBetween({
    people: people.map((person) => ({ ...person, isHeard: true })),
    ties: ties.map(({ a, b, strength }) => ({
      a,
      b,
      strength,
      change: 'kept' as const,
      meetings: { now: 1, before: 0 },
    })),
  });
  const { seats } = layoutOrganization(people, talk);
  const seatOf = ({ id }: TiedPerson) => seats.get(id)?.place ?? { x: 0, y: 0 };
  const bounds = boundsOf(
    Float32Array.from(people.flatMap((one) => [seatOf(one).x, seatOf(one).y])),
  );
  const frame = {
    left: margin.x,
    right: size.width - margin.x,
    top: margin.y,
    bottom: size.height - margin.y,
  };
  const byX = (frame.right - frame.left) / Math.max(1, bounds.right - bounds.left);
  const byY = (frame.bottom - frame.top) / Math.max(1, bounds.bottom - bounds.top);
  const spread = spreadApart(
    people.map((person) => ({
      x: frame.left + (seatOf(person).x - bounds.left) * byX,
      y: frame.top + (seatOf(person).y - bounds.top) * byY,
    })),
    frame,
  );
  const departments = [...new Set(people.map(({ department }) => department))].sort();
  return {
    colours: departmentColours(departments),
    places: people.map((person, at) => ({
      person,
      ...(spread[at] ?? { x: 0, y: 0 }),
      radius: radius.least + radius.perRoot * Math.sqrt(person.ties),
    })),
  };
}
