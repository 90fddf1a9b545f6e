import type { AssistantRequest } from '@rapport/contract';
import { assistantReads } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import type { AccountCaller } from '../../../platform/session.ts';
import { presentSettings } from '../../organizations/present-settings.ts';
import type { OAuthRequests } from './oauth-requests.ts';
import { countReadable, listChoices } from './request-repository.ts';

/**
 * What an assistant asks its member for, and in which organizations it can be allowed.
 * @throws AppError 404 for a request that is not this server's or too old
 */
export async function readRequest(
  { db, requests }: { db: Database; requests: OAuthRequests },
  caller: AccountCaller,
  request: string,
): Promise<AssistantRequest> {
  const asking = await requests.read(request);
  const choices = await listChoices(db, caller);
  const readers = choices.map(({ organizationId, ...row }) => ({
    organizationId,
    accountId: caller.accountId,
    settings: presentSettings(row),
  }));
  const meetings = await countReadable(db, readers);
  return {
    ...asking,
    organizations: choices.map(({ organizationId, name, activeOrganizationId }, at) => ({
      id: organizationId,
      name,
      isActive: organizationId === activeOrganizationId,
      meetings: meetings[at] ?? 0,
      reads: readers[at] ? assistantReads(readers[at].settings.activeFeatures, 'you') : [],
    })),
  };
}
