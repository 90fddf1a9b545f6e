import type { AuditEntry } from '@rapport/contract';
import type { AuditRow } from './audit-repository.ts';

export function presentEntry(row: AuditRow): AuditEntry {
  const { accountId, personName, personEmail, targetId, targetEmail } = row;
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    person: accountId ? { accountId, name: personName, email: personEmail } : null,
    apiKey: row.apiKey,
    target: { id: targetId, email: targetEmail },
    detail: row.detail,
    address: row.address,
    device: row.device,
  };
}
