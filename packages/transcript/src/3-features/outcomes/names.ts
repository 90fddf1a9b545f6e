import { commonWords } from '../common-words.ts';
import { partsOfName } from '../names-said.ts';
import type { Talk } from '../talk.ts';

export function namesIn({ names, nobodyNamed }: Talk): Set<string> {
  if (nobodyNamed) return new Set();
  return new Set(names.flatMap(partsOfName).filter((part) => !commonWords.has(part)));
}
