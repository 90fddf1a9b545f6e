import type { MeetingGraph } from '@rapport/contract';
import type { Selection } from '@/components/connection-map/selection.ts';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { PairDetails } from './pair-details.tsx';
import { ParticipantConnections } from './participant-connections.tsx';

type ConnectionDialogProps = {
  graph: MeetingGraph;
  selection: Selection;
  open: boolean;
  onClose: () => void;
  onSelect: (selection: Selection) => void;
  /** Called when the quotation behind a sentence is opened. */
  onFollow: () => void;
};

/**
 * Details of a participant or of a pair. One dialog for both, because each links to the other:
 * closing it returns the focus to the element that opened it first.
 */
export function ConnectionDialog(props: ConnectionDialogProps) {
  const { graph, selection, open, onClose, onSelect, onFollow } = props;
  const nameOf = (id: string) => graph.nodes.find((node) => node.id === id)?.name ?? 'Unknown';
  if (selection.kind === 'person') {
    return (
      <Dialog open={open} onOpenChange={onClose} title={nameOf(selection.id)}>
        <ParticipantConnections graph={graph} id={selection.id} onSelect={onSelect} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={`${nameOf(selection.source)} and ${nameOf(selection.target)}`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <PairDetails graph={graph} pair={selection} onFollow={onFollow} />
    </Dialog>
  );
}
