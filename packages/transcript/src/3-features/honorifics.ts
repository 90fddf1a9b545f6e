/** Words before names of people. */
export const honorifics: ReadonlySet<string> = new Set(
  'mr mrs ms miss dr prof prime minister hon sir madam mme herr frau señor señora monsieur madame senhor senhora captain officer sergeant chief councilman councilwoman commissioner senator congressman pastor judge mayor honor honour majesty excellency reverend nurse sister'.split(
    ' ',
  ),
);
