import { MessagesSquare } from 'lucide-react';
import { addressOfSource } from '@/components/figure-source/figure-source.ts';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { counted, plural } from '@/lib/number-words.ts';

/** Shown while no meeting counts yet. */
export function EmptyFigures({ beingAnalysed }: { beingAnalysed: number }) {
  return (
    <StateBox
      kind="empty"
      icon={MessagesSquare}
      title="No meetings analysed yet"
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <ButtonLink to="/meetings?upload" variant="primary">
            Import meetings
          </ButtonLink>
          <ButtonLink to={addressOfSource('sample')}>See it with sample data</ButtonLink>
        </span>
      }
    >
      {beingAnalysed > 0
        ? `${counted(beingAnalysed, 'meeting')} ${plural(beingAnalysed, 'is', 'are')} being analysed. The figures appear here by themselves.`
        : 'The figures appear here once the transcripts of your meetings are analysed.'}
    </StateBox>
  );
}
