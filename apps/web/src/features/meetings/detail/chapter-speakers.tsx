import type { Chapter } from '@rapport/contract';
import { useMemo } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { useKnownTranscript } from '../transcript/transcript-context.ts';

const shownFirst = 3;

type ChapterSpeakersProps = { chapter: Pick<Chapter, 'fromTurn' | 'toTurn'> };

/** Who spoke in a chapter, in the order of their first turns. */
export function ChapterSpeakers({ chapter: { fromTurn, toTurn } }: ChapterSpeakersProps) {
  const { transcript, nameOf } = useKnownTranscript();
  const names = useMemo(() => {
    const inside = transcript?.turns.filter(
      ({ position }) => fromTurn <= position && position <= toTurn,
    );
    const ids = inside?.flatMap(({ participantId }) => participantId ?? []);
    return Array.from(new Set(ids), nameOf);
  }, [transcript, nameOf, fromTurn, toTurn]);
  if (names.length === 0) return null;
  const more = names.length - shownFirst;
  return (
    <span title={names.join(', ')} className="flex items-center gap-0.5 text-12 text-ink-3">
      <span className="sr-only">Spoke: {names.join(', ')}</span>
      {names.slice(0, shownFirst).map((name) => (
        <Avatar key={name} name={name} className="size-5 text-[9px]" />
      ))}
      {more > 0 && <span aria-hidden>+{more}</span>}
    </span>
  );
}
