import { Section } from '@/components/ui/section.tsx';
import { useShowsMoods } from '@/lib/use-active-features.ts';
import type { Weights } from '../domain/criteria.ts';
import { type RankedCandidate, statusFrom, weighted } from '../domain/ranking.ts';
import { useShownCriteria } from '../domain/shown-criteria.ts';
import { scoreWords } from './readiness-words.ts';

const whole = new Intl.NumberFormat('en-GB');
const nameCell = 'border-line border-t py-1.5 text-left';
const cell = 'border-line border-t py-1.5 text-right';

export function ScoreSum({ candidate, weights }: { candidate: RankedCandidate; weights: Weights }) {
  const { scores, overallScore, name, isExternal } = candidate;
  const showsMoods = useShowsMoods();
  const criteria = useShownCriteria();
  const { sum: products, total } = weighted(scores, weights);
  const sum = whole.format(products);
  return (
    <Section
      title="How the score is made"
      defaultOpen={false}
      note={`${sum} ÷ ${total} = ${scoreWords(overallScore)}`}
    >
      <p className="max-w-measure text-pretty text-ink-2">
        Each score is multiplied by its weight; the sum is divided by the sum of the weights,
        {` ${total}`}. From {statusFrom.primary} a candidate is primary, from {statusFrom.secondary}{' '}
        secondary, otherwise one to develop.{' '}
        {isExternal
          ? 'Tenure is not scored for external candidates; its weight is left out of the sum. '
          : 'Tenure is ten points a year, at most 100. '}
        {showsMoods
          ? 'Cultural fit follows the feeling of belonging; sentiment influence is half wellbeing and half the warmth of ties. '
          : 'Cultural fit follows the feeling of belonging. '}
        The other five scores are judgements. Readiness is the mean of skill match, leadership style
        and strategic alignment, whatever their weights.
      </p>
      <table aria-label={`Overall score of ${name}`} className="mt-3 w-full max-w-measure">
        <thead className="text-12 text-ink-3">
          <tr>
            <th scope="col" className="pb-1.5 text-left font-body">
              Requirement
            </th>
            <th scope="col" className="pb-1.5 text-right font-body">
              Weight
            </th>
            <th scope="col" className="pb-1.5 text-right font-body">
              Score
            </th>
            <th scope="col" className="pb-1.5 text-right font-body">
              Product
            </th>
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row" className={`${nameCell} font-body`}>
                {name}
              </th>
              <td className={cell}>{weights[id]}</td>
              <td className={cell}>{scores[id] ?? 'not scored'}</td>
              <td className={cell}>
                {scores[id] === null ? '–' : whole.format(weights[id] * scores[id])}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-strong">
          <tr>
            <th scope="row" className={`${nameCell} font-strong`}>
              Sum
            </th>
            <td className={cell}>{total}</td>
            <td className={cell} />
            <td className={cell}>{sum}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}
