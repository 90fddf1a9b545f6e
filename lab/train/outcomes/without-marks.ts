export const withoutMarks = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.,?!;:…"]+(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
