import { endpoints } from '@rapport/contract';
import { queryOptions } from '@tanstack/react-query';
import { offboardingKey } from '@/components/planning/offboardings.ts';
import { call } from '@/lib/call.ts';

export { offboardingKey, offboardingsQueryOptions } from '@/components/planning/offboardings.ts';

export const offboardingQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...offboardingKey, 'project', id],
    queryFn: ({ signal }) => call(endpoints.offboardings.get, { id, signal }),
  });
