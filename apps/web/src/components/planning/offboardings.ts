import { endpoints } from '@rapport/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';

export const offboardingKey = ['own-offboarding'] as const;

export const offboardingsQueryOptions = queryOptions({
  queryKey: [...offboardingKey, 'list'],
  queryFn: ({ signal }) => call(endpoints.offboardings.list, { signal }),
});
