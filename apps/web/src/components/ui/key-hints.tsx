import { KeyCap } from './key-cap.tsx';

export type KeyHint = readonly [keys: readonly string[], words: string];

/** What keys do; goes into a row. */
export const KeyHints = ({ hints }: { hints: readonly KeyHint[] }) =>
  hints.map(([keys, words]) => (
    <span key={words} className="flex items-center gap-1">
      {keys.map((key) => (
        <KeyCap key={key}>{key}</KeyCap>
      ))}
      {words}
    </span>
  ));
