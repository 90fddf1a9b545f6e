import { type SpeakerConfidence, speakerConfidenceSchema } from '@rapport/contract';
import { cn } from '@/lib/cn.ts';
import { confidenceWords } from './speaker-words.ts';

const order = speakerConfidenceSchema.options;

/** Shown in words and as one to three filled cells. */
export function Confidence({ confidence }: { confidence: SpeakerConfidence }) {
  const cells = order.length - order.indexOf(confidence);
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-12 text-ink-2">
      <span aria-hidden className="inline-flex gap-0.5">
        {order.map((cell, at) => (
          <span
            key={cell}
            className={cn(
              'h-2.5 w-1 rounded-[1px]',
              at < cells ? 'bg-ink-3' : 'bg-pressed inset-ring inset-ring-line-2',
            )}
          />
        ))}
      </span>
      {confidenceWords[confidence]}
    </span>
  );
}
