import type { CorrectionRecord, MeetingTranscript } from '@rapport/contract';
import { Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { shortMoment } from '@/lib/format-day.ts';
import { useUndoCorrection } from '../api/correct-meeting.ts';

type CorrectionListProps = { meetingId: string; transcript: MeetingTranscript };

/** The corrections of a meeting, newest first, each with a button to undo it. */
export function CorrectionList({ meetingId, transcript }: CorrectionListProps) {
  const { corrections, can } = transcript;
  const undo = useUndoCorrection(meetingId);
  if (corrections.length === 0) return null;
  return (
    <section aria-label="Corrections" className="mt-3 border-line-2 border-t pt-3">
      <h3 className="mb-1.5">Corrections</h3>
      <ul>
        {corrections.map((correction) => {
          const { id, words, undoneAt } = correction;
          return (
            <li key={id} className="flex items-start gap-2 border-line border-t py-2.5">
              <div className="min-w-0 flex-1 wrap-anywhere">
                <p className={cn(undoneAt && 'text-ink-3 line-through')}>{words}</p>
                <p className="mt-0.5 text-12 text-ink-3">{historyOf(correction)}</p>
              </div>
              {can.correct && !undoneAt && (
                <Button
                  size="small"
                  icon={Undo2}
                  aria-label={`Undo: ${words}`}
                  busy={undo.isPending && undo.variables === id}
                  onClick={() => undo.mutate(id)}
                >
                  Undo
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function historyOf({ by, at, undoneBy, undoneAt }: CorrectionRecord): string {
  const made = `${by}, ${shortMoment(at)}`;
  if (!undoneAt) return made;
  return `${made}. Undone by ${undoneBy ?? 'someone'}, ${shortMoment(undoneAt)}`;
}
