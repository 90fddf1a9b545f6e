import { myDataSchema, paths } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';

/** What the organization holds about the person who asks. */
export function useMyData() {
  return useQuery({
    queryKey: ['my-data'],
    queryFn: ({ signal }) => request({ path: paths.myData, schema: myDataSchema, signal }),
  });
}
