/** Titles that a meeting can have: as published, and as the names of uploaded files. */
export type Naming = {
  named: string;
  title(published: string, file: string, day: string, at: number): string;
  /** Whether the title identifies the series, so that nearly all pairs must be found. */
  tells: boolean;
};

const recording = (day: string) => `GMT${day.replaceAll('-', '')}-140213_Recording`;

export const namings: readonly Naming[] = [
  { named: 'as published', title: (published) => published, tells: true },
  { named: 'names of the files', title: (_, file) => file.replace(/\.vtt$/, ''), tells: true },
  {
    named: 'every fifth a recording without a title',
    title: (published, _, day, at) => (at % 5 === 0 ? recording(day) : published),
    tells: false,
  },
  { named: 'all recordings without a title', title: (_, __, day) => recording(day), tells: false },
];
