import type { MeetingGraph } from '@rapport/contract';
import { useMemo, useState } from 'react';
import { ConnectionMap, type Selection } from '@/components/connection-map/connection-map.tsx';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { hidesEngagement, showsMoodOfAll } from '../domain/works-council.ts';

const loadConnectionDialog = () =>
  import('./connection-dialog.tsx').then(({ ConnectionDialog }) => ConnectionDialog);

const equalCaption =
  'Click on nodes or connections to see details. All nodes have one size, because works-council mode is on.';
const mapHeightPx = 280;

type MeetingMapProps = {
  meetingId: string;
  title: string;
  caption: string;
  graph: MeetingGraph;
  showSentiment: boolean;
};

export function MeetingMap(props: MeetingMapProps) {
  const { meetingId, title, caption, graph: whole } = props;
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

/** Removes moods, for meetings in a language without mood analysis. */
const withoutMoods = (graph: MeetingGraph): MeetingGraph => ({
  nodes: graph.nodes.map(({ sentiment, judged, feeling, ...node }) => node),
  links: graph.links.map(({ sentiment, ...link }) => link),
});
