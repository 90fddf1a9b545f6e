import type { Coverage } from '@rapport/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Lock, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorLine } from '@/components/ui/field.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { ApiRequestError } from '@/lib/api-client.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { EmptyFigures } from './empty-figures.tsx';

type FiguresOfProps<Answer> = {
  query: UseQueryResult<Answer>;
  /** What could not be loaded, as part of a sentence: 'what changed'. */
  what: string;
  /** What is announced while it is loaded. Default: `what`. */
  loading?: string;
  /** Null shows nothing until it is loaded. */
  skeleton?: ReactNode;
  /** Classes of a single skeleton, instead of `skeleton`. */
  block?: string;
  children: (answer: Answer) => ReactNode;
};

/** The server's message says which setting is off. */
const isSwitchedOff = (error: Error) =>
  error instanceof ApiRequestError &&
  ['CONNECTION_MAPS_OFF', 'PLANNING_BY_PERSON_OFF', 'PLANNING_NOT_GIVEN'].includes(error.code);

const hasStatus = (error: Error | null, status: number) =>
  error instanceof ApiRequestError && error.status === status;

/**
 * Figures once they are loaded; until then a skeleton or an error. If the figures were deleted or
 * are no longer shared, they stay on screen with any input; if the reader may no longer see them,
 * they do not.
 */
export function FiguresOf<Answer>(props: FiguresOfProps<Answer>) {
  const { query, what, loading = what, skeleton, block, children } = props;
  const { data, error } = query;
  if (error && isSwitchedOff(error))
    return <StateBox kind="empty" icon={Lock} title={error.message} />;
  if (hasStatus(error, 403)) {
    return (
      <StateBox kind="empty" icon={Lock} title="These figures are not shown to you">
        The owners of your organization decide who sees organization figures. Ask one of them if you
        need to.
      </StateBox>
    );
  }
  if (data)
    return (
      <Outdated isOld={query.isPlaceholderData}>
        {hasStatus(error, 404) && (
          <p role="alert" className="mb-4">
            <ErrorLine>
              This was deleted, or is no longer shared with you. It is shown as it was last loaded.
            </ErrorLine>
          </p>
        )}
        {children(data)}
      </Outdated>
    );
  if (!error && skeleton === null) return null;
  if (!error) {
    return (
      <Loading label={`Loading ${loading}...`} block={block}>
        {skeleton}
      </Loading>
    );
  }
  if (hasStatus(error, 404)) {
    return (
      <StateBox kind="empty" icon={SearchX} title={error.message}>
        What this address shows may have been deleted, or is not shared with you.
      </StateBox>
    );
  }
  return (
    <LoadFailed
      title={refusalSentence(error, `Failed to load ${what}. Please try again.`)}
      query={query}
    />
  );
}

/** Figures computed from meetings. Without any meetings, says what to do. */
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
