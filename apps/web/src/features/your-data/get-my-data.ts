import {
  endpoints,
  heldCorrectionSchema,
  heldMeetingSchema,
  myDataSchema,
} from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/lib/call.ts';
import { myDataKey } from '@/lib/my-data-key.ts';
import { readableList } from '@/lib/readable-list.ts';

const as = z.extend(myDataSchema, {
  meetings: readableList(heldMeetingSchema),
  corrections: readableList(heldCorrectionSchema),
});

export function useMyData() {
  return useQuery({
    queryKey: myDataKey,
    queryFn: ({ signal }) => call(endpoints.rights.getMyData, { as, signal }),
  });
}
