import { MessagesSquare } from 'lucide-react';
import { addressOfSource } from '@/components/figure-source/figure-source.ts';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';

/** Shown if there is no meeting to search. */
export function NothingToAsk() {
  return (
    <StateBox
      kind="empty"
      icon={MessagesSquare}
      title="No meetings to ask yet"
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <ButtonLink to="/meetings?upload" variant="primary">
            Upload a meeting
          </ButtonLink>
          <ButtonLink to={addressOfSource('sample')}>See it with sample data</ButtonLink>
        </span>
      }
    >
      Answers come from meetings that are analysed and that you may open.
    </StateBox>
  );
}
