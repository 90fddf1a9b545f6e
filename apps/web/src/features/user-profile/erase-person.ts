import { endpoints } from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { notify } from '@/components/ui/notify.ts';
import { call } from '@/lib/call.ts';
import { userKeys } from '@/lib/user-keys.ts';

export function useErasurePreview(id: string) {
  return useQuery({
    queryKey: ['erasure', id],
    queryFn: ({ signal }) => call(endpoints.rights.previewErasure, { id, signal }),
    gcTime: 0,
  });
}

/** Afterwards leaves the profile, which no longer exists. */
export function useErasePerson(id: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (name: string) => call(endpoints.rights.erase, { id, body: { name } }),
    onSuccess: async () => {
      await navigate('/admin', { replace: true });
      notify.success('The person was erased.');
      queryClient.removeQueries({ queryKey: userKeys.detail(id) });
      await queryClient.invalidateQueries({ queryKey: userKeys.all });
    },
  });
}
