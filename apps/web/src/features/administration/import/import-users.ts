import { importResultSchema, paths } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { userKeys } from '@/lib/user-keys.ts';

function importUsers(file: File) {
  const body = new FormData();
  body.append('file', file);
  return request({ path: paths.importUsers, method: 'POST', body, schema: importResultSchema });
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
