import type { MeetingGraph } from '@rapport/contract';
import { useMemo, useState } from 'react';
import { ConnectionMap, type Selection } from '@/components/connection-map/connection-map.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useMeetingGraph } from '../api/get-meeting-graph.ts';
import { withoutMoods } from '../domain/judged.ts';
import type { ShownMeetingDetail } from '../domain/meeting-status.ts';
import { hidesEngagement, showsMoodOfAll } from '../domain/works-council.ts';
import { connectionMapId } from './connection-map-id.ts';
import { PartFailed } from './part-failed.tsx';

const loadConnectionDialog = () =>
  import('./connection-dialog.tsx').then(({ ConnectionDialog }) => ConnectionDialog);

const title = 'Connection Map';
const caption =
  'Click on nodes or connections to see details. Node size represents interaction frequency.';
const equalCaption =
  'Click on nodes or connections to see details. All nodes have one size, because works-council mode is on.';
const mapHeightPx = 280;

/** The connection map of this meeting; nothing while the feature is off. */
export function ConnectionMapFigure({ meeting }: { meeting: ShownMeetingDetail }) {
  const query = useMeetingGraph(meeting.id);
  if (query.data === null) return null;
  return (
    <section
      id={connectionMapId}
      tabIndex={-1}
      aria-label={title}
      className="mt-8 outline-none focus-visible:outline-2"
    >
      {query.data ? (
        <MapWithDialogs
          meetingId={meeting.id}
          graph={query.data}
          showSentiment={meeting.sentiment !== undefined && meeting.judgedReason !== 'language'}
        />
      ) : (
        <>
          <FigureHead title={title} caption={caption} />
          {query.error ? (
            <PartFailed title="Failed to load the connection map" query={query} />
          ) : (
            <Loading label="Loading the connection map...">
              <Skeleton className="h-70 rounded-control" />
            </Loading>
          )}
        </>
      )}
    </section>
  );
}

type MapWithDialogsProps = { meetingId: string; graph: MeetingGraph; showSentiment: boolean };

function MapWithDialogs({ meetingId, graph: whole, ...props }: MapWithDialogsProps) {
  const showSentiment = props.showSentiment && showsMoodOfAll(whole);
  const hasEqualNodes = hidesEngagement(whole);
  const graph = useMemo(
    () => (showSentiment ? whole : withoutMoods(whole)),
    [showSentiment, whole],
  );
  const [selection, setSelection] = useState<Selection | null>(null);
  // The selection stays marked on the map after its dialog is closed.
  const [isDialogOpen, setDialogOpen] = useState(false);
  const ConnectionDialog = useOnDemand(loadConnectionDialog, isDialogOpen);
  const select = (next: Selection | null) => {
    setSelection(next);
    setDialogOpen(next !== null);
  };
  return (
    <>
      <ConnectionMap
        mapKey={`meeting:${meetingId}`}
        title={title}
        caption={hasEqualNodes ? equalCaption : caption}
        nodes={graph.nodes}
        links={graph.links}
        height={mapHeightPx}
        selection={selection}
        onSelect={select}
        showSentiment={showSentiment}
        hasEqualNodes={hasEqualNodes}
      />
      {ConnectionDialog && selection && (
        <ConnectionDialog
          graph={graph}
          selection={selection}
          open={isDialogOpen}
          onClose={() => setDialogOpen(false)}
          onSelect={select}
          onFollow={() => select(null)}
        />
      )}
    </>
  );
}
