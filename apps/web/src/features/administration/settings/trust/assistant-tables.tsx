import { type AssistantList, assistantCallDays } from '@rapport/contract';
import { Link } from 'react-router';
import { counted } from '@/lib/number-words.ts';
import { recentMoment } from '@/lib/recent-moment.ts';

type Tables = Pick<AssistantList, 'assistants' | 'lastCalls'>;

/** The assistants, and their last calls. */
export function AssistantTables({ assistants, lastCalls }: Tables) {
  if (assistants.length === 0)
    return (
      <p className="text-12 text-ink-2">
        No assistant yet. Create a key with the scope ‘Assistant’ under API keys, and paste it with
        the address.
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
  return (
    <div>
      <ul aria-label="Assistants" className="border-line border-t">
        {assistants.map(({ id, name, member, lastCallAt, calls }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-line border-b py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{name}</span> <span>for {member}</span>
            </span>
            <span className="text-12 text-ink-2">
              {lastCallAt ? `last call ${recentMoment(lastCallAt)}` : 'no call'},{' '}
              {counted(calls, 'call')} in {assistantCallDays} days
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-12 text-ink-3">Revoke one under API keys. It ends at once.</p>
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
