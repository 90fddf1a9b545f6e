import { type MoodOfGroup, moodQuestion, type OrganizationMoods } from '@rapport/contract';
import { ShowAsQuestion } from '@/components/ask/show-as-question.tsx';
import { useEvidenceDrawer } from '@/components/organization-figures/evidence/use-evidence-drawer.tsx';
import { moodAxis } from '@/components/organization-figures/mood-axis.ts';
import { MoodChart } from '@/components/organization-figures/mood-chart.tsx';
import { counted, plural } from '@/lib/number-words.ts';

export type GroupButtonProps = {
  group: MoodOfGroup;
  answer: Pick<OrganizationMoods, 'chart' | 'period'>;
};

/** The name of a department or team. It opens its weeks and meetings, and covers the row. */
export function GroupButton({ group, answer: { chart, period } }: GroupButtonProps) {
  const { kind, name, heard, people, meetings, mood, weeks } = group;
  const shown = weeks.flatMap((week) => (week ? [week.band.low, week.band.high] : []));
  const { open, drawer } = useEvidenceDrawer({
    evidence: { of: kind, subject: name },
    title: name,
    sentence: `${heard} of ${counted(people, 'person', 'people')} ${plural(heard, 'was', 'were')} heard in ${counted(meetings, 'meeting')} of this period.`,
    children: (
      <>
        {mood.isShown && shown.length > 0 && (
          <MoodChart
            weeks={weeks}
            mondays={chart}
            axis={moodAxis(shown)}
            periodWeeks={period.weeks}
            subject={`Mood of ${name}`}
          />
        )}
        <p>
          <ShowAsQuestion question={moodQuestion(name, period)} subject={`Mood of ${name}`} />
        </p>
      </>
    ),
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="cursor-default text-left font-strong wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-accent"
      >
        {name}
      </button>
      {drawer}
    </>
  );
}
