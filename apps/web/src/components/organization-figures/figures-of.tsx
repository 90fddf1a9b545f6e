import type { Coverage } from '@rapport/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Lock, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { ApiRequestError } from '@/lib/api-client.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { EmptyFigures } from './empty-figures.tsx';

type FiguresOfProps<Answer> = {
  query: UseQueryResult<Answer>;
  /** What fails to load, in a sentence: 'what changed'. */
  what: string;
  skeleton: ReactNode;
  children: (answer: Answer) => ReactNode;
};

const isForbidden = (error: Error) => error instanceof ApiRequestError && error.status === 403;

/** Figures once they are loaded; until then their shape, and what went wrong in their place. */
export function FiguresOf<Answer>({ query, what, skeleton, children }: FiguresOfProps<Answer>) {
  const { data, error, isFetching, refetch } = query;
  if (data) return children(data);
  if (!error) return skeleton;
  if (isForbidden(error)) {
    return (
      <StateBox kind="empty" icon={Lock} title="These figures are not shown to you">
        The owners of your organization decide who sees organization figures. Ask one of them if you
        need to.
      </StateBox>
    );
  }
  return (
    <StateBox
      kind="error"
      title={refusalSentence(error, { else: `Failed to load ${what}. Please try again.` })}
      error={error}
      action={
        <Button icon={RotateCw} busy={isFetching} onClick={() => refetch()}>
          Retry
        </Button>
      }
    />
  );
}

/** Figures that stand on meetings; without any, what to do. */
export function FiguresOfMeetings<Answer extends { coverage: Coverage }>(
  props: FiguresOfProps<Answer>,
) {
  return (
    <FiguresOf {...props}>
      {(answer) =>
        answer.coverage.state === 'empty' ? (
          <EmptyFigures beingAnalysed={answer.coverage.beingAnalysed} />
        ) : (
          props.children(answer)
        )
      }
    </FiguresOf>
  );
}
