import { useState } from 'react';
import { elasticStorageKey } from './rules.ts';

/** Whether the map behaves elastically, as this browser remembers it; off at first. */
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
    // Storage is blocked: the choice holds as long as the page.
    return false;
  }
}

function writeElastic(isElastic: boolean): void {
  try {
    localStorage.setItem(elasticStorageKey, String(isElastic));
  } catch {
    // Storage is blocked: the choice holds as long as the page.
  }
}
