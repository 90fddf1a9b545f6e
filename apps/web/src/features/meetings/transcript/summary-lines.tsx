import type { MeetingTranscript } from '@rapport/contract';
import { cn } from '@/lib/cn.ts';
import { EvidenceLinks } from './evidence-links.tsx';
import type { Opened, Origin } from './place.ts';

type SummaryLinesProps = { lines: MeetingTranscript['summary']; opened: Opened | null };

export function SummaryLines({ lines, opened }: SummaryLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Summary, with its evidence">
      <h3 className="mb-1.5">Summary, with its evidence</h3>
      <ul>
        {lines.map(({ text, evidence }, index) => {
          const origin: Origin = { kind: 'summary', elementId: `summary-line-${index}` };
          const isCurrent = opened?.origin.elementId === origin.elementId;
          return (
            <li
              key={text}
              id={origin.elementId}
              tabIndex={-1}
              className={cn(
                'border-line border-t py-2.5 outline-none focus-visible:outline-2',
                isCurrent && '-mx-3 bg-accent-soft px-3 shadow-[inset_2px_0_var(--accent)]',
              )}
            >
              <span className="text-pretty wrap-anywhere">{text}</span>
              <EvidenceLinks
                evidence={evidence}
                origin={origin}
                current={isCurrent ? opened?.evidence : undefined}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
