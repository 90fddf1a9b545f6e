import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { useChangeWithNotice } from '@/components/ui/use-change-with-notice.ts';
import { call } from '@/lib/call.ts';

const queryKey = ['glossary'];

export const useGlossary = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(endpoints.glossary.list, { signal }) });

export const useRemoveTerm = () =>
  useChangeWithNotice((id: string) => call(endpoints.glossary.remove, { id }), {
    failed: 'The term could not be deleted. Please try again.',
    queryKey,
    notice: 'glossary',
  });
