import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Option } from '@/components/planning/option.tsx';
import { Section } from '@/components/ui/section.tsx';
import { Part } from './part.tsx';

const paces = [
  { id: 'announced', label: 'Announced', meaning: 'Everyone is told on the same day' },
  { id: 'in-person', label: 'In person', meaning: 'The people concerned are told first' },
];

export function Cards() {
  const [pace, setPace] = useState('in-person');
  return (
    <Part title="Cards" caption="Only for content to open or choose; never nested">
      <Link
        to="/team/pdp"
        className="flex items-center gap-4 rounded-control border border-line-2 bg-surface px-4 py-3 hover:border-line-control"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-strong text-16">Team Development Overview</span>
          <span className="block text-ink-2">
            A card that opens a screen; its border reacts to hover
          </span>
        </span>
        <ChevronRight aria-hidden className="size-4 flex-none text-ink-3" />
      </Link>
      <fieldset className="grid grid-cols-2 gap-2 max-md:grid-cols-1">
        <legend className="mb-1.5 text-12 text-ink-3">Cards to choose from</legend>
        {paces.map(({ id, label, meaning }) => (
          <Option
            key={id}
            kind="radio"
            name="pace"
            label={label}
            meaning={meaning}
            checked={pace === id}
            onCheckedChange={() => setPace(id)}
          />
        ))}
      </fieldset>
      <p className="text-12 text-ink-3">Text has a hairline and no box; its section collapses</p>
      <Section title="Summary" className="mt-0">
        <p className="max-w-measure text-pretty text-ink-2">
          Text is on the page itself, under a heading that collapses it.
        </p>
      </Section>
    </Part>
  );
}
