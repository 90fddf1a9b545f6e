import { paths, type TwoFactorRuleUpdate, twoFactorRuleSchema } from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';

const key = ['two-factor-rule'];
const path = paths.twoFactorRule;
const schema = twoFactorRuleSchema;

export function useTwoFactorRule() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => request({ path, schema, signal }) });
}

export function useSaveTwoFactorRule() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TwoFactorRuleUpdate) => request({ path, method: 'PUT', body, schema }),
    onSuccess: (saved) => queryClient.setQueryData(key, saved),
  });
}
