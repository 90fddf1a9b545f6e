import { endpoints } from '@rapport/contract';
import { queryOptions } from '@tanstack/react-query';
import { offboardingKey } from '@/components/planning/offboardings.ts';
import { addressOf, call } from '@/lib/call.ts';

export { offboardingKey, offboardingsQueryOptions } from '@/components/planning/offboardings.ts';

export const addressOfPeople = (query: { q: string }) =>
  addressOf(endpoints.offboardings.listPeople, { query });

export const offboardingQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...offboardingKey, 'project', id],
    queryFn: ({ signal }) => call(endpoints.offboardings.get, { id, signal }),
  });
