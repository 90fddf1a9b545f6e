import { X } from 'lucide-react';
import { isPair, type Selection } from '@/components/connection-map/selection.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { SentimentBadge } from '@/components/ui/sentiment-badge.tsx';
import { type Employee, findEmployee } from '@/sample-data/company/employees.ts';
import {
  type Connection,
  type ConnectionType,
  connections,
  connectionsOf,
} from '@/sample-data/network/connections.ts';

const typeWords: Record<ConnectionType, string> = {
  direct_reports: 'Reporting line',
  cross_functional: 'Across departments',
  peer: 'Peers',
  mentorship: 'Mentorship',
  collaboration: 'Collaboration',
};

type ConnectionStripProps = {
  selection: Selection;
  showSentiment: boolean;
  onClose: () => void;
};

/** Who, or which two, are picked on the map. */
export function ConnectionStrip({ selection, showSentiment, onClose }: ConnectionStripProps) {
  return (
    <div className="mt-2 flex items-center gap-3 rounded-control border border-accent-line bg-accent-soft py-1 pr-1 pl-3">
      <div
        role="status"
        className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-1"
      >
        {selection.kind === 'person' ? (
          <PersonFacts person={findEmployee(selection.id)} showSentiment={showSentiment} />
        ) : (
          <PairFacts
            connection={connections.find(({ source, target }) => isPair(selection, source, target))}
            showSentiment={showSentiment}
          />
        )}
      </div>
      <IconButton icon={X} label="Close" onClick={onClose} />
    </div>
  );
}

type PersonFactsProps = { person: Employee | undefined; showSentiment: boolean };

function PersonFacts({ person, showSentiment }: PersonFactsProps) {
  if (!person) return null;
  return (
    <>
      <span className="font-strong">{person.name}</span>
      <span className="text-ink-2">
        {person.role}, {person.department}
      </span>
      {showSentiment && <SentimentBadge sentiment={person.sentiment} />}
      <span className="text-12 text-ink-2">{connectionsOf(person.id).length} connections</span>
    </>
  );
}

type PairFactsProps = { connection: Connection | undefined; showSentiment: boolean };

function PairFacts({ connection, showSentiment }: PairFactsProps) {
  const source = connection && findEmployee(connection.source);
  const target = connection && findEmployee(connection.target);
  if (!source || !target) return null;
  return (
    <>
      <span className="font-strong">
        {source.name} and {target.name}
      </span>
      <span className="text-ink-2">{typeWords[connection.type]}</span>
      {showSentiment && <SentimentBadge sentiment={connection.sentiment} />}
      <span className="text-12 text-ink-2">Strength {connection.strength} of 10</span>
    </>
  );
}
