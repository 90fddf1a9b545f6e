import type { AssistantList } from '@rapport/contract';
import { Link } from 'react-router';
import { recentMoment } from '@/lib/recent-moment.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { AssistantRow } from './assistant-row.tsx';

type Tables = Pick<AssistantList, 'assistants' | 'lastCalls'>;

/** The assistants, and their last calls. */
export function AssistantTables({ assistants, lastCalls }: Tables) {
  if (assistants.length === 0)
    return (
      <p className="text-12 text-ink-2">
        No assistant yet. Members paste the address into their assistant, which then asks them.
        Programs without a person read with an API key of the scope ‘Assistant’.
      </p>
    );
  return (
    <div className="grid gap-4">
      <Known assistants={assistants} />
      {lastCalls.length > 0 && <LastCalls lastCalls={lastCalls} />}
    </div>
  );
}

function Known({ assistants }: Pick<Tables, 'assistants'>) {
  const keptFocus = useKeptFocus<HTMLUListElement>();
  return (
    <div>
      <ul {...keptFocus} aria-label="Assistants" className="border-line border-t outline-none">
        {assistants.map((assistant) => (
          <AssistantRow key={assistant.id} assistant={assistant} />
        ))}
      </ul>
      <p className="mt-1.5 text-12 text-ink-3">
        A name is only what an assistant calls itself. Revoking takes effect at once; its member may
        allow it anew.
      </p>
    </div>
  );
}

function LastCalls({ lastCalls }: Pick<Tables, 'lastCalls'>) {
  return (
    <section aria-label="Last calls, from the audit log">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-medium">Last calls, from the audit log</h3>
        <Link
          to="/admin/audit-log?action=assistant-called"
          className="text-12 text-accent hover:underline"
        >
          All calls
        </Link>
      </div>
      <ul className="mt-1.5 border-line border-t">
        {lastCalls.map(({ id, at, member, assistant, got }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-1.5 wrap-anywhere"
          >
            <span>
              {member ?? 'A former member'}
              {assistant && <span className="text-12 text-ink-2">, {assistant}</span>}
            </span>
            <span className="text-12 text-ink-2">
              {got}, {recentMoment(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
