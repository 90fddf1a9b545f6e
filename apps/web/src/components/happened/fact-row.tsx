import { factWords, type Happened } from '@rapport/contract';
import {
  CirclePause,
  CirclePlay,
  CircleStop,
  Gavel,
  Hash,
  type LucideIcon,
  Repeat,
  UserPlus,
  UserX,
  Vote,
} from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import { FactEvidence } from './fact-evidence.tsx';

const icons: Record<Happened['kind'], LucideIcon> = {
  decided: Gavel,
  'vote-passed': Vote,
  'heard-first': UserPlus,
  'heard-no-longer': UserX,
  'series-began': CirclePlay,
  'series-opened-by': Repeat,
  'series-paused': CirclePause,
  'series-ended': CircleStop,
  'topic-first': Hash,
};

type FactRowProps = {
  fact: Happened;
  /** Phones show it without what was said. */
  isShortOnPhones?: boolean;
};

/** A fact in a sentence, with what was said and a link to what it is based on. */
export function FactRow({ fact, isShortOnPhones = false }: FactRowProps) {
  const { sentence, quote } = factWords(fact);
  const Icon = icons[fact.kind];
  return (
    <div className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-2.5">
      <Icon aria-hidden className="mt-0.5 size-4 text-ink-3" />
      <p className="text-pretty">
        {sentence.map(({ text, isSubject }) =>
          isSubject ? (
            <strong key={text} className="font-strong">
              {text}
            </strong>
          ) : (
            text
          ),
        )}
        {quote && <span className={cn(isShortOnPhones && 'max-md:hidden')}> “{quote}”</span>}{' '}
        <FactEvidence fact={fact} />
      </p>
    </div>
  );
}
