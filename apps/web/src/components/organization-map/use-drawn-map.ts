import type { OrganizationMap } from '@rapport/contract';
import { useMemo } from 'react';
import type { MapGraph } from '@/components/connection-map/scene/map-graph.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { firstTalk } from './first-talk.ts';
import { cachedLayout } from './layout/cached-layout.ts';
import type { OrganizationLayout } from './layout/layout-organization.ts';
import { talkBetween } from './layout/talk.ts';
import { organizationGraph } from './organization-graph.ts';
import type { MapShown } from './tie-toggles.tsx';

export type DrawnMap = { layout: OrganizationLayout; graph: MapGraph; mapKey: string };

/** The places and colours of all departments. */
export function useOrganizationLayout(map: OrganizationMap): OrganizationLayout {
  const { session } = useAuth();
  const organizationId = session?.session.activeOrganizationId ?? '';
  return useMemo(
    () =>
      cachedLayout(
        map.people,
        firstTalk(organizationId, () => talkBetween(map)),
      ),
    [map, organizationId],
  );
}

/** The graph and layout of a map, and the key of the organization's map. */
export function useDrawnMap(map: OrganizationMap, shown: MapShown): DrawnMap {
  const { session } = useAuth();
  const layout = useOrganizationLayout(map);
  const { compares } = shown;
  const changesOnly = compares && shown.changesOnly;
  // The list keeps all.
  const strongestOnly = !shown.isAll && !shown.isList;
  const graph = useMemo(
    () => organizationGraph(map, layout, { compares, changesOnly, strongestOnly }),
    [map, layout, compares, changesOnly, strongestOnly],
  );
  return { layout, graph, mapKey: `organization:${session?.session.activeOrganizationId ?? ''}` };
}
