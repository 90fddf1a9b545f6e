import { trustSubjects, trustSubjectWords } from '@rapport/contract';

type Section = { anchor: string; title: string };

export const anchorOf = (name: string): string => `settings-${name}`;

/** In the order of the page. */
export const settingsGroups: readonly { group: string; sections: readonly Section[] }[] = [
  {
    group: 'General',
    sections: [
      { anchor: anchorOf('general'), title: 'General Settings' },
      { anchor: anchorOf('features'), title: 'Feature Toggles' },
    ],
  },
  {
    group: 'Trust',
    sections: trustSubjects.map((subject) => ({
      anchor: anchorOf(subject),
      title: trustSubjectWords[subject],
    })),
  },
  {
    group: 'Access',
    sections: [
      { anchor: anchorOf('sign-in'), title: 'Sign-in' },
      { anchor: anchorOf('two-factor'), title: 'Two-factor sign-in' },
      { anchor: anchorOf('api-keys'), title: 'API keys' },
      { anchor: anchorOf('webhooks'), title: 'Webhooks' },
    ],
  },
  {
    group: 'Data',
    sections: [
      { anchor: anchorOf('retention'), title: 'Retention' },
      { anchor: anchorOf('glossary'), title: 'Terms of recordings' },
      { anchor: anchorOf('register'), title: 'What is computed about whom' },
    ],
  },
];

export const settingsAnchors = settingsGroups.flatMap(({ sections }) =>
  sections.map(({ anchor }) => anchor),
);
