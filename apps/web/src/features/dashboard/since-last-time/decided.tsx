import type { LastTime } from '@rapport/contract';
import { Link } from 'react-router';
import { Left } from './left.tsx';
import { type SaidIn, saidLines } from './said.tsx';

type DecidedProps = SaidIn & { series: Pick<LastTime, 'decisions' | 'maybeDecisions'> };

export function Decided({ series: { decisions, maybeDecisions }, ...of }: DecidedProps) {
  return (
    <Left
      label="Decided"
      meetingId={of.meetingId}
      lines={saidLines(decisions ?? [], of)}
      none={
        !decisions ? (
          'Decisions are found in English only'
        ) : maybeDecisions ? (
          <>
            None that Rapport is sure of;{' '}
            <Link
              to={`/meetings/${of.meetingId}?confirm=1`}
              className="underline decoration-line-control decoration-dotted underline-offset-3 hover:text-accent"
            >
              {maybeDecisions} to confirm
            </Link>
          </>
        ) : (
          'None that Rapport is sure of'
        )
      }
    />
  );
}
