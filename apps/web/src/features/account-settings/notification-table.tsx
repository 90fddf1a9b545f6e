import { type ChosenNotificationKind, chosenNotificationKinds } from '@rapport/contract';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import type { NotificationFieldsProps } from './notification-sections.tsx';

const words: Record<ChosenNotificationKind, { title: string; caption: string }> = {
  'meeting-analysed': { title: 'Analysis finished', caption: 'of meetings you uploaded' },
  'meeting-failed': { title: 'Analysis failed', caption: 'of meetings you uploaded' },
  'action-given': { title: 'You were given an action', caption: 'in a meeting, or by a person' },
  'action-late': { title: 'An action of yours is late', caption: 'once, on the day after' },
  'speakers-to-match': {
    title: 'Speakers to match',
    caption: 'in meetings you uploaded, if you may match them',
  },
  'invitation-accepted': { title: 'Invitation accepted', caption: 'of people you invited' },
  'meeting-shared': { title: 'A meeting was shared with you', caption: 'by who uploaded it' },
  'plan-shared': {
    title: 'A plan was shared with you',
    caption: 'a scenario, a succession plan or an offboarding',
  },
  'plan-people-changed': {
    title: 'Who sees a plan has changed',
    caption: 'of a plan that you see',
  },
  'task-given': {
    title: 'You were given a task',
    caption: 'in a handover or a succession plan',
  },
};

const columns = [
  { way: 'bell', label: 'Bell' },
  { way: 'mail', label: 'Mail at once' },
] as const;

export function NotificationTable({ settings, onChange }: NotificationFieldsProps) {
  const toggle = (way: 'bell' | 'mail', kind: ChosenNotificationKind, isOn: boolean) =>
    onChange({
      [way]: chosenNotificationKinds.filter((one) =>
        one === kind ? isOn : settings[way].includes(one),
      ),
    });
  return (
    <table className="w-full">
      <thead>
        <tr className="text-12 text-ink-3">
          <th>
            <span className="sr-only">Notification</span>
          </th>
          {columns.map(({ way, label }) => (
            <th key={way} scope="col" className="w-24 pb-1 text-center font-body max-md:w-16">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chosenNotificationKinds.map((kind) => (
          <tr key={kind} className="h-12 border-line border-t">
            <th scope="row" className="py-1.5 text-left font-body">
              <span className="block font-medium">{words[kind].title}</span>
              <span className="block text-12 text-ink-3">{words[kind].caption}</span>
            </th>
            {columns.map(({ way, label }) => (
              <td key={way} className="text-center">
                <Checkbox
                  label={<span className="sr-only">{`${words[kind].title}: ${label}`}</span>}
                  className="justify-center gap-0 max-md:min-w-11"
                  checked={settings[way].includes(kind)}
                  onChange={(event) => toggle(way, kind, event.target.checked)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
