/** A count with its noun: "1 question", "6 questions". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** "once", "twice", "3 times". */
export function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
}

/** A share of 0 to 1 as whole per cent, 'under 1 %' where that would be nought. */
export const percent = (share: number): string =>
  share > 0 && share < 0.005 ? 'under 1 %' : `${Math.round(share * 100)} %`;

/** "45 minutes", "2 hours 5 minutes"; anything under a minute is "less than a minute". */
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

/** "about 45 minutes" where no times tell. */
export function durationTold(seconds: number, isEstimated: boolean): string {
  return isEstimated && seconds >= 30 ? `about ${duration(seconds)}` : duration(seconds);
}

export const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;
