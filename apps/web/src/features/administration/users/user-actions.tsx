import type { OrganizationUser } from '@rapport/contract';
import { Copy, Crown, Ellipsis, Send, Trash2, User, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadInviteDialog } from '@/components/invite-user/load-invite-dialog.ts';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { profileState } from '@/lib/profile-origin.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { userName } from '@/lib/user-words.ts';
import { copyInvitationLink } from './copy-invitation-link.ts';
import { type UserQuestion, UserQuestions } from './user-questions.tsx';

export function UserActions({ user }: { user: OrganizationUser }) {
  const [isInviting, setIsInviting] = useState(false);
  const [question, setQuestion] = useState<UserQuestion | null>(null);
  const InviteDialog = useOnDemand(loadInviteDialog, isInviting);
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
      {InviteDialog && (
        <InviteDialog person={user} open={isInviting} onClose={() => setIsInviting(false)} />
      )}
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
    <MenuButton
      className="z-10 max-md:-my-1 max-md:-mr-2"
      groups={[
        [
          {
            label: 'View profile',
            icon: User,
            onSelect: () => navigate(`/users/${user.id}`, { state: profileState(location) }),
          },
          invitationId !== null && {
            label: 'Copy invitation link',
            icon: Copy,
            onSelect: () => copyInvitationLink(invitationId),
          },
          can.cancelInvitation && {
            label: 'Cancel invitation',
            icon: X,
            onSelect: () => onAsk('cancel-invitation'),
          },
          can.handOverOwnership && {
            label: 'Hand over ownership',
            icon: Crown,
            onSelect: () => onAsk('hand-over'),
          },
        ],
        [
          can.remove && {
            label: 'Remove from organization',
            icon: Trash2,
            destructive: true,
            onSelect: () => onAsk('remove'),
          },
        ],
      ]}
    >
      <IconButton icon={Ellipsis} label={`Menu for ${userName(user)}`} tooltip={false} />
    </MenuButton>
  );
}
