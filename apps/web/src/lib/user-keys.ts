import type { UserStatus } from '@rapport/contract';

export const userKeys = {
  all: ['users'] as const,
  list: (query: { search: string; page: number; limit: number; status?: UserStatus | undefined }) =>
    ['users', 'list', query] as const,
  directory: (address: string) => ['users', 'directory', address] as const,
  detail: (id: string) => ['users', 'detail', id] as const,
};
