import { useState } from 'react';
import { elasticStorageKey } from './rules.ts';

/** Stored in this browser; off by default. */
export function useElasticBehavior(): [boolean, (isElastic: boolean) => void] {
  const [isElastic, setElastic] = useState(readElastic);
  return [
    isElastic,
    (next) => {
      setElastic(next);
      writeElastic(next);
    },
  ];
}

function readElastic(): boolean {
  try {
    return localStorage.getItem(elasticStorageKey) === 'true';
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
    return false;
  }
}

function writeElastic(isElastic: boolean): void {
  try {
    localStorage.setItem(elasticStorageKey, String(isElastic));
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
}
