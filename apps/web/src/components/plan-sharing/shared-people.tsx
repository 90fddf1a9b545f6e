import type { PlanAccess } from '@rapport/contract';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { counted } from '@/lib/number-words.ts';
import { wordMatcher } from '@/lib/word-matcher.ts';
import type { SharingRow } from './sharing-draft.ts';

/** Longer lists scroll and are searched. */
const rowsInSight = 12;

type SharedPeopleProps = {
  rows: readonly SharingRow[];
  /** Without it nothing can be changed. */
  onChange?: (row: SharingRow, access: PlanAccess | 'remove') => void;
};

/** Everybody who will see the plan. */
export function SharedPeople({ rows, onChange }: SharedPeopleProps) {
  const [typed, setTyped] = useState('');
  const added = rows.filter(({ isNew }) => isNew).length;
  const matches = wordMatcher(typed);
  const isLong = rows.length > rowsInSight;
  const shown = isLong ? rows.filter(({ name }) => matches(name)) : rows;
  return (
    <div>
      <div className="mb-0.5 flex items-baseline gap-2">
        <h3 className="flex-1" aria-live="polite">
          {rows.length === 1
            ? 'Only you so far'
            : `${counted(rows.length, 'person', 'people')} will see it`}
        </h3>
        {added > 0 && <span className="text-12 text-ink-2">{added} of them new</span>}
      </div>
      {isLong && (
        <SearchInput
          label="Search who sees it"
          placeholder="Search who sees it..."
          className="my-2"
          value={typed}
          onValueChange={setTyped}
        />
      )}
      <ul
        aria-label="Who will see it"
        tabIndex={isLong ? 0 : undefined}
        className="max-h-[576px] overflow-y-auto border-line border-t"
      >
        {shown.map((row) => (
          <li key={row.id} className="flex min-h-12 items-center gap-3 border-line border-b py-1">
            <Avatar name={row.name} />
            <div className="min-w-0 flex-1">
              <span className="font-medium wrap-anywhere">{row.name}</span>{' '}
              {row.isCaller && <span className="text-12 text-ink-3">you</span>}
              {row.isNew && <Badge variant="role">new</Badge>}
              <span className="block text-12 text-ink-2 wrap-anywhere">{aboutRow(row)}</span>
            </div>
            <Access row={row} {...(onChange && { onChange })} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function aboutRow({ title, access, mayPlan, isAbout }: SharingRow): string {
  const right = mayPlan ? 'may plan about persons' : 'sees this one plan and no other';
  const who = access === 'owner' ? 'Made it' : title;
  const about = isAbout && access !== 'owner' ? ['it is about them'] : [];
  return [...(who ? [who] : []), ...about, right].join(', ');
}

const accessWords = { read: 'Can read', change: 'Can change' } as const;

const choices = [
  { value: 'read', label: accessWords.read },
  { value: 'change', label: accessWords.change },
  { value: 'remove', label: 'Remove' },
] as const;

function Access({ row, onChange }: { row: SharingRow } & Pick<SharedPeopleProps, 'onChange'>) {
  if (row.access === 'owner') return <span className="text-12 text-ink-2">Owner of it</span>;
  if (!onChange) return <span className="text-12 text-ink-2">{accessWords[row.access]}</span>;
  return (
    <Select
      aria-label={`What ${row.name} can do`}
      className="w-34 shrink-0 border-transparent bg-transparent hover:border-line-control"
      options={choices}
      value={row.access}
      onValueChange={(value) => {
        const choice = choices.find((one) => one.value === value);
        if (choice) onChange(row, choice.value);
      }}
    />
  );
}
