import { type Figure, figures, type RulesInForce, whoSees } from '@rapport/contract';
import { Link } from 'react-router';
import { QueryPart } from '@/components/ui/query-part.tsx';
import { Section } from '@/components/ui/section.tsx';
import { useRulesInForce } from '@/lib/use-rules-in-force.ts';

const selfOf = ({ about }: Figure) => (about === 'pair' ? 'the two of you' : 'you');

/** Every kind of figure about the person, and who may currently see it. */
export function OwnFigures() {
  return (
    <Section title="Computed about you">
      <p className="-mt-1 mb-3 text-ink-2">
        Each kind of figure about you, and who may see it now.{' '}
        <Link to="/trust" className="text-accent underline underline-offset-2">
          What is computed about whom
        </Link>{' '}
        describes them all.
      </p>
      <QueryPart query={useRulesInForce()} what="who may see what" block="h-40 w-full">
        {(rules) => <OwnFigureList rules={rules} />}
      </QueryPart>
    </Section>
  );
}

function OwnFigureList({ rules }: { rules: RulesInForce }) {
  return (
    <ul aria-label="Computed about you" className="@container">
      {figures.map(
        (figure) =>
          figure.own && (
            <li
              key={figure.id}
              className="grid gap-x-8 border-line py-[7px] not-last:border-b @min-[560px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <Link to={`/trust#${figure.id}`} className="hover:text-accent hover:underline">
                {figure.own}
              </Link>
              <span className="text-ink-2">seen by {whoSees(figure, rules, selfOf(figure))}</span>
            </li>
          ),
      )}
    </ul>
  );
}
