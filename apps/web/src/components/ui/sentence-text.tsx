import type { SaidSentence } from '@rapport/contract';
import { Fragment } from 'react';

type Part = SaidSentence['parts'][number] & { at: number };

/** A sentence in quotation marks, with the found words marked. */
export function SentenceText({ parts }: { parts: SaidSentence['parts'] }) {
  return (
    <>
      “
      {placed(parts).map(({ at, text, isFound }) =>
        isFound ? (
          <mark key={at} className="bg-transparent font-strong text-current">
            {text}
          </mark>
        ) : (
          <Fragment key={at}>{text}</Fragment>
        ),
      )}
      ”
    </>
  );
}

function placed(parts: SaidSentence['parts']): Part[] {
  const all: Part[] = [];
  let at = 0;
  for (const part of parts) {
    all.push({ ...part, at });
    at += part.text.length;
  }
  return all;
}
