import type { ChangeFound } from '@rapport/contract';
import {
  ArrowDownRight,
  ArrowUpRight,
  type LucideIcon,
  Quote,
  TrendingDown,
  TrendingUp,
  Unlink,
} from 'lucide-react';
import { useState } from 'react';
import { counted } from '@/lib/number-words.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { findingWords } from './finding-words.ts';

const loadEvidence = () =>
  import('./evidence-dialog.tsx').then(({ EvidenceDialog }) => EvidenceDialog);

function iconOf({ kind, now, before }: ChangeFound): LucideIcon {
  const isLess = now < before;
  if (kind === 'mood-of-group') return isLess ? TrendingDown : TrendingUp;
  if (kind === 'ties-between-departments' && isLess) return Unlink;
  return isLess ? ArrowDownRight : ArrowUpRight;
}

type FindingProps = {
  finding: ChangeFound;
  /** 'the four weeks before' */
  weeks: string;
};

export function Finding({ finding, weeks }: FindingProps) {
  const { sentence, detail } = findingWords(finding, weeks);
  const [isOpen, setIsOpen] = useState(false);
  const EvidenceDialog = useOnDemand(loadEvidence, isOpen);
  const Icon = iconOf(finding);
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-2.5 border-line border-b pt-2.5 pb-[11px]">
      <Icon aria-hidden className="mt-0.5 size-4 text-ink-3" />
      <div className="min-w-0">
        <p className="text-pretty">
          {sentence.map(({ text, isFigure }) =>
            isFigure ? (
              <strong key={text} className="font-strong">
                {text}
              </strong>
            ) : (
              text
            ),
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center justify-between gap-x-2 text-12 text-ink-3">
          {detail}
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
            className="-my-1 inline-flex min-h-6 cursor-default items-center gap-1 whitespace-nowrap text-accent hover:underline"
          >
            <Quote aria-hidden className="size-3 shrink-0" />
            from {counted(finding.meetings, 'meeting')}
          </button>
        </p>
      </div>
      {EvidenceDialog && (
        <EvidenceDialog
          finding={finding}
          sentence={sentence.map(({ text }) => text).join('')}
          open={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </li>
  );
}
