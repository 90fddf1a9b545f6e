import type { NotificationSettingsAnswer } from '@rapport/contract';
import { QueryPart } from '@/components/ui/query-part.tsx';
import { Refused } from '@/components/ui/refused.tsx';
import { useSendsMail } from '@/lib/sign-in-ways.ts';
import { DigestFields } from './digest-fields.tsx';
import { useNotificationSettings, useSaveNotificationSettings } from './notification-settings.ts';
import { NotificationTable } from './notification-table.tsx';
import { QuietHoursFields } from './quiet-hours-fields.tsx';
import { SettingsSection } from './settings-section.tsx';

export type NotificationFieldsProps = {
  settings: NotificationSettingsAnswer;
  onChange: (changed: Partial<NotificationSettingsAnswer>) => void;
};

/** Each choice is saved at once. */
export function NotificationSections() {
  const query = useNotificationSettings();
  const settings = query.data;
  const save = useSaveNotificationSettings();
  const sendsMail = useSendsMail();
  if (!settings)
    return (
      <SettingsSection title="Notifications">
        <QueryPart
          query={query}
          what="notification settings"
          failed="Your notification settings could not be loaded."
          block="h-40"
        >
          {() => null}
        </QueryPart>
      </SettingsSection>
    );
  const onChange = (changed: Partial<NotificationSettingsAnswer>) =>
    save.mutate({ ...settings, ...changed });
  return (
    <>
      <SettingsSection
        title="Notifications"
        caption="For this account in the active organization. They are kept for 60 days."
      >
        <div>
          <NotificationTable settings={settings} onChange={onChange} />
          {!sendsMail && (
            <p className="mt-2 text-pretty text-12 text-ink-2">
              No mail server is set up: no mail arrives, whatever is chosen here. The bell works.
            </p>
          )}
          <Refused error={save.error} sentences="The change could not be saved." className="mt-2" />
        </div>
      </SettingsSection>
      <SettingsSection
        title="Weekly digest"
        caption={
          sendsMail ? <MailedTo email={settings.email} /> : 'Not by mail: no mail server is set up'
        }
      >
        <DigestFields settings={settings} onChange={onChange} />
      </SettingsSection>
      <SettingsSection title="Quiet hours">
        <QuietHoursFields settings={settings} onChange={onChange} />
      </SettingsSection>
    </>
  );
}

/** Breaks the line after the at sign rather than within a word. */
function MailedTo({ email }: { email: string }) {
  const [name, domain] = email.split('@');
  return (
    <>
      By mail to {name}@<wbr />
      {domain}
    </>
  );
}
