import { useMemo } from 'react';
import type { Point } from '@/components/connection-map/scene/geometry.ts';
import { zoomControlCorner } from '@/components/connection-map/zoom-control.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import type { Bundle } from './bundle-departments.ts';
import {
  circlesOf,
  type DepartmentDrawing,
  drawDepartments,
  type Paper,
} from './draw-departments.ts';
import { type Picture, pictureOf } from './picture-pairs.ts';
import { placeDepartments } from './place-departments.ts';
import { settle } from './settle-departments.ts';

/** Departments by name, as shares of the drawing. */
type Shares = ReadonlyMap<string, Point>;

/** By organization and departments: a department stays in its place in all other periods. */
const known = new Map<string, Shares>();

export function useDepartmentDrawing(
  bundle: Bundle,
  picture: Picture,
  { width, height, isPhone }: Paper,
): DepartmentDrawing {
  const { session } = useAuth();
  const organizationId = session?.session.activeOrganizationId ?? '';
  const paper = useMemo(() => ({ width, height, isPhone }), [width, height, isPhone]);
  const places = useMemo(
    () => placesOf(bundle, organizationId, paper),
    [bundle, organizationId, paper],
  );
  return useMemo(() => drawDepartments(picture, places, paper), [picture, places, paper]);
}

function placesOf(bundle: Bundle, organizationId: string, paper: Paper): Point[] {
  const { isPhone } = paper;
  // The control covers a corner.
  const width = paper.width - (isPhone ? 0 : zoomControlCorner.width);
  const free = { width, height: paper.height, isPhone };
  const opening = pictureOf(bundle, { isAll: false, compares: false, isPhone });
  const names = opening.departments.map(({ name }) => name);
  const key = JSON.stringify([organizationId, isPhone, names.toSorted()]);
  const shares = known.get(key) ?? firstPlaces(opening, free);
  known.set(key, shares);
  const start = names.map((name): Point => {
    const { x, y } = shares.get(name) ?? { x: 0.5, y: 0.5 };
    return { x: x * free.width, y: y * free.height };
  });
  return settle(circlesOf(opening.departments, free), start, free);
}

function firstPlaces({ departments, pairs }: Picture, paper: Paper): Shares {
  const most = pairs[0]?.minutes.now || 1;
  const weighted = pairs.map(({ a, b, minutes }) => ({
    a,
    b,
    weight: Math.sqrt(minutes.now / most),
  }));
  const places = placeDepartments(circlesOf(departments, paper), weighted, paper);
  return new Map(
    departments.map(({ name }, at): [string, Point] => {
      const { x, y } = places[at] ?? { x: 0, y: 0 };
      return [name, { x: x / paper.width, y: y / paper.height }];
    }),
  );
}
