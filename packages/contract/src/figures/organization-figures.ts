import type { Figure } from './figure.ts';

const counted =
  'Meetings that count: analysed, in a supported language, and not left out of the figures of the organization';

/** Figures of an organization from all its meetings of a period of whole weeks. */
export const organizationFigures = [
  {
    id: 'coverage',
    name: 'Meetings and speakers that figures stand on',
    about: 'organization',
    definition:
      'Number of meetings that count in the period, of those without times, and of names heard in them: people of the directory, and other names by their spelling.',
    source: counted,
    purpose: 'To see how much a figure stands on',
    limits: 'Meetings that nobody uploaded are unknown. A name spelled in two ways counts twice.',
    basis: 'measured',
    readers: 'figures',
    kept: 'meeting',
  },
  {
    id: 'people-heard',
    name: 'People heard',
    about: 'organization',
    definition:
      'People of the directory with at least one turn in the period, of all in the directory or in a department.',
    source: counted,
    purpose: 'To see whose work the meetings show, and whose they do not',
    limits: 'People who listen are not heard. Guests are in no figure.',
    basis: 'measured',
    readers: 'figures',
    kept: 'meeting',
  },
  {
    id: 'meeting-hours',
    name: 'Hours of meetings',
    about: 'organization',
    definition:
      'Sum of the durations of meetings with times. Minutes spoken by a department are the speaking times of its people.',
    source: counted,
    purpose: 'To see how much time meetings take, and how that changes',
    limits: 'Meetings without times are counted apart, not estimated.',
    basis: 'measured',
    readers: 'figures',
    kept: 'meeting',
  },
  {
    id: 'talk-balance',
    name: 'Talk balance',
    about: 'organization',
    definition:
      '100 times the entropy of the shares of words of n named speakers, -sum(p ln p), divided by ln n, for meetings of three and more; the mean of meetings, weighted by their duration. 0 is one voice, 100 the same share for everyone.',
    source: 'Words of each speaker',
    purpose: 'To see whether few people speak for all',
    limits: 'An even share is not always better: a presentation is uneven by intent.',
    basis: 'published',
    readers: 'figures',
    kept: 'meeting',
  },
  {
    id: 'questions-answered',
    name: 'Questions answered',
    about: 'organization',
    definition:
      'Questions to others, and those of them that another speaker answered within four turns.',
    source: 'Words of the transcripts',
    purpose: 'To see whether questions are left open',
    limits: 'That somebody spoke next does not mean that the question was settled.',
    basis: 'judgement',
    readers: 'figures',
    kept: 'meeting',
  },
  {
    id: 'organization-actions',
    name: 'Actions found and open',
    about: 'organization',
    definition:
      "Number of actions found in meetings of the period that the reader may open: all, with an owner, with a day. Of the whole list of actions that the reader sees, those that are open, open with a day this week, and open with a day before today, by the organization's clock; so are the numbers of the list. What was dropped is in no number but its own.",
    source: 'Actions of the meetings, those added by hand, and what people said of their state',
    purpose: 'To see how much was promised and what is still open',
    limits: 'Found by their words: about half are found, and four of five found are actions.',
    basis: 'measured',
    readers: 'actions',
    kept: 'meeting',
  },
  {
    id: 'initiatives',
    name: 'Initiatives',
    about: 'organization',
    definition:
      'A topic of three meetings or more. Spellings that differ by case, hyphens or a plural in s are one. A mention is a turn that speaks of it.',
    source: 'Topics of the meetings',
    purpose: 'To see what the organization works on, and since when',
    limits:
      'Names that differ more are two initiatives. A reader is told only initiatives that a meeting names which they may open.',
    basis: 'judgement',
    readers: 'figures',
    kept: 'meeting',
  },
  {
    id: 'group-mood',
    name: 'Mood of a group',
    about: 'organization',
    definition:
      'For each person the share of their positive turns plus half of the neutral ones over the period; the mean over people, times 10. The band is where it lies 9 times in 10, by drawing people anew (bootstrap). Rising or falling only where the band of the change leaves out 0. Decided once a day for weeks that are over.',
    source: 'Words of at least as many people as the smallest group has',
    purpose: 'To see where the mood of a department, a team or an initiative turns',
    limits:
      'Hidden where it, or what could be worked out from it with other figures, is about fewer people than the smallest group has. It tells how people sound, not how they feel.',
    basis: 'judgement',
    readers: 'group-mood',
    kept: 'meeting',
  },
  {
    id: 'own-mood',
    name: 'Own mood across meetings',
    about: 'person',
    definition:
      'The share of positive turns of the person plus half of the neutral ones in a period or a week, times 10, from 3 turns on.',
    source: 'Words of the person in all meetings that count',
    purpose: 'To tell the person how they sound over time',
    limits: 'Single lines are often misread; a week of few turns says little.',
    basis: 'judgement',
    readers: 'own',
    kept: 'person',
    own: 'Your mood across meetings',
  },
  {
    id: 'ties',
    name: 'Ties',
    about: 'pair',
    definition:
      'Two people who answered each other in two meetings or more of the period, or five times. The weight is the sum over meetings of their exchanges, divided by the number of other named speakers. Strength 1 to 10: 5 is the middle tie of the organization, twice its weight is 7.',
    source: 'Who answers whom in the meetings that count',
    purpose: 'To see who works with whom, and which connections begin or end',
    limits:
      'Only talk in analysed meetings: people who write to each other or meet otherwise have no tie here.',
    basis: 'judgement',
    readers: 'figures-map',
    kept: 'person',
    own: 'Your ties with others across meetings',
  },
  {
    id: 'department-talk',
    name: 'Talk between departments',
    about: 'organization',
    definition:
      'Hours of meetings in which people of both departments spoke; exchanges between them, and those relative to what the numbers of people heard would give by chance.',
    source: 'Who answers whom in the meetings that count',
    purpose: 'To see which departments talk to each other',
    limits: 'A meeting of several departments counts for each pair of them.',
    basis: 'published',
    readers: 'figures-map',
    kept: 'meeting',
  },
  {
    id: 'bridges',
    name: 'Bridges',
    about: 'person',
    definition:
      'A person without whom two departments that have ties would have none, or fewer than half of them. Found by taking the person out.',
    source: 'Ties of the period',
    purpose: 'To see which connections stand on one person',
    limits: 'A role, not a merit and not a fault. It changes with each period.',
    basis: 'judgement',
    readers: 'figures-map',
    kept: 'person',
    own: 'Whether you connect two departments',
  },
  {
    id: 'what-changed',
    name: 'What changed',
    about: 'organization',
    definition:
      'Changes between two periods of talk between departments, of the hours of a department, of its talk in a meeting, of ties between departments, of mentions and people of an initiative, of the balance of a series, of overdue actions, and of moods of groups. A change is shown only where a permutation test over meetings (of moods, their bands) with Benjamini-Hochberg at 5 % lets it, from 4 meetings on, and where it is large enough to matter.',
    source: 'The figures of both periods, by meeting',
    purpose: 'To see what is different, and not what varies by chance',
    limits: 'Small changes, and changes of few meetings, are not found. It does not say why.',
    basis: 'published',
    readers: 'figures',
    kept: 'meeting',
  },
] as const satisfies readonly Figure[];
