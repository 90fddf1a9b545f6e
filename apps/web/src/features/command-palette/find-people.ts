import { organizationUserListSchema, paths, userPageSizes } from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { userKeys } from '@/lib/user-keys.ts';
import { userName } from '@/lib/user-words.ts';
import type { PaletteItem } from './palette-item.ts';

const shownPeople = 5;

/** The people of the organization who match what was typed, for those who may list them. */
export function useFoundPeople(search: string, isEnabled: boolean) {
  return useQuery({
    queryKey: [...userKeys.all, 'found', search],
    queryFn: async ({ signal }): Promise<PaletteItem[]> => {
      const query = new URLSearchParams({ limit: `${userPageSizes[0]}`, q: search });
      const path = `${paths.users}?${query}`;
      const { users } = await request({ path, schema: organizationUserListSchema, signal });
      return users.slice(0, shownPeople).map((user) => ({
        id: `person ${user.id}`,
        label: userName(user),
        hint: user.externalData.jobTitle ?? user.externalData.title ?? user.email,
        icon: 'person',
        path: `/users/${user.id}`,
      }));
    },
    enabled: isEnabled && search !== '',
    placeholderData: keepPreviousData,
  });
}
