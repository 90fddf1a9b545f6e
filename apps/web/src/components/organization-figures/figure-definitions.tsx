import { figures } from '@rapport/contract';
import { Link } from 'react-router';
import { Dialog } from '@/components/ui/dialog.tsx';
import { coverageWords } from './coverage-words.ts';
import { type ComputedFigures, howComputedWords } from './how-computed.tsx';
import { periodDays } from './period-words.ts';

type FigureDefinitionsProps = ComputedFigures & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Definitions and limits of figures, in the register's words. */
export function FigureDefinitions(props: FigureDefinitionsProps) {
  const { subject, ids, words = howComputedWords, open, onOpenChange } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${words} ${subject}`}
      description={
        'standsOn' in props
          ? props.standsOn
          : `${coverageWords(props.coverage)}; ${periodDays(props.period)}.`
      }
    >
      {figures
        .filter(({ id }) => ids.includes(id))
        .map(({ id, name, definition, limits }) => (
          <div key={id}>
            <h3>{name}</h3>
            <p className="mt-0.5 text-pretty">{definition}</p>
            <p className="mt-1 text-12 text-ink-3 text-pretty">{limits}</p>
          </div>
        ))}
      <p>
        <Link to="/trust" className="text-accent underline underline-offset-2">
          What is computed about whom
        </Link>
      </p>
    </Dialog>
  );
}
