import type { ReadScreen } from '@/lib/read-screen.ts';
import { askedOrganizationQueryOptions } from '@/sample/ask-me-anything/api/get-asked-organization.ts';
import { AskPage } from '@/sample/ask-me-anything/ask-page.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(askedOrganizationQueryOptions);

export const Component = AskPage;
