import { ArrowDown, ArrowUp } from 'lucide-react';
import { FigureBar } from '@/components/planning/figure-bar.tsx';
import { Level } from '@/components/planning/level.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { dayAndMonth } from '@/lib/format-day.ts';
import type { StrategicItem } from './domain/dashboard.ts';

export function StrategicAlignment({ items }: { items: readonly StrategicItem[] }) {
  return (
    <section aria-label="Strategic Alignment" className="min-w-0">
      <FigureHead
        title="Strategic Alignment"
        caption="Alignment, %; momentum since last month, points"
      />
      <ul>
        {items.map((item) => (
          <Item key={item.name} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item }: { item: StrategicItem }) {
  const { name, priority, engagement, alignment, mentions, lastMention, impact } = item;
  return (
    <li className="border-line border-b py-2.5 first:pt-0">
      <div className="flex items-baseline gap-2">
        <h3 className="min-w-0 font-medium">{name}</h3>
        <span className="font-medium text-12 text-ink-3 tracking-[0.04em]">
          {priority}
          <span className="sr-only"> priority</span>
        </span>
        <span className="ml-auto font-strong">
          {alignment}%<span className="sr-only"> alignment</span>
        </span>
      </div>
      <FigureBar percent={alignment} className="mt-1.5 mb-1" />
      <div className="flex justify-between gap-2 text-12 text-ink-3">
        <span>
          {mentions} mentions · last {dayAndMonth(lastMention)}
        </span>
        <Momentum points={item.momentum} />
      </div>
      <div className="flex justify-between gap-2 text-12 text-ink-3">
        <span>Engagement {engagement}%</span>
        <span className="flex items-center gap-1.5">
          Impact <Level value={impact} />
        </span>
      </div>
    </li>
  );
}

function Momentum({ points }: { points: number }) {
  const [Icon, word, tone] =
    points < 0 ? [ArrowDown, 'down', 'text-neg'] : [ArrowUp, 'up', 'text-pos'];
  return (
    <span className={`inline-flex items-center gap-0.5 ${tone}`}>
      <Icon aria-hidden className="size-3 stroke-[2.25]" />
      <span className="sr-only">momentum {word} </span>
      {Math.abs(points)}
    </span>
  );
}
