import { type Action, type ActionGroup, actionGroups } from '@rapport/contract';

/** The ids that a visit has shown, by group, in their order. */
export type Places = ReadonlyMap<ActionGroup, readonly string[]>;

/**
 * Actions keep the group and the place at which they were first shown, so that a change does not move them away. A new
 * one stands after the one that the server lists before it.
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

/** Groups with something in them. `changed`: as they are after a change of this visit, if the list no longer has them. */
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
