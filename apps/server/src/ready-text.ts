/** For a terminal, where the link must be found among the lines of the log. */
export const readyText = (publicUrl: string, setUpLink: string | null): string =>
  setUpLink === null
    ? `\nRapport is ready: ${publicUrl}\n`
    : `
Rapport is ready: ${publicUrl}

  First steps
  Nobody has an account yet. Open this link once to become the owner:

  ${setUpLink}

`;
