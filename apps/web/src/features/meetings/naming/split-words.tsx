import { Scissors } from 'lucide-react';
import { Fragment } from 'react';
import type { NameablePassage } from './passages-of.ts';

/** In characters; enough to tell the sentence. */
const begunMax = 40;

type SplitWordsProps = {
  passage: NameablePassage;
  onSplit: (cue: number) => void;
};

/** The words of a turn, with a button wherever another voice can begin. */
export function SplitWords({ passage: { text, places }, onSplit }: SplitWordsProps) {
  return (
    <>
      {text.slice(0, places[0]?.at)}
      {places.map(({ cue, at }, index) => {
        const words = text.slice(at, places[index + 1]?.at).trim();
        const begun = words.length > begunMax ? `${words.slice(0, begunMax)}…` : words;
        return (
          <Fragment key={cue}>
            <button
              type="button"
              aria-label={`Another voice from: ${begun}`}
              title="Another voice from here"
              className="mx-0.5 inline-flex size-6 items-center justify-center rounded-inner bg-accent-soft align-middle text-accent hover:bg-pressed max-md:size-9"
              onClick={() => onSplit(cue)}
            >
              <Scissors aria-hidden className="size-3.5" />
            </button>{' '}
            {words}{' '}
          </Fragment>
        );
      })}
    </>
  );
}
