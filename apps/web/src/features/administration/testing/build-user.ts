import type { OrganizationUser, UserAbilities } from '@rapport/contract';

const nothing: UserAbilities = {
  invite: false,
  cancelInvitation: false,
  changeRole: false,
  handOverOwnership: false,
  remove: false,
  resetPassword: false,
  erase: false,
};

type Given = Partial<Omit<OrganizationUser, 'can'>> & { can?: Partial<UserAbilities> };

/** An active member by default. */
export function buildUser({ can, ...given }: Given = {}): OrganizationUser {
  return {
    id: 'priya',
    accountId: 'account-priya',
    email: 'priya.raman@northwind.example',
    firstName: 'Priya',
    lastName: 'Raman',
    username: null,
    status: 'ACTIVE',
    organizationRole: 'member',
    organizationMemberId: 'member-priya',
    invitationId: null,
    rapportUser: true,
    invitedAt: null,
    activatedAt: '2026-09-01T08:00:00.000Z',
    lastSyncedAt: null,
    syncSource: 'USER_UPLOAD',
    isManaged: false,
    externalId: null,
    externalData: { title: null, jobTitle: null, department: null, teams: [] },
    ...given,
    can: { ...nothing, ...can },
  };
}

export const owner = buildUser({
  id: 'helena',
  email: 'helena.brandt@northwind.example',
  firstName: 'Helena',
  lastName: 'Brandt',
  organizationRole: 'owner',
});

export const member = buildUser({ can: { remove: true, handOverOwnership: true } });

export const invited = buildUser({
  id: 'tomas',
  email: 'tomas.leiva@northwind.example',
  firstName: 'Tomás',
  lastName: 'Leiva',
  status: 'INVITED',
  organizationRole: 'admin',
  organizationMemberId: null,
  invitationId: 'invitation-tomas',
  invitedAt: '2026-11-14T12:00:00.000Z',
  rapportUser: false,
  can: { invite: true, cancelInvitation: true },
});

export const synced = buildUser({
  id: 'jonas',
  email: 'jonas.keller@northwind.example',
  firstName: '',
  lastName: '',
  status: 'SYNCED_ONLY',
  organizationRole: null,
  organizationMemberId: null,
  rapportUser: false,
  can: { invite: true },
});

export function buildUsers(count: number): OrganizationUser[] {
  return Array.from({ length: count }, (_, index) =>
    buildUser({
      id: `u${index + 1}`,
      email: `u${index + 1}@example.com`,
      firstName: `Person${index + 1}`,
    }),
  );
}
