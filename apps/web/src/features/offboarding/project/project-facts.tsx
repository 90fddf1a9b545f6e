import type { OffboardingProject } from '@rapport/contract';
import { Progress } from '@/components/ui/progress.tsx';
import { daysBetween } from '@/lib/days.ts';
import { longDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';

export function ProjectFacts({ project }: { project: OffboardingProject }) {
  const { title, lastDay, today, lookedAfterBy, fromMeetings, done, items, note } = project;
  const days = daysBetween(today, lastDay);
  const facts = [
    ...(title ? [['Role', title] as const] : []),
    ['Last day', longDay(lastDay)],
    days >= 0 ? ['Days left', `${days}`] : ['Days since', `${-days}`],
    ['Looked after by', lookedAfterBy ?? 'Owners and admins'],
    ...(fromMeetings === null ? [] : [['Made from', counted(fromMeetings, 'meeting')] as const]),
  ] as const;
  return (
    <>
      <dl className="mb-4 grid grid-cols-2 gap-x-6 gap-y-3 md:flex md:flex-wrap md:gap-x-12">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-12 text-ink-2">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
        <div className="md:min-w-45">
          <dt className="text-12 text-ink-2">Handed over</dt>
          <dd className="flex items-center gap-3 font-medium">
            {items === 0 ? (
              'Nothing to hand over'
            ) : (
              <>
                {done} of {items}
                <Progress
                  label="Handed over"
                  percentage={(100 * done) / items}
                  className="flex-1"
                />
              </>
            )}
          </dd>
        </div>
      </dl>
      {note && <p className="mb-4 max-w-[92ch] whitespace-pre-wrap wrap-anywhere">{note}</p>}
    </>
  );
}
