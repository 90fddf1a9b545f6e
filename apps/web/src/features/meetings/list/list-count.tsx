import { Link } from 'react-router';
import { cn } from '@/lib/cn.ts';
import { counted, inDigits } from '@/lib/number-words.ts';
import { useViews } from '../api/views.ts';
import type { useMeetings } from './use-meetings.ts';

type ListCountProps = {
  list: Pick<ReturnType<typeof useMeetings>, 'total' | 'moodsHidden' | 'rows'>;
  /** Undefined if no filter is set. */
  onClear: (() => void) | undefined;
};

/** Underlined, because it stands in a sentence. */
const linkClass =
  'text-accent underline decoration-accent-line underline-offset-2 outline-accent hover:decoration-accent';

/** '14 of 148 meetings', or '148 meetings'. */
const countWords = (total: number, all = total): string =>
  all > total
    ? `${total.toLocaleString('en')} of ${counted(all, 'meeting')}`
    : counted(total, 'meeting');

/**
 * The number of meetings in the list, and of those that a mood filter excludes because their mood
 * is hidden.
 */
export function ListCount({ list: { total, moodsHidden, rows }, onClear }: ListCountProps) {
  const views = useViews().data;
  return (
    <div className="mb-3 min-h-4 text-12 max-md:min-h-8 text-ink-2 text-pretty">
      <p role="status" className="inline">
        {total !== undefined && countWords(total, onClear && views?.total)}
        {moodsHidden ? ` · ${counted(moodsHidden, 'meeting')} left out: too few people spoke` : ''}
      </p>
      {!onClear && views?.toCheck && (
        <>
          <span aria-hidden> · </span>
          <Link to="/check-meetings" className={linkClass}>
            {inDigits(views.toCheck)} to check
          </Link>
        </>
      )}
      {rows?.some(({ meeting }) => meeting.decisions !== undefined) && (
        <>
          <span aria-hidden> · </span>
          decisions and actions are those Rapport is sure of, and those confirmed
        </>
      )}
      {onClear && (
        <>
          <span aria-hidden> · </span>
          <button type="button" onClick={onClear} className={cn('cursor-default', linkClass)}>
            Clear filters
          </button>
        </>
      )}
    </div>
  );
}
