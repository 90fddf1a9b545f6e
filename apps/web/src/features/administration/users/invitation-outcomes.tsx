import type { InvitationOutcome, ManyInvitationsResult } from '@rapport/contract';
import { CircleCheck, Copy, TriangleAlert } from 'lucide-react';
import { invitationLink } from '@/components/invite-user/invitation-link.ts';
import { Button } from '@/components/ui/button.tsx';
import { copyText } from '@/components/ui/copy-text.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { counted } from '@/lib/number-words.ts';
import { copyInvitationLink } from './copy-invitation-link.ts';

const words: Record<InvitationOutcome, string> = {
  sent: 'Invitation sent',
  'already-member': 'Already a member',
  'already-invited': 'Already invited',
  invalid: 'Not a valid email address',
  deactivated: "Deactivated by the company's directory",
};

/** What came of each address. Without a mail server, each new invitation offers its link. */
export function InvitationOutcomes({ result }: { result: ManyInvitationsResult }) {
  const { results, sendsMail } = result;
  const made = results.filter(({ outcome }) => outcome === 'sent');
  const others = results.length - made.length;
  const lines = made.flatMap(({ address, invitationId }) =>
    invitationId ? [`${address} ${invitationLink(invitationId)}`] : [],
  );
  return (
    <div className="grid gap-3">
      <p role="status" className="flex items-start gap-2 font-medium">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-pos" />
        {counted(made.length, 'invitation')} {sendsMail ? 'sent' : 'made'}
        {others > 0 && `, ${counted(others, 'address', 'addresses')} left out`}.
      </p>
      {!sendsMail && made.length > 0 && (
        <>
          <p className="flex items-start gap-2 text-pretty text-ink-2">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-neu" />
            No mail server is set up, so nothing was sent. Give each person their own link.
          </p>
          <Button icon={Copy} className="justify-self-start" onClick={() => copyAll(lines)}>
            Copy all links
          </Button>
        </>
      )}
      <ul aria-label="What came of each address" className="border-rule border-t-2">
        {results.map(({ address, outcome, invitationId }) => (
          <li
            key={address}
            className="flex min-h-11 items-center gap-3 border-line border-b py-1 text-pretty"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{address}</span>
            <span className={outcome === 'sent' ? 'text-ink-2' : 'text-neu'}>
              {outcome === 'sent' && !sendsMail ? 'Invited' : words[outcome]}
            </span>
            {!sendsMail && invitationId && (
              <IconButton
                icon={Copy}
                label={`Copy the link of ${address}`}
                onClick={() => void copyInvitationLink(invitationId)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const copyAll = (lines: readonly string[]) =>
  copyText(lines.join('\n'), {
    done: `${counted(lines.length, 'link')} copied.`,
    failed: 'The links could not be copied. Copy them one by one.',
  });
