import { type DirectoryRule, endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { useChangeWithNotice } from '@/components/ui/use-change-with-notice.ts';
import { call } from '@/lib/call.ts';
import { userKeys } from '@/lib/user-keys.ts';

const connection = {
  /** Under the key of the users, which is refreshed when the directory changes somebody. */
  queryKey: [...userKeys.all, 'directory-connection'],
  notice: 'directory-connection',
};

export const useDirectory = () =>
  useQuery({
    queryKey: connection.queryKey,
    queryFn: ({ signal }) => call(endpoints.directoryConnection.get, { signal }),
  });

/** Replaces an existing token. */
export const useCreateToken = (onCreated: (token: string) => void) =>
  useChangeWithNotice(() => call(endpoints.directoryConnection.createToken), {
    ...connection,
    onDone: ({ token }) => onCreated(token),
    failed: 'The token could not be created. Please try again.',
  });

export const useChangeRule = () =>
  useChangeWithNotice(
    (body: DirectoryRule) => call(endpoints.directoryConnection.update, { body }),
    { ...connection, failed: 'What groups become could not be saved. Please try again.' },
  );

export const useRemoveConnection = () =>
  useChangeWithNotice(() => call(endpoints.directoryConnection.remove), {
    ...connection,
    failed: 'The directory could not be disconnected. Please try again.',
  });
