import { endpoints, invitedAtOnceMax, type ManyInvitations } from '@rapport/contract';
import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { RoleField } from '@/components/invite-user/role-field.tsx';
import { Button } from '@/components/ui/button.tsx';
import { TextareaField } from '@/components/ui/control-fields.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Refused } from '@/components/ui/refused.tsx';
import { call } from '@/lib/call.ts';
import { counted, inDigits } from '@/lib/number-words.ts';
import { useQuietChange } from '@/lib/use-quiet-change.ts';
import { userKeys } from '@/lib/user-keys.ts';
import { InvitationOutcomes } from './invitation-outcomes.tsx';
import { typedAddresses } from './typed-addresses.ts';

/** Chosen synced people, or all that a search finds; null to type addresses. */
export type ChosenPeople = { to: ManyInvitations['to']; count: number };

type InviteManyDialogProps = {
  chosen: ChosenPeople | null;
  open: boolean;
  onClose: () => void;
  onInvited?: () => void;
};

export function InviteManyDialog({ chosen, open, onClose, onInvited }: InviteManyDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<ManyInvitations['role']>('member');
  const invite = useQuietChange(userKeys.all, (body: ManyInvitations) =>
    call(endpoints.organization.invite, { body }),
  );
  const addresses = typedAddresses(typed);
  const isTooMany = addresses.length > invitedAtOnceMax;
  const to = chosen?.to ?? { addresses };
  const canSend = chosen !== null || (addresses.length > 0 && !isTooMany);
  const send = () => {
    if (canSend && !invite.isPending)
      invite.mutate({ role, to }, { onSuccess: () => onInvited?.() });
  };
  const close = () => {
    setTyped('');
    setRole('member');
    invite.reset();
    onClose();
  };
  const { data: result } = invite;
  const next = Math.min(result?.remaining ?? 0, invitedAtOnceMax);

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Invite several people"
      {...(!result && chosen && { description: sentenceOf(chosen.count) })}
      footer={
        result ? (
          <>
            {next > 0 && (
              <Button icon={Send} busy={invite.isPending} onClick={send}>
                Invite the next {inDigits(next)}
              </Button>
            )}
            {/* The second click of a double click on 'Send Invitations' does not close the result. */}
            <Button variant="primary" onClick={({ detail }) => detail < 2 && close()}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              icon={Send}
              type="submit"
              form={formId}
              disabled={!canSend}
              busy={invite.isPending}
            >
              Send Invitations
            </Button>
          </>
        )
      }
    >
      {result ? (
        <InvitationOutcomes result={result} />
      ) : (
        <form
          id={formId}
          noValidate
          className="pt-1"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          {!chosen && (
            <TextareaField
              label="E-mail addresses"
              hint={
                addresses.length > 0
                  ? counted(addresses.length, 'address', 'addresses')
                  : 'One in each line, or separated by commas.'
              }
              error={
                isTooMany
                  ? `${counted(addresses.length, 'address', 'addresses')}. At most ${invitedAtOnceMax} can be invited at once.`
                  : undefined
              }
              rows={8}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onValueChange={setTyped}
            />
          )}
          <RoleField
            role={role}
            hint="All of them get this role in your organization."
            onRole={setRole}
          />
        </form>
      )}
      <Refused
        error={invite.error}
        sentences={{
          403: "You don't have permission to invite users to this organization.",
          else: 'The invitations could not be sent. Please try again.',
        }}
      />
    </Dialog>
  );
}

function sentenceOf(count: number): string {
  const who = `${counted(count, 'person', 'people')} with the status 'Synced'`;
  return count > invitedAtOnceMax
    ? `${who}: the first ${invitedAtOnceMax} are invited, then you can go on.`
    : `${who}.`;
}
