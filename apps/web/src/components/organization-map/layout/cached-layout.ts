import {
  layoutOrganization,
  type OrganizationLayout,
  type Placeable,
} from './layout-organization.ts';
import type { Talk } from './talk.ts';

let cached: {
  people: readonly Placeable[];
  talk: readonly Talk[];
  layout: OrganizationLayout;
} | null = null;

/**
 * Reuses the last layout while people and talk are the same, since the answer for each period
 * contains the directory again.
 */
export function cachedLayout(
  people: readonly Placeable[],
  talk: readonly Talk[],
): OrganizationLayout {
  if (cached && cached.talk === talk && isSameDirectory(cached.people, people))
    return cached.layout;
  const layout = layoutOrganization(people, talk);
  cached = { people, talk, layout };
  return layout;
}

function isSameDirectory(before: readonly Placeable[], now: readonly Placeable[]): boolean {
  if (before.length !== now.length) return false;
  return now.every(({ id, department }, at) => {
    const one = before[at];
    return one?.id === id && one.department === department;
  });
}
