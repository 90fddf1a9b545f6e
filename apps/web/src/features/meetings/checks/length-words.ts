import { counted } from '@/lib/number-words.ts';

/** '37 minutes', '1 h', '24 h 5 min' */
export function lengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return counted(minutes, 'minute');
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}
