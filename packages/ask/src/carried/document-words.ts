/** Words for documents and systems that one person can have alone, in the singular. */
export const documentWords: ReadonlySet<string> = new Set(
  `sheet spreadsheet workbook deck contract agreement lease licence license certificate guarantee policy
  runbook playbook handbook manual checklist template guide wiki notebook library folder drive mailbox inbox register
  ledger inventory calendar tracker dashboard portal script macro key password passphrase login account token
  credential database repo repository tool plugin server cluster queue pipeline spec specification
  pr prototype roadmap simulator`.split(/\s+/),
);

/** Rare enough to name one thing without a word before it. */
export const documentNames: ReadonlySet<string> = new Set(
  'spreadsheet workbook runbook playbook handbook wiki dashboard macro notebook'.split(' '),
);

/** Named by what they open: 'the key to the cold store'. */
export const accessWords: ReadonlySet<string> = new Set(
  'key password passphrase login account token credential licence license certificate'.split(' '),
);

export const determiners: ReadonlySet<string> = new Set(
  'the a an my our your his her their its this that these those each every'.split(' '),
);

/** Tell which one of a kind, but name none. */
export const namingNothing: ReadonlySet<string> = new Set(
  'latest original remaining initial previous existing entire actual current updated'.split(' '),
);
