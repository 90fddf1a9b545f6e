import { endingsInWords } from '@rapport/contract';

/** Takes the arguments after the command's name. */
type RunCommand = (args: string[]) => Promise<void>;

export type Command = {
  usage: string;
  does: string;
  /** Loaded on demand, so that a command does not wait for the imports of others. */
  load: () => Promise<RunCommand>;
};

export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'analyze',
    {
      usage: 'analyze FILE [--json] [--summary-words N]',
      does: `reads a transcript (${endingsInWords()}) and prints its analysis`,
      load: async () => (await import('./commands/analyze.ts')).analyze,
    },
  ],
  [
    'ask',
    {
      usage: 'ask "QUESTION" --files FOLDER [--json] [--today YYYY-MM-DD], or --meeting FILE',
      does: "answers a question from the transcripts of a folder and the folders in it, or of one file, in their own words; counts are exact; --json also prints the query that was read, the words of the question that it does not use, and why it is refused; today is the day that 'last week' is counted from",
      load: async () => (await import('./commands/ask.ts')).ask,
    },
  ],
  [
    'sentiment',
    {
      usage: 'sentiment',
      does: 'scores each line of its standard input and prints one line of JSON for it',
      load: async () => (await import('./commands/sentiment.ts')).sentiment,
    },
  ],
  [
    'import-users',
    {
      usage: 'import-users --organization SLUG FILE.csv',
      does: 'adds the people of a CSV file to an organization, updates existing people, and prints the result of each row',
      load: async () => (await import('./commands/import-users.ts')).importUsersCommand,
    },
  ],
  [
    'create-owner',
    {
      usage: 'create-owner --organization NAME --email E',
      does: 'creates an organization and prints the link that its owner joins by',
      load: async () => (await import('./commands/create-owner.ts')).createOwner,
    },
  ],
  [
    'passwords-on',
    {
      usage: 'passwords-on --organization SLUG',
      does: 'lets the members of an organization sign in with passwords again, if its single sign-on locks them out; with the embedded database, stop Rapport first',
      load: async () => (await import('./commands/passwords-on.ts')).passwordsOn,
    },
  ],
  [
    'reset-two-factor',
    {
      usage: 'reset-two-factor --email E',
      does: 'switches off two-factor sign-in of an account whose owner has lost phone and recovery codes; with the embedded database, stop Rapport first',
      load: async () => (await import('./commands/reset-two-factor.ts')).resetTwoFactorCommand,
    },
  ],
  [
    'organization',
    {
      usage: 'organization --json [--period WEEKS] [--organization SLUG]',
      does: 'prints the figures of an organization in a period of 1, 4, 13 or 52 weeks (the shortest with eight meetings if none is named): overview, released moods, changes, ties, departments and bridges, without any words of meetings; with the embedded database, stop Rapport first',
      load: async () => (await import('./commands/organization.ts')).organization,
    },
  ],
  [
    'backup',
    {
      usage: 'backup FILE [--with-sound]',
      does: 'writes all data of this installation into a new file; with the embedded database, stop Rapport first',
      load: async () => (await import('./commands/backup.ts')).backup,
    },
  ],
  [
    'restore',
    {
      usage: 'restore FILE',
      does: 'restores a backup into an empty database, embedded or PostgreSQL, and compares counts and checksums',
      load: async () => (await import('./commands/restore.ts')).restore,
    },
  ],
]);
