import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorLine } from './field.tsx';
import { Loading } from './skeleton.tsx';

type QueryPartProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** What is loaded, as part of a sentence: 'the terms'. */
  what: string;
  /** Default: 'Failed to load the terms. Please try again.' */
  failed?: string;
  /** Classes of the skeleton. */
  block?: string;
  children: (data: Data) => ReactNode;
};

/** A small part of a page once it is loaded; until then a skeleton, or a line to try again. */
export function QueryPart<Data>({
  query: { data, isError, isFetching, refetch },
  what,
  failed = `Failed to load ${what}. Please try again.`,
  block = 'h-16 w-full',
  children,
}: QueryPartProps<Data>) {
  if (data !== undefined) return children(data);
  if (!isError) return <Loading label={`Loading ${what}...`} block={block} />;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <ErrorLine>{failed}</ErrorLine>
      <Button size="small" icon={RotateCw} busy={isFetching} onClick={() => refetch()}>
        Retry
      </Button>
    </div>
  );
}
