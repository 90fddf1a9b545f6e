import { type Action, type ActionGroup, actionGroups } from '@rapport/contract';

/** The ids shown during a visit, by group, in their order. */
export type Places = ReadonlyMap<ActionGroup, readonly string[]>;

/**
 * Actions keep the group and place where they were first shown, so that a change does not move them
 * away. A new action is placed after the one that precedes it in the server's list.
 */
export function placeActions(places: Places, listed: readonly Action[]): Places {
  const groupOf = new Map<string, ActionGroup>();
  for (const [group, ids] of places) for (const id of ids) groupOf.set(id, group);
  if (listed.every(({ id }) => groupOf.has(id))) return places;
  const after = new Map<string | ActionGroup, string[]>();
  const lastOf = new Map<ActionGroup, string>();
  for (const { id, group } of listed) {
    if (!groupOf.has(id)) {
      const before = lastOf.get(group) ?? group;
      after.set(before, [...(after.get(before) ?? []), id]);
    } else if (groupOf.get(id) === group) lastOf.set(group, id);
  }
  return new Map(
    actionGroups.map((group) => [
      group,
      [
        ...(after.get(group) ?? []),
        ...(places.get(group) ?? []).flatMap((id) => [id, ...(after.get(id) ?? [])]),
      ],
    ]),
  );
}

export type PlacedGroup = { group: ActionGroup; actions: Action[] };

/**
 * Groups that are not empty. `changed` holds actions changed during this visit, which the list may
 * no longer contain.
 */
export function groupsOf(
  places: Places,
  listed: readonly Action[],
  changed: ReadonlyMap<string, Action>,
): PlacedGroup[] {
  const shown = new Map([...changed, ...listed.map((action) => [action.id, action] as const)]);
  return actionGroups.flatMap((group) => {
    const actions = (places.get(group) ?? []).flatMap((id) => shown.get(id) ?? []);
    return actions.length > 0 ? [{ group, actions }] : [];
  });
}
