const hours = 'hours?|heures?|horas?|stunden?|ore|ora|uur';
const minutes = 'minutes?|minutos?|minuten?|minuti|minuto|minuut';
/** The longer forms first. */
const seconds = 'seconden|secondes|seconde|secondi|secondo|segundos?|sekunden?|seconds?';
const joint = String.raw`,?\s?(?:(?:and|et|y|und|e|en)\s)?`;
const spoken = String.raw`(?:\d{1,2}\s(?:${hours})${joint})?(?:\d{1,2}\s(?:${minutes})${joint})?(?:\d{1,2}\s(?:${seconds}))?`;
const stamp = String.raw`\d{1,2}(?::\d{2}){1,2}`;
/** `0:1111 secondsThere`, or with the time in words on the next line. */
const stampAndSpoken = new RegExp(String.raw`^(${stamp})\n?(?=\d)(${spoken})[ \t]*\n?`, 'gim');
const stampAndWords = new RegExp(String.raw`^(${stamp})(?=\p{L})`, 'gmu');
const leastLines = 3;

/** Takes the times in words from a transcript that is copied from a page of YouTube: `0:1111 secondsThere is` */
export function withoutSpokenTimes(text: string): string {
  let found = 0;
  const bare = text.replace(stampAndSpoken, (whole, time: string, words: string) => {
    const last = /(\d{1,2})\D+$/.exec(words)?.[1];
    if (last === undefined || !/[a-z]$/i.test(words)) return whole;
    found++;
    return `${time} `;
  });
  return found < leastLines ? text : bare.replace(stampAndWords, '$1 ');
}
