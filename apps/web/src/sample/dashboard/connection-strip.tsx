import { X } from 'lucide-react';
import { isPair, type Selection } from '@/components/connection-map/selection.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { SentimentBadge } from '@/components/ui/sentiment-badge.tsx';

import { type Connection, type ConnectionType, connectionsOf } from '@/sample/domain/connection.ts';
import { type Employee, findEmployee } from '@/sample/domain/employee.ts';

const typeWords: Record<ConnectionType, string> = {
  direct_reports: 'Reporting line',
  cross_functional: 'Across departments',
  peer: 'Peers',
  mentorship: 'Mentorship',
  collaboration: 'Collaboration',
};

type People = { employees: readonly Employee[]; connections: readonly Connection[] };

type ConnectionStripProps = {
  people: People;
  selection: Selection;
  showSentiment: boolean;
  onClose: () => void;
};

export function ConnectionStrip(props: ConnectionStripProps) {
  const { people, selection, showSentiment, onClose } = props;
  return (
    <div className="mt-2 flex items-center gap-3 rounded-control border border-accent-line bg-accent-soft py-1 pr-1 pl-3">
      <div
        role="status"
        className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-1"
      >
        {selection.kind === 'person' ? (
          <PersonFacts id={selection.id} people={people} showSentiment={showSentiment} />
        ) : (
          <PairFacts
            connection={people.connections.find(({ source, target }) =>
              isPair(selection, source, target),
            )}
            people={people}
            showSentiment={showSentiment}
          />
        )}
      </div>
      <IconButton icon={X} label="Close" onClick={onClose} />
    </div>
  );
}

type PersonFactsProps = { id: string; people: People; showSentiment: boolean };

function PersonFacts({ id, people, showSentiment }: PersonFactsProps) {
  const person = findEmployee(people.employees, id);
  if (!person) return null;
  return (
    <>
      <span className="font-strong">{person.name}</span>
      <span className="text-ink-2">
        {person.role}, {person.department}
      </span>
      {showSentiment && <SentimentBadge sentiment={person.sentiment} />}
      <span className="text-12 text-ink-2">
        {connectionsOf(people.connections, person.id).length} connections
      </span>
    </>
  );
}

type PairFactsProps = {
  connection: Connection | undefined;
  people: People;
  showSentiment: boolean;
};

function PairFacts({ connection, people, showSentiment }: PairFactsProps) {
  const source = connection && findEmployee(people.employees, connection.source);
  const target = connection && findEmployee(people.employees, connection.target);
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
