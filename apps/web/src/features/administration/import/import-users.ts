import { endpoints } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { userKeys } from '@/lib/user-keys.ts';

function importUsers(file: File) {
  const body = new FormData();
  body.append('file', file);
  return call(endpoints.users.importFile, { body });
}

export function useImportUsers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: importUsers,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}

export function importRefusal(error: Error): string {
  const failed = 'Failed to import users. Please try again.';
  return refusalSentence(error, {
    403: "You don't have permission to import users.",
    500: failed,
    else: failed,
  });
}
