import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { fullClock } from '@/lib/clock.ts';
import { cn } from '@/lib/cn.ts';
import { ListenButton } from '../listening/listen-button.tsx';
import type { Listening } from '../listening/use-listening.ts';
import type { GivenName } from './given-names.ts';
import { NameField } from './name-field.tsx';
import type { NameablePassage } from './passages-of.ts';
import { SplitWords } from './split-words.tsx';
import type { NameOption } from './use-name-options.ts';

type PassageRowProps = {
  meetingId: string;
  passage: NameablePassage;
  /** Beginning at 1. */
  number: number;
  name: GivenName;
  isChanged: boolean;
  /** The name that a press gives to all turns from the last named one to this one. */
  fillName: string | undefined;
  known: readonly NameOption[];
  fieldRef: (field: HTMLInputElement | null) => void;
  onName: (name: GivenName) => void;
  onFill: () => void;
  /** Another voice begins at this cue. */
  onSplit: (cue: number) => void;
  /** Takes the split before it back. */
  onJoin: () => void;
  onMove: (step: -1 | 1) => void;
  /** Null without sound. */
  listening: Listening | null;
};

export function PassageRow(props: PassageRowProps) {
  const { meetingId, passage, number, name, isChanged, fillName, known } = props;
  const { fieldRef, onName, onFill, onSplit, onJoin, onMove, listening } = props;
  const { position, start, text, places, isSplit } = passage;
  const [splits, setSplits] = useState(false);
  const isSplitting = splits && places.length > 0;
  const time = start === null ? `Turn ${number}` : fullClock(start);
  const playing = listening?.playing;
  const isNow = playing?.piece.turn === position;
  function splitAt(cue: number) {
    setSplits(false);
    onSplit(cue);
  }
  return (
    <div
      className={cn(
        'group grid grid-cols-[200px_minmax(0,1fr)] items-start gap-x-4 gap-y-1.5 border-line border-b py-2.5 @max-[640px]:grid-cols-1',
        isChanged && 'shadow-[inset_2px_0_var(--accent)]',
      )}
    >
      <div className="scroll-my-24 pl-2.5 @max-[640px]:pr-2.5">
        <NameField
          ref={fieldRef}
          label={`Who says the turn at ${time}`}
          {...{ meetingId, name, known, onName, onFill, onMove }}
        />
      </div>
      <div className="min-w-0 @max-[640px]:pl-2.5">
        <p className="max-w-[74ch] text-pretty wrap-anywhere">
          {isSplitting ? <SplitWords passage={passage} onSplit={splitAt} /> : text}
        </p>
        <div className="flex min-h-7 flex-wrap items-center gap-x-2 text-12 text-ink-3">
          <span>{time}</span>
          {listening && start !== null && (
            <ListenButton
              start={start}
              isNow={isNow}
              isPlaying={isNow && playing?.isPlaying === true}
              onPress={() => listening.listen(position, null)}
            />
          )}
          {fillName !== undefined && (
            <RowButton onPress={onFill}>
              <span className="truncate">{fillName} up to here</span>
            </RowButton>
          )}
          {places.length > 0 && (
            <RowButton
              label={isSplitting ? undefined : `Two voices in the turn at ${time}`}
              onPress={() => setSplits(!isSplitting)}
            >
              {isSplitting ? 'Leave it whole' : 'Two voices'}
            </RowButton>
          )}
          {isSplit && <RowButton onPress={onJoin}>Join with the turn above</RowButton>}
        </div>
      </div>
    </div>
  );
}

type RowButtonProps = { label?: string | undefined; onPress: () => void; children: ReactNode };

/** Shown where the person is, or always on phones. */
const RowButton = ({ label, onPress, children }: RowButtonProps) => (
  <Button
    variant="ghost"
    size="small"
    aria-label={label}
    className="min-w-0 max-w-full text-12 text-accent md:invisible md:group-focus-within:visible md:group-hover:visible"
    onClick={onPress}
  >
    {children}
  </Button>
);
