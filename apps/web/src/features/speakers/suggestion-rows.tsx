import type { HeardSpeaker } from '@rapport/contract';
import { type SpeakerConfidence, speakerConfidenceSchema } from '@rapport/contract';
import { CircleQuestionMark, DoorOpen } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { KeyCap } from '@/components/ui/key-cap.tsx';
import { cn } from '@/lib/cn.ts';
import type { Choose } from './speaker-card.tsx';
import { confidenceWords } from './speaker-words.ts';

type SuggestionRowsProps = {
  speaker: HeardSpeaker;
  /** Whether the keys apply to this card, the current one. */
  hasKeys: boolean;
  isBusy: boolean;
  onChoose: Choose;
};

/**
 * The people that the name may belong to. Otherwise, says that it looks like a room or that nobody
 * matches.
 */
export function SuggestionRows({ speaker, hasKeys, isBusy, onChoose }: SuggestionRowsProps) {
  const { suggestions, looksLikeRoom, is } = speaker;
  const isRoom = looksLikeRoom && is !== 'room';
  if (!isRoom && suggestions.length === 0) return <Nobody is={is} />;
  return (
    <ul>
      {isRoom && (
        <li className="grid min-h-13 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 text-ink-3 not-last:border-line not-last:border-b max-md:py-2">
          <DoorOpen aria-hidden className="size-4" />
          <span>
            Probably a room: several people speak through it. It then stays out of ties and moods.
          </span>
          <Button
            size="small"
            className="max-lg:col-span-full max-md:h-11"
            disabled={isBusy}
            onClick={() => onChoose('room')}
          >
            This is a room
          </Button>
        </li>
      )}
      {suggestions.map(({ person, confidence, reason }, at) => (
        <li
          key={person.id}
          className="grid min-h-13 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-1 not-last:border-line not-last:border-b max-md:py-2 lg:grid-cols-[24px_minmax(0,1fr)_88px_200px]"
        >
          <Avatar name={person.name} size="small" />
          <div className="min-w-0">
            <p className="wrap-anywhere">
              <span className="font-strong">{person.name}</span>
              {person.title && <span className="text-12 text-ink-2"> {person.title}</span>}
            </p>
            <p className="text-12 text-ink-3">{reason}</p>
          </div>
          <Confidence confidence={confidence} />
          <Button
            size="small"
            variant={hasKeys && at === 0 && !isRoom ? 'primary' : 'secondary'}
            className="min-w-0 max-lg:col-span-full max-md:h-11 lg:max-w-full lg:justify-self-end"
            aria-keyshortcuts={`${at + 1}`}
            disabled={isBusy}
            onClick={() => onChoose('person', person)}
          >
            <span className="truncate">This is {person.name}</span>
            {hasKeys && <KeyCap inButton>{at + 1}</KeyCap>}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Nobody({ is }: Pick<HeardSpeaker, 'is'>) {
  const words =
    is === 'room'
      ? 'A room: it stays out of ties and moods.'
      : is === 'guest'
        ? 'A guest: in no tie, group or mood.'
        : 'Nobody in the directory comes close. Probably a guest.';
  return (
    <p className="grid min-h-13 grid-cols-[24px_minmax(0,1fr)] items-center gap-3 text-ink-3">
      <CircleQuestionMark aria-hidden className="size-4" />
      {words}
    </p>
  );
}

const order = speakerConfidenceSchema.options;

/** Shown in words and as one to three filled cells. */
function Confidence({ confidence }: { confidence: SpeakerConfidence }) {
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
