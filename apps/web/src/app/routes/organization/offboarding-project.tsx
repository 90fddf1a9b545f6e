import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { NotFound } from '@/components/layout/not-found.tsx';
import { offboardingQueryOptions } from '@/features/offboarding/api/offboardings.ts';
import type { CaseParts } from '@/features/offboarding/project/case-tabs.tsx';
import { ProjectPage } from '@/features/offboarding/project/project-page.tsx';
import { ApiRequestError } from '@/lib/api-client.ts';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Starts loading; the screen shows its skeleton until the data arrive. */
export const read: ReadScreen = async (queryClient, { request }) => {
  const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
  void queryClient.prefetchQuery(offboardingQueryOptions(id));
};

const parts: CaseParts = {
  means: () => import('./case-parts.tsx').then(({ CaseMeans }) => CaseMeans),
  follow: () => import('./case-parts.tsx').then(({ CaseFollow }) => CaseFollow),
};

export function Component() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(offboardingQueryOptions(id));
  if (!data && error instanceof ApiRequestError && error.status === 404) return <NotFound />;
  return <ProjectPage key={id} id={id} parts={parts} />;
}
