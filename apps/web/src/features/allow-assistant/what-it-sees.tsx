import type { AssistantRequest } from '@rapport/contract';
import { Info } from 'lucide-react';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { counted } from '@/lib/number-words.ts';

/** How much it would see today, in each organization that can be chosen. */
export function WhatItSees({ asking }: { asking: AssistantRequest }) {
  const { name, organizations } = asking;
  const place = placeOf(asking);
  return (
    <>
      <section>
        <FigureHead
          title="What it would see today"
          caption={`Meetings that you may open, and so may ${name}`}
        />
        <ul className="grid gap-2">
          {organizations.map(({ id, name: organization, meetings }) => (
            <li key={id}>
              <span className="text-24 tracking-head">{meetings.toLocaleString('en')}</span>{' '}
              <span className="text-12 text-ink-2">
                {meetings === 1 ? 'meeting' : 'meetings'} at {organization}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-1 text-ink-2">
          When you lose a meeting, {name} loses it in the same moment.
        </p>
      </section>
      <section className="mt-6 border-line-2 border-t pt-4">
        <h2 className="text-14">What is sent</h2>
        <p className="mt-1 text-ink-2">
          To a question it gets answers, verbatim quotes and {counted(50, 'turn')} of a meeting at
          most at a time: with speaker, day and a link. Each call is counted.
        </p>
      </section>
      <p className="mt-6 flex items-start gap-2.5 text-ink-2">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
        <span>
          What {place} keeps of it, and for how long, is up to {place}. Your colleagues’ words are
          in it.
        </span>
      </p>
    </>
  );
}

/** Where the assistant gets its answers, as far as Rapport knows. */
const placeOf = ({ name, host, isThisComputer }: AssistantRequest): string =>
  isThisComputer ? name : host;
