import type { Chapter } from '@rapport/contract';
import { useSearchParams } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { counted } from '@/lib/number-words.ts';
import { readTurnRange, type TurnRange } from './place.ts';
import { useKnownTranscript } from './transcript-context.ts';
import type { ShownTurns } from './use-shown-turns.ts';

type OnlyTurnsProps = {
  shown: ShownTurns;
  /** Number of turns of the transcript. */
  all: number;
  chapters: readonly Chapter[] | undefined;
};

/** Says which part of the transcript is shown, and offers the whole. Nothing if it is all shown. */
export function OnlyTurns({ shown, all, chapters = [] }: OnlyTurnsProps) {
  const { turns, speakerId, showSpeaker, showAllChapters } = shown;
  const { nameOf } = useKnownTranscript();
  const [parameters] = useSearchParams();
  const range = readTurnRange(parameters);
  if (speakerId === null && range === null) return null;
  const part = [
    ...(speakerId === null ? [] : [nameOf(speakerId)]),
    ...(range === null ? [] : [chapterWords(range, chapters)]),
  ].join(' in ');
  return (
    <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b pb-2 text-ink-2 wrap-anywhere">
      Only {part}, {turns.length} of {counted(all, 'turn')}
      {speakerId !== null && (
        <Button size="small" onClick={() => showSpeaker(null)}>
          Show everyone
        </Button>
      )}
      {range && (
        <Button size="small" onClick={showAllChapters}>
          Show all chapters
        </Button>
      )}
    </p>
  );
}

/** 'chapter 2, ‘Three quotes’'. A newer analysis may have cut the chapters elsewhere. */
function chapterWords({ from, to }: TurnRange, chapters: readonly Chapter[]): string {
  const at = chapters.findIndex(({ fromTurn }) => fromTurn === from);
  const chapter = chapters[at];
  return chapter ? `chapter ${at + 1}, ‘${chapter.title}’` : `turns ${from + 1} to ${to + 1}`;
}
