import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeAccount } from '@/lib/change-account.ts';
import { leaveTo } from '@/lib/leave-page.ts';

type NewOrganization = { name: string; slug: string };

/** The server makes the caller its owner and the organization the active one. */
export function useCreateOrganization() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (organization: NewOrganization) =>
      changeAccount('organization/create', organization),
    onSuccess: () => {
      queryClient.clear();
      leaveTo('/');
    },
    onError: (error) => console.error('Creating the organization failed', error),
  });
}
