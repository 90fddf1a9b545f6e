import type { OrganizationUser } from '@rapport/contract';
import { Copy, Crown, Ellipsis, Send, Trash2, User, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { InviteDialog } from '@/components/invite-user/invite-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { profileState } from '@/lib/profile-origin.ts';
import { userName } from '@/lib/user-words.ts';
import { copyInvitationLink } from './copy-invitation-link.ts';
import { type UserQuestion, UserQuestions } from './user-questions.tsx';

/** What the server lets the reader do with one person of the list. */
export function UserActions({ user }: { user: OrganizationUser }) {
  const [isInviting, setIsInviting] = useState(false);
  const [question, setQuestion] = useState<UserQuestion | null>(null);
  const isInvited = user.status === 'INVITED';
  const name = userName(user);
  return (
    <>
      {user.can.invite && (
        <Button
          size="small"
          icon={isInvited ? Send : UserPlus}
          aria-label={isInvited ? `Resend invitation to ${name}` : `Invite ${name}`}
          className="relative z-10"
          onClick={() => setIsInviting(true)}
        >
          {isInvited ? 'Resend' : 'Invite'}
        </Button>
      )}
      <UserMenu user={user} onAsk={setQuestion} />
      <InviteDialog person={user} open={isInviting} onClose={() => setIsInviting(false)} />
      <UserQuestions user={user} question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

type UserMenuProps = { user: OrganizationUser; onAsk: (question: UserQuestion) => void };

function UserMenu({ user, onAsk }: UserMenuProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const { can, invitationId } = user;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton
          icon={Ellipsis}
          label={`Menu for ${userName(user)}`}
          tooltip={false}
          className="relative z-10 max-md:-my-1 max-md:-mr-2"
        />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem
          icon={User}
          onSelect={() => navigate(`/users/${user.id}`, { state: profileState(location) })}
        >
          View profile
        </DropdownMenuItem>
        {invitationId && (
          <DropdownMenuItem icon={Copy} onSelect={() => copyInvitationLink(invitationId)}>
            Copy invitation link
          </DropdownMenuItem>
        )}
        {can.cancelInvitation && (
          <DropdownMenuItem icon={X} onSelect={() => onAsk('cancel-invitation')}>
            Cancel invitation
          </DropdownMenuItem>
        )}
        {can.handOverOwnership && (
          <DropdownMenuItem icon={Crown} onSelect={() => onAsk('hand-over')}>
            Hand over ownership
          </DropdownMenuItem>
        )}
        {can.remove && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem icon={Trash2} destructive onSelect={() => onAsk('remove')}>
              Remove from organization
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
