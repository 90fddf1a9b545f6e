import { useState } from 'react';
import { FindChip } from '@/components/ui/filter-chip.tsx';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useSeriesList } from './api/series.ts';

const loadSeriesDialog = () =>
  import('./series-dialog.tsx').then(({ SeriesDialog }) => SeriesDialog);

type SeriesChipProps = {
  /** Id of the series. */
  value: string | undefined;
  onChoose: (id: string | undefined) => void;
};

/** A filter that limits a list to one series. */
export function SeriesChip({ value, onChoose }: SeriesChipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const SeriesDialog = useOnDemand(loadSeriesDialog, isOpen);
  const { data } = useSeriesList({ enabled: value !== undefined });
  const name = data?.series.items.find(({ id }) => id === value)?.name;
  return (
    <>
      <FindChip
        label="Series"
        value={value && (name ?? 'one series')}
        onFind={() => setIsOpen(true)}
        onClear={() => onChoose(undefined)}
      />
      {SeriesDialog && isOpen && (
        <SeriesDialog onChoose={onChoose} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
