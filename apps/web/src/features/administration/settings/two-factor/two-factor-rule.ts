import { endpoints, type TwoFactorRuleUpdate } from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';

const queryKey = ['two-factor-rule'];

export const useTwoFactorRule = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(endpoints.organization.getTwoFactorRule, { signal }),
  });

export function useSaveTwoFactorRule() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TwoFactorRuleUpdate) =>
      call(endpoints.organization.updateTwoFactorRule, { body }),
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
  });
}
