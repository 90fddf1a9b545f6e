import type { Series } from '@rapport/contract';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { counted, plural } from '@/lib/number-words.ts';
import { dayWords } from './series-words.ts';

type WhyDialogProps = { series: Series; onClose: () => void };

/** Why the meetings belong to the series. */
export function WhyDialog({ series, onClose }: WhyDialogProps) {
  const { meetings, reasons } = series;
  const { regulars } = reasons;
  const count = meetings.length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Why these ${count}?`}
      description="The counts include the meetings that you may open."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <ul className="grid list-disc gap-2 pl-4">
        {reasons.byTitle > 0 && (
          <li className="wrap-anywhere">
            {counted(reasons.byTitle, 'meeting')} {plural(reasons.byTitle, 'has', 'have')} the same
            title{reasons.title && `, ‘${reasons.title}’`}, apart from dates and numbers.
          </li>
        )}
        {reasons.byPeople > 0 && (
          <li>
            {counted(reasons.byPeople, 'meeting')} {plural(reasons.byPeople, 'was', 'were')} found
            by {plural(reasons.byPeople, 'its', 'their')} people, weekday and hour.
          </li>
        )}
        {reasons.added > 0 && (
          <li>
            {counted(reasons.added, 'meeting')} {plural(reasons.added, 'was', 'were')} added by a
            person.
          </li>
        )}
        {dayWords(series.rhythm) !== null && (
          <li>
            {reasons.onWeekday} of {counted(reasons.dated, 'meeting')} with a stated date{' '}
            {plural(reasons.onWeekday, 'was', 'were')} on the usual weekday:{' '}
            {dayWords(series.rhythm)}.
          </li>
        )}
        {regulars.length > 0 && (
          <li>
            Heard in at least half of them:{' '}
            {regulars.map(({ name, meetings: heard }) => `${name} (${heard})`).join(', ')}.
          </li>
        )}
      </ul>
      <p className="text-12 text-ink-2">
        To remove a meeting, press ‘Not part of this series’ in its row. It is not added again
        automatically.
      </p>
    </Dialog>
  );
}
