import { FigureHead } from '@/components/ui/figure-head.tsx';
import { cn } from '@/lib/cn.ts';
import type { TouchedPerson } from '../domain/project.ts';
import { axisStart, changeOf, largestFallFirst, summaryOf } from '../domain/sentiment-change.ts';
import { TouchedPersonLine, TouchedPersonRow, touchedColumns } from './touched-person-row.tsx';

type TeamImpactProps = { people: readonly TouchedPerson[]; showsMoods: boolean };

export function TeamImpact({ people, showsMoods }: TeamImpactProps) {
  return showsMoods ? <BeforeAndAfter people={people} /> : <TouchedPeople people={people} />;
}

function TouchedPeople({ people }: { people: readonly TouchedPerson[] }) {
  return (
    <section>
      <FigureHead title="People affected" caption="Strongest tie first" />
      <ul aria-label="People affected">
        {people.map((touched) => (
          <TouchedPersonLine key={touched.person.id} touched={touched} />
        ))}
      </ul>
    </section>
  );
}

function BeforeAndAfter({ people }: { people: readonly TouchedPerson[] }) {
  const start = axisStart(people);
  const ticks = Array.from({ length: (10 - start) / 2 + 1 }, (_, index) => start + index * 2);
  const isMeasured = people.some((person) => changeOf(person) !== null);
  const starts = start === 0 ? '' : `; the axis starts at ${start}`;
  return (
    <section>
      <FigureHead
        title="Sentiment before and after"
        caption={
          isMeasured
            ? `Score from 0 to 10: the month before the announcement (hollow) and the week after (filled)${starts}; largest fall first`
            : `Score from 0 to 10: the past month (hollow)${starts}; strongest tie first`
        }
      />
      <p className="mb-3">{summaryOf(people)}</p>
      <div className="@container">
        <div
          aria-hidden
          className={cn(touchedColumns, 'pb-1.5 text-12 text-ink-3 @max-[639px]:hidden')}
        >
          <span>Person</span>
          <span className="flex justify-between">
            {ticks.map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </span>
          <span className="text-right">Change</span>
          <span>Impact</span>
        </div>
        <ul aria-label="Sentiment before and after">
          {largestFallFirst(people).map((touched) => (
            <TouchedPersonRow key={touched.person.id} touched={touched} axisStart={start} />
          ))}
        </ul>
      </div>
    </section>
  );
}
