import {
  figureReadersMax,
  figureReadersSchema,
  figureReaderWords,
  trustSubjectWords,
} from '@rapport/contract';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { TrustRow, type TrustSectionProps } from './trust-row.tsx';

const loadNamedPeople = () => import('./named-people.tsx').then(({ NamedPeople }) => NamedPeople);

const meanings = {
  everyone: 'Every member sees the figures of departments and initiatives.',
  named: 'Everyone else sees the meetings they may read, and no figures over all of them.',
};

export function FigureReaders({ form, administration }: TrustSectionProps) {
  const { figureReaders, people } = form.draft;
  const NamedPeople = useOnDemand(loadNamedPeople, figureReaders === 'named');
  return (
    <TrustRow
      subject="figureReaders"
      note="Ties, topics and moods of groups, over all meetings. Moods only from the smallest group up."
      administration={administration}
    >
      <ChoiceCards
        legend={trustSubjectWords.figureReaders}
        value={figureReaders}
        values={figureReadersSchema.options}
        words={figureReaderWords}
        meanings={meanings}
        onValueChange={(value) => form.change({ figureReaders: value })}
      />
      {NamedPeople && figureReaders === 'named' && (
        <NamedPeople
          people={people}
          max={figureReadersMax}
          label="People named"
          onChange={(named) => form.change({ people: named })}
        />
      )}
    </TrustRow>
  );
}
