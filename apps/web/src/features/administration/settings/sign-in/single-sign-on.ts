import {
  type NewSingleSignOnDomain,
  pathFor,
  paths,
  type SingleSignOn,
  type SingleSignOnProvider,
  type SingleSignOnUpdate,
  singleSignOnAddressSchema,
  singleSignOnSchema,
} from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { request } from '@/lib/api-client.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';

const key = ['single-sign-on'];
const notice = 'single-sign-on';
const lookAgainMs = 2000;

/** Polls while a test runs in another window. */
export function useSingleSignOn({ isTesting }: { isTesting: boolean }) {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      request({ path: paths.singleSignOn, schema: singleSignOnSchema, signal }),
    refetchInterval: isTesting && lookAgainMs,
    refetchIntervalInBackground: true,
  });
}

/** The settings are read again after a refusal: another person may have changed them. */
function useChange<Input>(
  call: (input: Input, settings: SingleSignOn | undefined) => Promise<SingleSignOn>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(input, queryClient.getQueryData<SingleSignOn>(key)),
    // Each change waits for the one before and names the version that came of it.
    scope: { id: 'single-sign-on' },
    onMutate: () => notify.withdraw(notice),
    onSuccess: (settings) => queryClient.setQueryData(key, settings),
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

export const onError = (error: Error) =>
  notify.error(
    refusalSentence(error, { else: 'The sign-in could not be changed. Please try again.' }),
    notice,
    error,
  );

const path = paths.singleSignOn;
const schema = singleSignOnSchema;

export const useSaveProvider = () =>
  useChange((body: SingleSignOnProvider) => request({ path, method: 'PUT', body, schema }));

export const useChangeProvider = () =>
  useChange((update: Omit<SingleSignOnUpdate, 'version'>, settings) => {
    const body = { version: settings?.provider?.version ?? 0, ...update };
    return request({ path, method: 'PATCH', body, schema });
  });

export const useDeleteProvider = () =>
  useChange((_: undefined) => request({ path, method: 'DELETE', schema }));

export const useAddDomain = () =>
  useChange((body: NewSingleSignOnDomain) =>
    request({ path: paths.singleSignOnDomains, method: 'POST', body, schema }),
  );

export const useCheckDomain = () =>
  useChange((id: string) =>
    request({ path: pathFor(paths.singleSignOnDomainCheck, id), method: 'POST', schema }),
  );

export const useDeleteDomain = () =>
  useChange((id: string) =>
    request({ path: pathFor(paths.singleSignOnDomain, id), method: 'DELETE', schema }),
  );

/** Returns the address at which the test continues. */
export const useBeginTest = () =>
  useMutation({
    mutationFn: () =>
      request({
        path: paths.singleSignOnTest,
        method: 'POST',
        schema: singleSignOnAddressSchema,
      }),
    onMutate: () => notify.withdraw(notice),
  });
