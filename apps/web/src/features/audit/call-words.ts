import { paths } from '@rapport/contract';
import { capitalised } from '@/lib/number-words.ts';

/** Names of refused calls, by method and path. */
const calls: Record<string, string> = {
  [`GET ${paths.users}`]: 'Listing the users',
  [`GET ${paths.user}`]: 'Viewing a profile',
  [`POST ${paths.importUsers}`]: 'Importing people',
  [`GET ${paths.erasure}`]: 'Previewing the erasure of a person',
  [`POST ${paths.erasure}`]: 'Erasing a person',
  [`PATCH ${paths.organizationSettings}`]: 'Changing the settings',
  [`GET ${paths.glossary}`]: 'Viewing the terms of recordings',
  [`DELETE ${paths.glossaryTerm}`]: 'Deleting a term of recordings',
  [`GET ${paths.retention}`]: 'Viewing the retention',
  [`GET ${paths.retentionPreview}`]: 'Previewing the retention',
  [`PATCH ${paths.retention}`]: 'Changing the retention',
  [`POST ${paths.handOverOwnership}`]: 'Handing over ownership',
  [`GET ${paths.undeliveredMail}`]: 'Viewing undelivered e-mails',
  [`GET ${paths.apiKeys}`]: 'Viewing the API keys',
  [`POST ${paths.apiKeys}`]: 'Creating an API key',
  [`DELETE ${paths.apiKey}`]: 'Revoking an API key',
  [`GET ${paths.directoryConnection}`]: 'Viewing the connection of the directory',
  [`PATCH ${paths.directoryConnection}`]: 'Changing the connection of the directory',
  [`DELETE ${paths.directoryConnection}`]: 'Disconnecting the directory',
  [`POST ${paths.directoryToken}`]: 'Creating a token of the directory',
  [`GET ${paths.singleSignOn}`]: 'Viewing how people sign in',
  [`PUT ${paths.singleSignOn}`]: 'Changing how people sign in',
  [`PATCH ${paths.singleSignOn}`]: 'Changing how people sign in',
  [`DELETE ${paths.singleSignOn}`]: 'Changing how people sign in',
  [`POST ${paths.singleSignOnTest}`]: 'Testing single sign-on',
  [`POST ${paths.singleSignOnDomains}`]: 'Changing the domains of the organization',
  [`POST ${paths.singleSignOnDomainCheck}`]: 'Changing the domains of the organization',
  [`DELETE ${paths.singleSignOnDomain}`]: 'Changing the domains of the organization',
  [`GET ${paths.auditLog}`]: 'Reading the audit log',
  [`GET ${paths.auditLogFile}`]: 'Downloading the audit log',
  [`POST ${paths.uploadTranscript}`]: 'Uploading a transcript',
  [`POST ${paths.keepBoth}`]: 'Keeping a duplicate meeting',
  [`POST ${paths.retryProcessing}`]: 'Retrying processing',
  [`DELETE ${paths.cancelProcessing}`]: 'Cancelling processing',
  [`DELETE ${paths.meeting}`]: 'Deleting a meeting',
  [`POST ${paths.readAgain}`]: 'Having a meeting read again',
  [`POST ${paths.corrections}`]: 'Correcting a meeting',
  [`DELETE ${paths.correction}`]: 'Undoing a correction',
  [`GET ${paths.directory}`]: 'Searching the directory',
  [`PATCH ${paths.actions}`]: 'Changing actions',
  [`POST ${paths.offboardings}`]: 'Beginning an offboarding',
  [`DELETE ${paths.offboarding}`]: 'Deleting an offboarding',
  [`PUT ${paths.planPeople}`]: 'Sharing a plan',
  [`POST ${paths.planSubjects}`]: 'Showing a plan to a person it is about',
  [`PATCH ${paths.handoverItem}`]: 'Changing a handover',
  [`DELETE ${paths.handoverItem}`]: 'Changing a handover',
  [`GET ${paths.system}`]: 'Viewing the system',
  [`POST ${paths.testMail}`]: 'Sending a test e-mail',
};

/** Names of calls to the account library, by the path below its own. */
const accountCalls: Record<string, string> = {
  'organization/update': 'Changing the organization',
  'organization/delete': 'Deleting the organization',
  'organization/set-active': 'Switching to the organization',
  'organization/invite-member': 'Sending an invitation',
  'organization/cancel-invitation': 'Cancelling an invitation',
  'organization/list-invitations': 'Listing the invitations',
  'organization/accept-invitation': 'Accepting an invitation',
  'organization/update-member-role': 'Changing a role',
  'organization/remove-member': 'Removing a member',
  'organization/list-members': 'Listing the members',
  'organization/leave': 'Leaving the organization',
  'organization/create-team': 'Creating a team',
  'organization/update-team': 'Renaming a team',
  'organization/remove-team': 'Removing a team',
  'organization/add-team-member': 'Adding a person to a team',
  'organization/remove-team-member': 'Removing a person from a team',
  'delete-user': 'Deleting the account',
  'change-password': 'Changing the password',
  'update-user': 'Changing the account',
};

const accountPath = `${paths.auth}/`;
const platformPath = 'admin/';

/** 'set-user-password' becomes 'Set user password'. */
export function platformWords(name: string): string {
  return capitalised(name.replaceAll('-', ' '));
}

/** 'Deleting a meeting' for 'DELETE /api/v1/event/:id'. Other texts are returned unchanged. */
export function callWords(call: string): string {
  const [, path] = /^[A-Z]+ (\/\S*)$/.exec(call) ?? [];
  if (!path) return call;
  const name = path.startsWith(accountPath) ? path.slice(accountPath.length) : '';
  if (name.startsWith(platformPath)) {
    return `Administering the platform: ${platformWords(name.slice(platformPath.length))}`;
  }
  return calls[call] ?? accountCalls[name] ?? `Another call: ${call}`;
}
