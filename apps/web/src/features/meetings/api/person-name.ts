import { endpoints, organizationUserSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/lib/call.ts';
import { userName } from '@/lib/user-words.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';

const nameSchema = z.pick(organizationUserSchema, {
  email: true,
  firstName: true,
  lastName: true,
});

/** The name of a person in the directory; undefined until known. */
export function usePersonName(userId: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: [...meetingKeys.all, 'person', userId],
    queryFn: ({ signal }) =>
      call(endpoints.users.get, { id: userId ?? '', as: nameSchema, signal }),
    enabled: userId !== undefined,
    staleTime: meetingStaleMs,
  });
  return data && userName(data);
}
