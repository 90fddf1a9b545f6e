import { askedOrganizationQueryOptions } from '@/features/ask-me-anything/api/get-asked-organization.ts';
import { AskPage } from '@/features/ask-me-anything/ask-page.tsx';
import type { ReadScreen } from '../../read-first.ts';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(askedOrganizationQueryOptions);

export const Screen = AskPage;
