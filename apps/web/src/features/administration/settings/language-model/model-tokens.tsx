import type { LanguageModelState } from '@rapport/contract';
import { TriangleAlert } from 'lucide-react';
import { addDays, today } from '@/lib/days.ts';
import { dayAndMonth, monthAndYear } from '@/lib/format-day.ts';
import { tokensInWords } from './model-words.ts';

const barWidth = 8;
const barStep = 12;
const barHeight = 32;

/** What the model used in this month, by day. */
export function ModelTokens({ tokens }: { tokens: LanguageModelState['tokens'] }) {
  const { month, total, lastMonth, byPurpose, limit } = tokens;
  const before = addDays(month, -1);
  return (
    <div className="grid items-end gap-x-6 gap-y-3 @min-[560px]:grid-cols-[minmax(0,1fr)_240px]">
      <div>
        <h3 className="font-medium">Tokens in {monthAndYear(month)}</h3>
        <p>
          <span className="font-strong text-24">{tokensInWords(total)}</span>
          {limit !== null && <span className="text-12 text-ink-2"> of {tokensInWords(limit)}</span>}
        </p>
        <p className="text-12 text-ink-2">
          Summaries {tokensInWords(byPurpose.texts)}, Ask {tokensInWords(byPurpose.answers)}, second
          opinion {tokensInWords(byPurpose.verdicts)}, tests {tokensInWords(byPurpose.test)};{' '}
          {monthAndYear(before)} {tokensInWords(lastMonth)}.
        </p>
        {limit !== null && total >= limit && (
          <p className="mt-1 flex items-start gap-1.5 font-medium text-12 text-neu">
            <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            <span>
              The limit is reached: until {dayAndMonth(firstOfNext(month))} the built-in engine
              writes, and Ask gives quotes only. Tests still count.
            </span>
          </p>
        )}
      </div>
      <Bars month={month} days={tokens.days} />
    </div>
  );
}

const firstOfNext = (month: string) => `${addDays(month, 31).slice(0, 7)}-01`;

function Bars({ month, days }: Pick<LanguageModelState['tokens'], 'month' | 'days'>) {
  const known = new Map(days.map(({ day, tokens }) => [day, tokens]));
  const last = today() < month ? month : today();
  const shown: string[] = [];
  for (let day = month; day <= last; day = addDays(day, 1)) shown.push(day);
  const most = Math.max(1, ...known.values());
  const [busiest] = days.toSorted((a, b) => b.tokens - a.tokens);
  const label = `Tokens per day from ${dayAndMonth(month)} to ${dayAndMonth(last)}`;
  return (
    <div>
      <svg
        role="img"
        aria-label={busiest ? `${label}, most on ${dayAndMonth(busiest.day)}` : label}
        viewBox={`0 0 ${shown.length * barStep} ${barHeight}`}
        preserveAspectRatio="none"
        className="h-8 w-full fill-ink-3"
      >
        {shown.map((day, at) => {
          const height = Math.max(1, ((known.get(day) ?? 0) / most) * barHeight);
          return (
            <rect
              key={day}
              x={at * barStep}
              y={barHeight - height}
              width={barWidth}
              height={height}
            />
          );
        })}
      </svg>
      <p className="mt-1 flex justify-between border-line-2 border-t pt-0.5 text-12 text-ink-3">
        <span>{dayAndMonth(month)}</span>
        <span>{dayAndMonth(last)}</span>
      </p>
    </div>
  );
}
