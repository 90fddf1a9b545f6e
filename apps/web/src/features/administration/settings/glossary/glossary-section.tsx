import type { GlossaryTerm } from '@rapport/contract';
import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { QueryPart } from '@/components/ui/query-part.tsx';
import { useChangeWithNotice } from '@/components/ui/use-change-with-notice.ts';
import { call } from '@/lib/call.ts';
import { dayOfMoment } from '@/lib/format-day.ts';
import { SettingsRow } from '../settings-row.tsx';

/** Changes take effect at once. */
export function GlossarySection() {
  return (
    <SettingsRow
      title="Terms of recordings"
      anchor="glossary"
      note="Names and terms that members asked to remember when they corrected a transcript. The speech service gets them where it takes such help with spelling."
    >
      <QueryPart query={useGlossary()} what="the terms" block="h-8 w-full">
        {({ terms }) => <Terms terms={terms} />}
      </QueryPart>
    </SettingsRow>
  );
}

function Terms({ terms }: { terms: readonly GlossaryTerm[] }) {
  const remove = useRemoveTerm();
  if (terms.length === 0)
    return (
      <p className="text-ink-2">
        No terms yet. ‘Correct words’ in a transcript offers to remember a name.
      </p>
    );
  return (
    <ul aria-label="Terms" className="flex flex-wrap gap-2">
      {terms.map(({ id, term, addedBy, addedAt }) => (
        <li
          key={id}
          title={`${addedBy}, ${dayOfMoment(addedAt)}`}
          className="flex min-h-8 max-w-full items-center gap-1 rounded-control border border-line-2 bg-surface pl-2.5 wrap-anywhere"
        >
          {term}
          <IconButton
            variant="inset"
            icon={X}
            label={`Delete ‘${term}’`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(id)}
          />
        </li>
      ))}
    </ul>
  );
}

const queryKey = ['glossary'];

const useGlossary = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(endpoints.glossary.list, { signal }) });

const useRemoveTerm = () =>
  useChangeWithNotice((id: string) => call(endpoints.glossary.remove, { id }), {
    failed: 'The term could not be deleted. Please try again.',
    queryKey,
    notice: 'glossary',
  });
