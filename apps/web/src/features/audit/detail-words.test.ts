import { type AuditAction, paths } from '@rapport/contract';
import { expect, test } from 'vitest';
import { detailWords } from './detail-words.ts';

test.each<[AuditAction, string | null, string | null]>([
  [
    'settings-changed',
    'hostingZone EU, timezone Europe/Paris, companyDescription, sentiment off, actions on',
    'Hosting Zone Europe, Timezone Central European, Company Description, Sentiment Analysis off, Action Items on',
  ],
  ['settings-changed', '', null],
  ['settings-changed', 'timezone Mars/Olympus', 'Timezone Mars/Olympus'],
  [
    'retention-changed',
    'files off, meetings 365 days',
    'Original files until deleted, meetings 365 days',
  ],
  ['refused', `DELETE ${paths.meeting}`, 'Deleting a meeting'],
  ['refused', `POST ${paths.auth}/organization/update`, 'Changing the organization'],
  [
    'refused',
    `POST ${paths.auth}/admin/set-user-password`,
    'Administering the platform: Set user password',
  ],
  ['refused', 'GET /api/v9/new', 'Another call: GET /api/v9/new'],
  ['refused', '12 more calls within a minute', '12 more calls within a minute'],
  ['platform-administration', 'impersonate-user', 'Impersonate user'],
  ['meeting-corrected', 'set-title', 'Changed the title'],
  ['meeting-counting-changed', 'left out', 'Left out'],
  ['correction-undone', 'merge-speakers', 'Merged speakers'],
  ['files-deleted', '1', '1 file'],
  ['meeting-deleted', 'retention', 'Retention period expired'],
  ['meeting-deleted', null, null],
  [
    'api-key-changed',
    'created, rapport_5Qm8vT, add-meetings, read-figures',
    'Created, rapport_5Qm8vT, Add meetings, Read figures',
  ],
  ['teams-changed', 'team created', 'Team created'],
  ['directory-person-changed', 'deactivated, name', 'Deactivated, name'],
  ['sign-in', 'single sign-on', 'Single sign-on'],
  ['sign-in-settings-changed', 'provider set', 'Provider set'],
  ['role-changed', 'admin', 'Admin'],
  ['people-imported', '1 new, 0 known, 1 skipped', '1 new, 0 known, 1 skipped'],
])('%s with "%s" shows "%s"', (action, detail, words) => {
  expect(detailWords({ action, detail })).toBe(words);
});
