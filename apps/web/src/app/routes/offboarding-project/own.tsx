import { useParams } from 'react-router';
import { NotFound } from '@/components/layout/not-found.tsx';
import {
  offboardingQueryOptions,
  useOffboarding,
} from '@/features/offboarding/own/api/get-offboarding.ts';
import { OwnProject } from '@/features/offboarding/own/project/own-project.tsx';
import { ApiRequestError } from '@/lib/api-client.ts';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Starts loading; the screen shows its skeleton until the data arrive. */
export const read: ReadScreen = async (queryClient, { request }) => {
  const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
  void queryClient.prefetchQuery(offboardingQueryOptions(id));
};

export function Component() {
  const { id = '' } = useParams();
  const { data, error } = useOffboarding(id);
  if (!data && error instanceof ApiRequestError && error.status === 404) return <NotFound />;
  return <OwnProject key={id} id={id} />;
}
