import {
  endpoints,
  type NewSingleSignOnDomain,
  type SingleSignOn,
  type SingleSignOnProvider,
  type SingleSignOnUpdate,
} from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { call } from '@/lib/call.ts';

const key = ['single-sign-on'];
const notice = 'single-sign-on';
const lookAgainMs = 2000;

/** Polls while a test runs in another window. */
export function useSingleSignOn({ isTesting }: { isTesting: boolean }) {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(endpoints.singleSignOn.get, { signal }),
    refetchInterval: isTesting && lookAgainMs,
    refetchIntervalInBackground: true,
  });
}

/** The settings are read again after a refusal: another person may have changed them. */
function useChange<Input>(
  send: (input: Input, settings: SingleSignOn | undefined) => Promise<SingleSignOn>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(input, queryClient.getQueryData<SingleSignOn>(key)),
    // Each change waits for the one before and names the version that came of it.
    scope: { id: 'single-sign-on' },
    onMutate: () => notify.withdraw(notice),
    onSuccess: (settings) => queryClient.setQueryData(key, settings),
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

export const onError = (error: Error) =>
  notifyRefusal(error, 'The sign-in could not be changed. Please try again.', notice);

export const useSaveProvider = () =>
  useChange((body: SingleSignOnProvider) => call(endpoints.singleSignOn.saveProvider, { body }));

export const useChangeProvider = () =>
  useChange((update: Omit<SingleSignOnUpdate, 'version'>, settings) => {
    const body = { version: settings?.provider?.version ?? 0, ...update };
    return call(endpoints.singleSignOn.update, { body });
  });

export const useDeleteProvider = () =>
  useChange((_: undefined) => call(endpoints.singleSignOn.remove));

export const useAddDomain = () =>
  useChange((body: NewSingleSignOnDomain) => call(endpoints.singleSignOn.createDomain, { body }));

export const useCheckDomain = () =>
  useChange((id: string) => call(endpoints.singleSignOn.checkDomain, { id }));

export const useDeleteDomain = () =>
  useChange((id: string) => call(endpoints.singleSignOn.removeDomain, { id }));

/** Returns the address at which the test continues. */
export const useBeginTest = () =>
  useMutation({
    mutationFn: () => call(endpoints.singleSignOn.beginTest),
    onMutate: () => notify.withdraw(notice),
  });
