import { trustSubjectWords } from '@rapport/contract';
import { X } from 'lucide-react';
import { SettingSwitch } from '../setting-switch.tsx';
import { EffectLine, TrustRow, type TrustSectionProps } from './trust-row.tsx';

const switchedOff = [
  'The mood of a single person in meetings; counts without names stay, from the smallest group up',
  'Talk time and engagement of single people',
  'Recommendations about single people',
  'What-if, scenarios and succession by person',
  'In handovers: topics and people to introduce. Actions, series and what was added by hand stay',
  'Moods in the weekly digest',
];

export function WorksCouncilMode({ form, administration }: TrustSectionProps) {
  return (
    <TrustRow
      subject="worksCouncilMode"
      note="For places where an agreement limits what may be measured."
      administration={administration}
    >
      <SettingSwitch
        title={trustSubjectWords.worksCouncilMode}
        effect="When on, all of this is off for every role, owner included:"
        checked={form.draft.worksCouncilMode}
        onCheckedChange={(worksCouncilMode) => form.change({ worksCouncilMode })}
      />
      <ul aria-label="What works-council mode switches off" className="grid gap-1.5">
        {switchedOff.map((what) => (
          <li key={what} className="flex items-start gap-2.5 text-pretty">
            <X aria-hidden className="mt-[3px] size-3.5 shrink-0 text-ink-3" />
            {what}
          </li>
        ))}
      </ul>
      <EffectLine>
        Meetings, summaries, actions, topics and figures of groups stay. Each person still finds
        their own figures under Your data. It takes effect at once.
      </EffectLine>
    </TrustRow>
  );
}
