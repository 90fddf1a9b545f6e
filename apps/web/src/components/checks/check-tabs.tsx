import { Link } from 'react-router';
import { tabVariants } from '@/components/ui/tabs.tsx';
import { inDigits } from '@/lib/number-words.ts';

type CheckTabsProps = {
  current: 'meetings' | 'speakers';
  /** Number of meetings to check; undefined until known. */
  meetings: number | undefined;
  /** Number of open names; undefined until known, null if the reader may not match them. */
  names: number | null | undefined;
};

/** Leads from one of the two screens with doubts to the other. */
export function CheckTabs({ current, meetings, names }: CheckTabsProps) {
  return (
    <nav aria-label="To decide" className="mb-4 flex border-line-2 border-b *:first:-ml-1.5">
      <CheckTab to="/check-meetings" isCurrent={current === 'meetings'} count={meetings}>
        Check these meetings
      </CheckTab>
      {names !== null && (
        <CheckTab to="/match-speakers" isCurrent={current === 'speakers'} count={names}>
          Match speakers
        </CheckTab>
      )}
    </nav>
  );
}

type CheckTabProps = {
  to: string;
  isCurrent: boolean;
  count: number | undefined;
  children: string;
};

function CheckTab({ to, isCurrent, count, children }: CheckTabProps) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      data-state={isCurrent ? 'active' : undefined}
      className={tabVariants({ level: 'top' })}
    >
      {children}{' '}
      {count !== undefined && (
        <span className="font-body text-12 text-ink-3">{inDigits(count)}</span>
      )}
    </Link>
  );
}
