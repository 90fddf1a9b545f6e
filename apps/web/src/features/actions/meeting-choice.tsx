import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@/components/ui/control-fields.tsx';
import { call } from '@/lib/call.ts';
import { shortDay } from '@/lib/format-day.ts';

const without = 'Without a meeting, only you and the owner see the action.';

type MeetingChoiceProps = { value: string; onValueChange: (id: string) => void };

/** One of the newest meetings that the reader may open, or none. */
export function MeetingChoice({ value, onValueChange }: MeetingChoiceProps) {
  const { data, error } = useQuery({
    queryKey: ['action-meetings'],
    queryFn: ({ signal }) =>
      call(endpoints.meetings.list, { query: { limit: 50, status: 'completed' }, signal }),
  });
  return (
    <SelectField
      label="Meeting"
      error={error ? 'The meetings could not be loaded.' : undefined}
      hint={
        data?.next
          ? `${without} The newest ${data.meetings.length} meetings are listed; add it on the page of an older one.`
          : without
      }
      value={value}
      options={[
        { value: '', label: 'None' },
        ...(data?.meetings ?? []).map(({ id, name, date }) => ({
          value: id,
          label: `${name}, ${shortDay(date)}`,
        })),
      ]}
      onValueChange={onValueChange}
    />
  );
}
