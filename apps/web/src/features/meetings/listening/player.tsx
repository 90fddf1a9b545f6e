import { ChevronDown, Pause, Play, RotateCcw, RotateCw, X } from 'lucide-react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { chipClass } from '@/components/ui/filter-chip.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { type KeyHint, KeyHints } from '@/components/ui/key-hints.tsx';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { clock } from '@/lib/clock.ts';
import { usePageKeys } from '@/lib/use-page-keys.ts';
import { speeds, turnAtSecond } from './piece.ts';
import { Track } from './track.tsx';
import type { Listening } from './use-listening.ts';

type PlayerProps = { listening: Listening; nameOf: (participantId: string | null) => string };

/** Stays at the foot of the page while the transcript is read. */
export function Player({ listening, nameOf }: PlayerProps) {
  useListeningKeys(listening);
  const { playing, choices, turns } = listening;
  if (!playing) return null;
  const { piece, seconds, isPlaying, hasFailed } = playing;
  const length = turns.at(-1)?.end ?? 0;
  const here = turnAtSecond(turns, Math.max(seconds, piece.start));
  const speaker = nameOf(here?.participantId ?? null);
  const what = piece.span ? 'this sentence' : 'this turn';
  return (
    <section
      aria-label="Player"
      className="sticky bottom-0 z-10 mt-6 -mb-12 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 border border-line-2 border-b-0 bg-surface px-3 pt-2.5 pb-2 shadow-menu max-md:-mx-4 max-md:border-x-0 max-md:px-4 max-md:pb-3 md:rounded-t-control @min-[860px]:grid-cols-[auto_minmax(0,1fr)_auto] print:hidden"
    >
      <div className="flex items-center gap-1 max-md:order-2">
        <SkipButton seconds={-5} onPress={() => listening.skip(-5)} />
        <button
          type="button"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          className="grid size-9 cursor-default place-items-center rounded-control bg-accent text-on-accent hover:bg-accent-hover max-md:size-11"
          onClick={listening.toggle}
        >
          {isPlaying ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
        </button>
        <SkipButton seconds={5} onPress={() => listening.skip(5)} />
      </div>
      <div className="min-w-0 max-[860px]:col-span-2 max-md:order-1 @max-[860px]:order-1 @max-[860px]:col-span-2">
        <div className="flex items-baseline gap-3">
          <span className="font-strong">{clock(seconds)}</span>
          <span
            role={hasFailed ? 'alert' : undefined}
            className="min-w-0 text-pretty text-12 text-ink-2"
          >
            {hasFailed
              ? 'The sound could not be loaded. Press play to try again.'
              : `${speaker}${
                  choices.stopsAfter ? `, ${what} ends at ${clock(piece.end)}, then it stops` : ''
                }`}
          </span>
          <span className="ml-auto text-12 text-ink-2">{clock(length)}</span>
        </div>
        <Track
          turns={turns}
          length={length}
          seconds={seconds}
          speaker={speaker}
          onMove={listening.moveTo}
        />
      </div>
      <div className="flex items-center gap-3 max-md:order-2 max-md:gap-1">
        <MenuButton
          title="Speed"
          groups={[
            speeds.map((speed) => ({
              label: `${speed}×`,
              onSelect: () => listening.choose({ speed }),
            })),
          ]}
        >
          <button
            type="button"
            aria-label={`Speed ${choices.speed}×`}
            className={`${chipClass(false)} cursor-default`}
          >
            Speed <span className="font-medium text-ink">{choices.speed}×</span>
            <ChevronDown aria-hidden className="size-3.5" />
          </button>
        </MenuButton>
        <Checkbox
          label="Stop after the sentence"
          className="whitespace-nowrap text-12 text-ink-2 max-md:hidden"
          checked={choices.stopsAfter}
          onChange={({ target }) => listening.choose({ stopsAfter: target.checked })}
        />
        <IconButton icon={X} label="Stop listening" onClick={listening.close} />
      </div>
      <Hints />
    </section>
  );
}

function SkipButton({ seconds, onPress }: { seconds: number; onPress: () => void }) {
  const Icon = seconds < 0 ? RotateCcw : RotateCw;
  const label = seconds < 0 ? `Back ${-seconds} seconds` : `Forward ${seconds} seconds`;
  return (
    <button
      type="button"
      aria-label={label}
      className="flex h-9 cursor-default items-center gap-1.5 whitespace-nowrap rounded-control px-2.5 hover:bg-hover max-md:h-11 max-md:px-1.5"
      onClick={onPress}
    >
      <Icon aria-hidden size={16} /> {Math.abs(seconds)} s
    </button>
  );
}

const hints: readonly KeyHint[] = [
  [['Space'], 'pause'],
  [['←', '→'], '5 s'],
  [['[', ']'], 'turn'],
  [['<', '>'], 'speed'],
  [['Esc'], 'stop'],
];

const Hints = () => (
  <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t pt-2 text-12 text-ink-2 max-md:hidden @max-[860px]:order-3">
    <KeyHints hints={hints} />
    <span className="ml-auto text-ink-3">The bars show who speaks, not how loud</span>
  </div>
);

const skipSeconds = 5;
const none = {};

/** Keys of the player while it is open. */
function useListeningKeys(listening: Listening): void {
  usePageKeys(
    listening.playing
      ? {
          ' ': listening.toggle,
          arrowleft: () => listening.skip(-skipSeconds),
          arrowright: () => listening.skip(skipSeconds),
          '[': () => listening.toTurn(-1),
          ']': () => listening.toTurn(1),
          '<': () => listening.changeSpeed(-1),
          '>': () => listening.changeSpeed(1),
          escape: listening.close,
        }
      : none,
  );
}
