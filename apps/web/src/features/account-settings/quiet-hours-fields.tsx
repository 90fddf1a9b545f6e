import { Select } from '@/components/ui/select.tsx';
import { dayTimes } from './day-times.ts';
import type { NotificationFieldsProps } from './notification-sections.tsx';

const none = { value: '', label: 'None' };

export function QuietHoursFields({ settings, onChange }: NotificationFieldsProps) {
  const { quietFrom, quietTo } = settings;
  return (
    <div className="flex flex-wrap items-center gap-2 text-12 text-ink-2">
      <Select
        aria-label="Quiet from"
        className="w-32"
        options={[none, ...dayTimes]}
        value={quietFrom ?? ''}
        onValueChange={(time) => onChange({ quietFrom: time || null })}
      />
      to
      <Select
        aria-label="Quiet to"
        className="w-32"
        options={dayTimes}
        value={quietTo}
        disabled={quietFrom === null}
        onValueChange={(time) => onChange({ quietTo: time })}
      />
      no mail; the bell still counts
    </div>
  );
}
