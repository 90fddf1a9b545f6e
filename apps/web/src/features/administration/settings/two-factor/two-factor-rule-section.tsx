import { endpoints, type TwoFactorRule, type TwoFactorRuleUpdate } from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { QueryPart } from '@/components/ui/query-part.tsx';
import { Refused } from '@/components/ui/refused.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { call } from '@/lib/call.ts';
import { SettingsRow } from '../settings-row.tsx';

/** Takes effect at once. */
export function TwoFactorRuleSection() {
  return (
    <SettingsRow
      title="Two-factor sign-in"
      anchor="two-factor"
      note="A code besides the password. Members without it set it up before they see anything of the organization. Single sign-on counts where no password opens an account. API keys are not affected."
    >
      <QueryPart
        query={useTwoFactorRule()}
        what="two-factor sign-in"
        failed="Failed to load this setting. Please try again."
      >
        {(rule) => <Rule rule={rule} />}
      </QueryPart>
    </SettingsRow>
  );
}

function Rule({ rule: { isRequired, memberCount, withTwoFactor } }: { rule: TwoFactorRule }) {
  const save = useSaveTwoFactorRule();
  const [isAsking, setIsAsking] = useState(false);
  const lacking = memberCount - withTwoFactor;
  return (
    <div className="grid gap-2">
      <Switch
        label="Two-factor sign-in required"
        checked={isRequired}
        onCheckedChange={(isOn) =>
          isOn && lacking > 0 ? setIsAsking(true) : save.mutate({ isRequired: isOn })
        }
      />
      <p className="text-12 text-ink-2">
        {withTwoFactor} of {memberCount} {memberCount === 1 ? 'member has' : 'members have'} it.
      </p>
      <Refused error={save.error} sentences="The change could not be saved." />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Require two-factor sign-in?"
        sentence={`${lacking} ${lacking === 1 ? 'member does' : 'members do'} not have it yet. Each sets it up before seeing anything of the organization again.`}
        confirmLabel="Require it"
        cancelLabel="Cancel"
        onConfirm={() => {
          setIsAsking(false);
          save.mutate({ isRequired: true });
        }}
      />
    </div>
  );
}

const queryKey = ['two-factor-rule'];

const useTwoFactorRule = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(endpoints.organization.getTwoFactorRule, { signal }),
  });

function useSaveTwoFactorRule() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TwoFactorRuleUpdate) =>
      call(endpoints.organization.updateTwoFactorRule, { body }),
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
  });
}
