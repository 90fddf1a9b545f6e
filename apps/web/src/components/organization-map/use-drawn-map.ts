import type { OrganizationMap } from '@rapport/contract';
import { useMemo } from 'react';
import type { MapGraph } from '@/components/connection-map/scene/map-graph.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { firstTalk } from './first-talk.ts';
import { cachedLayout } from './layout/cached-layout.ts';
import type { OrganizationLayout } from './layout/layout-organization.ts';
import { talkBetween } from './layout/talk.ts';
import { organizationGraph, type TieView } from './organization-graph.ts';

export type DrawnMap = { layout: OrganizationLayout; graph: MapGraph; mapKey: string };

/** The graph and layout of a map, and the key of the organization's map. */
export function useDrawnMap(map: OrganizationMap, { compares, changesOnly }: TieView): DrawnMap {
  const { session } = useAuth();
  const organizationId = session?.session.activeOrganizationId ?? '';
  const layout = useMemo(
    () =>
      cachedLayout(
        map.people,
        firstTalk(organizationId, () => talkBetween(map)),
      ),
    [map, organizationId],
  );
  const graph = useMemo(
    () => organizationGraph(map, layout, { compares, changesOnly }),
    [map, layout, compares, changesOnly],
  );
  return { layout, graph, mapKey: `organization:${organizationId}` };
}
