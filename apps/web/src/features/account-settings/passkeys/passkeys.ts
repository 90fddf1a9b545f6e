import { endpoints, type PasskeyList } from '@rapport/contract';
import { startRegistration } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { passkeyKey } from './use-passkeys.ts';

function useChange<Input>(send: (input: Input) => Promise<PasskeyList>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (list) => queryClient.setQueryData(passkeyKey, list),
    onError: () => queryClient.invalidateQueries({ queryKey: passkeyKey }),
  });
}

/** Sends the password, lets the browser create the passkey, then sends it to the server. */
export const useAddPasskey = () =>
  useChange(async ({ name, password }: { name: string; password: string }) => {
    const optionsJSON = await call(endpoints.passkeys.begin, { body: { password } });
    const credential = await startRegistration({ optionsJSON });
    return call(endpoints.passkeys.create, { body: { name, credential } });
  });

export const useRenamePasskey = (id: string) =>
  useChange((name: string) => call(endpoints.passkeys.rename, { id, body: { name } }));

export const useRemovePasskey = (id: string) =>
  useChange((_: undefined) => call(endpoints.passkeys.remove, { id }));
