import {
  type PasskeyList,
  passkeyCreationSchema,
  passkeyListSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import { startRegistration } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { passkeyKey } from './use-passkeys.ts';

const schema = passkeyListSchema;

function useChange<Input>(call: (input: Input) => Promise<PasskeyList>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (list) => queryClient.setQueryData(passkeyKey, list),
    onError: () => queryClient.invalidateQueries({ queryKey: passkeyKey }),
  });
}

/** Sends the password, lets the browser create the passkey, then sends it to the server. */
export const useAddPasskey = () =>
  useChange(async ({ name, password }: { name: string; password: string }) => {
    const optionsJSON = await request({
      path: paths.passkeyBegin,
      method: 'POST',
      body: { password },
      schema: passkeyCreationSchema,
    });
    const credential = await startRegistration({ optionsJSON });
    return request({ path: paths.passkeys, method: 'POST', body: { name, credential }, schema });
  });

export const useRenamePasskey = (id: string) =>
  useChange((name: string) =>
    request({ path: pathFor(paths.passkey, id), method: 'PATCH', body: { name }, schema }),
  );

export const useRemovePasskey = (id: string) =>
  useChange((_: undefined) =>
    request({ path: pathFor(paths.passkey, id), method: 'DELETE', schema }),
  );
