import { heldCorrectionSchema, heldMeetingSchema, myDataSchema, paths } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { myDataKey } from '@/lib/my-data-key.ts';
import { readableList } from '@/lib/readable-list.ts';

const schema = z.extend(myDataSchema, {
  meetings: readableList(heldMeetingSchema),
  corrections: readableList(heldCorrectionSchema),
});

export function useMyData() {
  return useQuery({
    queryKey: myDataKey,
    queryFn: ({ signal }) => request({ path: paths.myData, schema, signal }),
  });
}
