import type { AskedQuestion } from '@rapport/contract';
import { Ellipsis, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { askAddress } from '@/components/ask/ask-address.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { cn } from '@/lib/cn.ts';
import { counted } from '@/lib/number-words.ts';
import { askedWhen } from './asked-days.ts';
import { inQuotationMarks } from './query/struck-words.ts';

/** 'not answered', 'counted without “urgent”', '3 quotes' */
function foundWords({ isRefused, without = [], found, quotes }: AskedQuestion): string {
  if (isRefused) return 'not answered';
  if (without.length > 0) return `counted without ${inQuotationMarks(without)}`;
  if (!found) return 'nothing found';
  return quotes === 0 ? 'counted' : counted(quotes, 'quote');
}

type AskedEntryProps = {
  asked: AskedQuestion;
  isCurrent: boolean;
  parameters: URLSearchParams;
  onDelete: () => void;
};

/** One of the user's own questions, with a link that asks it again. */
export function AskedEntry({ asked, isCurrent, parameters, onDelete }: AskedEntryProps) {
  const { id, askedAt, found, quotes, isRefused, ...again } = asked;
  return (
    <li
      className={cn(
        'group relative flex items-start rounded-control hover:bg-hover',
        isCurrent && 'rounded-none bg-accent-soft shadow-[inset_2px_0_var(--accent)]',
      )}
    >
      <Link
        to={askAddress(parameters, again)}
        aria-current={isCurrent || undefined}
        className="min-w-0 flex-1 py-1.5 pl-2 outline-accent -outline-offset-2"
      >
        <span
          className={cn('block text-pretty wrap-anywhere', isCurrent && 'font-medium text-accent')}
        >
          {asked.question}
        </span>
        <span className="mt-px block text-12 text-ink-3">
          {`${askedWhen(askedAt)}, ${foundWords(asked)}`}
        </span>
      </Link>
      <MenuButton
        className="md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 md:has-data-[state=open]:opacity-100"
        groups={[
          [{ label: 'Delete question', icon: Trash2, destructive: true, onSelect: onDelete }],
        ]}
      >
        <IconButton icon={Ellipsis} label={`More about “${asked.question}”`} tooltip={false} />
      </MenuButton>
    </li>
  );
}
