export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
}

/** Whole per cent of a share from 0 to 1. */
export const percent = (share: number): string =>
  share > 0 && share < 0.005 ? 'under 1 %' : `${Math.round(share * 100)} %`;

export function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

export function durationTold(seconds: number, isEstimated: boolean): string {
  return isEstimated && seconds >= 30 ? `about ${duration(seconds)}` : duration(seconds);
}

export const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;
