import {
  type AuditEntry,
  activeFeaturesSchema,
  apiKeyScopeSchema,
  apiKeyScopeWords,
  type CorrectionRecord,
  hostingZoneSchema,
  organizationRoleSchema,
  timezoneSchema,
} from '@rapport/contract';
import * as z from 'zod/mini';
import { capitalised, counted } from '@/lib/number-words.ts';
import { featureWords, hostingZoneWords, timezoneWords } from '@/lib/settings-words.ts';
import { roleWords } from '@/lib/user-words.ts';
import { callWords, platformWords } from './call-words.ts';

/** The detail of an entry in the words of the screens. Unknown values are returned unchanged. */
export function detailWords({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>) {
  if (!detail) return null;
  switch (action) {
    case 'settings-changed':
      return detail.split(', ').map(settingWords).join(', ');
    case 'retention-changed':
      return detail.replace(/^files /, 'Original files ').replaceAll(/\boff\b/g, 'until deleted');
    case 'refused':
      return callWords(detail);
    case 'platform-administration':
      return platformWords(detail);
    case 'meeting-corrected':
    case 'correction-undone':
      return correctionWords.get(detail) ?? detail;
    case 'files-deleted':
      return counted(Number(detail), 'file');
    case 'meeting-deleted':
      return detail === 'retention' ? 'Retention period expired' : detail;
    case 'api-key-changed':
      return capitalised(detail.split(', ').map(scopeWords).join(', '));
    case 'directory-connection-changed':
    case 'directory-person-changed':
    case 'directory-group-changed':
    case 'sign-in':
    case 'sign-in-failed':
    case 'sign-in-settings-changed':
    case 'meeting-counting-changed':
    case 'teams-changed':
      return capitalised(detail);
    default:
      return roleOf(detail) ?? detail;
  }
}

const roleOf = (detail: string) => {
  const { data: role } = organizationRoleSchema.safeParse(detail);
  return role && roleWords[role];
};

function scopeWords(part: string): string {
  const { data: scope } = apiKeyScopeSchema.safeParse(part);
  return scope ? apiKeyScopeWords[scope] : part;
}

const featureSchema = z.keyof(activeFeaturesSchema);

/** 'Timezone Central European' for 'timezone Europe/Paris'. */
function settingWords(setting: string): string {
  const [name = '', value = ''] = setting.split(' ');
  if (name === 'companyDescription') return 'Company Description';
  if (name === 'hostingZone') {
    const { data: zone } = hostingZoneSchema.safeParse(value);
    return `Hosting Zone ${zone ? hostingZoneWords[zone] : value}`;
  }
  if (name === 'timezone') {
    const { data: zone } = timezoneSchema.safeParse(value);
    return `Timezone ${zone ? timezoneWords[zone] : value}`;
  }
  const { data: feature } = featureSchema.safeParse(name);
  return feature ? `${featureWords[feature]} ${value}` : setting;
}

const kindWords: Record<CorrectionRecord['kind'], string> = {
  'rename-speaker': 'Renamed a speaker',
  'merge-speakers': 'Merged speakers',
  'tie-speaker': 'Tied a speaker to a person',
  'untie-speaker': 'Untied a speaker from a person',
  'split-speaker': 'Split a label from a speaker',
  'set-words': 'Corrected words',
  'set-speaker': 'Named turns',
  'set-title': 'Changed the title',
  'set-start': 'Changed the start',
  'set-length': 'Changed the length',
  'keep-as-read': 'Kept a value as read',
  'split-names-inside': 'Began turns at names inside turns',
  'drop-decision': 'Removed a decision',
  'drop-question': 'Removed an open question',
  'drop-action': 'Removed an action',
  'confirm-decision': 'Confirmed a decision',
  'confirm-question': 'Confirmed an open question',
  'confirm-action': 'Confirmed an action',
  'add-decision': 'Added a decision',
  'add-question': 'Added an open question',
  'rename-chapter': 'Renamed a chapter',
};
const correctionWords = new Map<string, string>([
  ...Object.entries(kindWords),
  ['drop-decision-confirmed', 'Removed a confirmed decision'],
  ['drop-question-confirmed', 'Removed a confirmed open question'],
]);
