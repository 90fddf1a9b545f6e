import { endpoints, type OrganizationUser, userPageSizes } from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { userKeys } from '@/lib/user-keys.ts';
import { userListSchema } from '@/lib/user-list-schema.ts';
import { userName } from '@/lib/user-words.ts';
import type { PaletteItem, PaletteResult } from './palette-item.ts';

const shownPeople = 5;

export function useFoundPeople(search: string, isEnabled: boolean) {
  return useQuery({
    queryKey: [...userKeys.all, 'found', search],
    queryFn: async ({ signal }): Promise<PaletteResult> => {
      const { users, total } = await call(endpoints.users.list, {
        query: { limit: userPageSizes[0], q: search },
        as: userListSchema,
        signal,
      });
      return { items: users.items.slice(0, shownPeople).map(personItem), total };
    },
    enabled: isEnabled && search !== '',
    placeholderData: keepPreviousData,
  });
}

function personItem(user: OrganizationUser): PaletteItem {
  return {
    id: `person ${user.id}`,
    label: userName(user),
    hint: user.externalData.jobTitle ?? user.externalData.title ?? user.email,
    icon: 'person',
    path: `/users/${user.id}`,
  };
}
