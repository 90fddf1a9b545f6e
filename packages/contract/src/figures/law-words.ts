export const lawTitle = 'State of the law, 26 November 2026';

/** What the AI Act, Regulation (EU) 2024/1689, says of a product like this one. Not legal advice. */
export const lawWords: readonly { label: string; value: string }[] = [
  {
    label: 'AI Act, Annex III',
    value:
      'The duties for high-risk systems, such as those that evaluate people at work, apply from 2 December 2027, by Regulation (EU) 2026/1744 (OJ L, 24.7.2026).',
  },
  {
    label: 'AI Act, Article 50',
    value:
      'Applies since 2 August 2026. Texts that a language model wrote are marked on screens and in exported files, there also for programs.',
  },
  {
    label: 'AI Act, Article 5 (1) (f)',
    value:
      'Forbids to infer emotions at work, and speaks of biometric data. Rapport reads words only, never voice or face.',
  },
];
