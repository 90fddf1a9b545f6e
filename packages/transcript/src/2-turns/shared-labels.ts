import { namesTogether } from '../1-parse/related-labels.ts';
import type { Cue, SpeakerCorrections } from '../types.ts';
import { speakerKey } from './normalise-speaker.ts';

/** What people write before words of several or of nobody in particular; 'Unknown Speaker' is a voice of a tool. */
const ofNobody =
  /^(?:all|everyone|everybody|(?:the )?(?:team|group|others?)|both|several|various|(?:all|both|multiple|several) (?:speakers|voices|participants|members|of (?:them|us))|speaker|voices?|unknown|unidentified)$/i;
/** With fewer people beside it, the label may be the only name that the file has for somebody. */
const fewestOthers = 2;

/**
 * Cues whose label names no single person ('All', 'Unknown', 'Ana & Bo' beside both) have no name, if two other people speak. What somebody has
 * corrected stays.
 */
export function withoutSharedLabels(
  cues: readonly Cue[],
  { merged, names, ties, apart }: SpeakerCorrections,
): Cue[] {
  const labels = new Set(
    cues.flatMap(({ speaker }) => (speaker === null ? [] : [speakerKey(speaker)])),
  );
  const corrected = new Set([
    ...merged.keys(),
    ...merged.values(),
    ...names.keys(),
    ...ties.keys(),
    ...apart,
  ]);
  const isOfSeveral = (label: string) => {
    const names = namesTogether(label);
    return names.length > 0 && names.every((name) => labels.has(name));
  };
  const shared = labels
    .values()
    .filter((label) => (ofNobody.test(label) || isOfSeveral(label)) && !corrected.has(label));
  const taken = new Set(shared);
  const others = labels.size - taken.size;
  if (taken.size === 0 || others < fewestOthers) return [...cues];
  return cues.map((cue, at) => {
    if (cue.speaker === null || !taken.has(speakerKey(cue.speaker))) return cue;
    const goesOn = cues[at - 1]?.speaker === cue.speaker && !cue.speakerChanges;
    return { ...cue, speaker: null, ...(!goesOn && { speakerChanges: true as const }) };
  });
}
