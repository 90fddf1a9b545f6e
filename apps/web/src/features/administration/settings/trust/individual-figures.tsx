import {
  individualFiguresSchema,
  individualFigureWords,
  privacyWords,
  trustSubjectWords,
} from '@rapport/contract';
import { Info } from 'lucide-react';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { TrustRow, type TrustSectionProps } from './trust-row.tsx';

const meanings = {
  readers: 'In a meeting, its readers see the mood of each participant.',
  own: 'Nobody else does: not a manager, not an owner.',
  off: 'No screen shows it. Each person finds their own under Your data.',
};

export function IndividualFigures({ form, administration }: TrustSectionProps) {
  const { features: activeFeatures } = useActiveFeatures();
  const { ofPersonOverMeetings } = privacyWords({ trust: form.draft, activeFeatures });
  return (
    <TrustRow
      subject="individualFigures"
      note={`The mood of one person in a meeting. ${ofPersonOverMeetings}`}
      administration={administration}
    >
      <ChoiceCards
        legend={trustSubjectWords.individualFigures}
        value={form.draft.individualFigures}
        values={individualFiguresSchema.options}
        words={individualFigureWords}
        meanings={meanings}
        onValueChange={(individualFigures) => form.change({ individualFigures })}
      />
      <p className="flex items-start gap-2 text-pretty text-12 text-ink-2">
        <Info aria-hidden className="mt-px size-3.5 shrink-0 text-ink-3" />
        Works-council mode overrules this: while it is on, this counts as Off.
      </p>
    </TrustRow>
  );
}
