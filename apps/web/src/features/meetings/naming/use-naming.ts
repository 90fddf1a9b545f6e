import type { MeetingTranscript } from '@rapport/contract';
import { useMemo, useState } from 'react';
import { useKnownTranscript } from '../transcript/transcript-context.ts';
import { filledTo, type GivenName, type GivenNames, namedBefore } from './given-names.ts';
import { passagesOf } from './passages-of.ts';
import type { NameOption } from './use-name-options.ts';

const none: GivenNames = new Map();
const noSplits: ReadonlySet<number> = new Set();

/** The turns that can be named, with the names that were given and not saved yet. */
export function useNaming({ turns, speakers }: MeetingTranscript) {
  const { nameOf } = useKnownTranscript();
  const [splits, setSplits] = useState(noSplits);
  const passages = useMemo(() => passagesOf(turns, splits), [turns, splits]);
  const [given, setGiven] = useState(none);
  const rows = passages.map(({ position: cue, participantId }) => {
    const before: GivenName = participantId === null ? null : { name: nameOf(participantId) };
    const now = given.get(cue);
    return { cue, name: now === undefined ? before : now };
  });
  const set = (names: readonly [number, GivenName][]) =>
    setGiven((now) => new Map([...now, ...names]));
  const ofMeeting = speakers
    .filter(({ participantId }) => turns.some((turn) => turn.participantId === participantId))
    .map(
      ({ participantId, tie }): NameOption => ({
        name: nameOf(participantId),
        userId: tie?.userId,
        note: 'In this meeting',
      }),
    );
  const typed = [...given.values()].flatMap((name): NameOption[] =>
    name ? [{ ...name, note: 'In this meeting' }] : [],
  );
  // The last given name comes first: it is the likeliest.
  const known = new Map([...typed.reverse(), ...ofMeeting].map((one) => [one.name, one]));
  return {
    passages,
    rows,
    given,
    splits,
    split: (cue: number) => setSplits((now) => new Set([...now, cue])),
    join: (cue: number) => {
      setSplits((now) => new Set([...now].filter((one) => one !== cue)));
      setGiven((now) => new Map([...now].filter(([one]) => one !== cue)));
    },
    known: [...known.values()],
    namedCount: rows.filter(({ name }) => name !== null).length,
    setName: (cue: number, name: GivenName) => set([[cue, name]]),
    fillTo: (cue: number) => set(filledTo(rows, cue)),
    fillName: (cue: number) => namedBefore(rows, cue)?.name?.name,
  };
}
