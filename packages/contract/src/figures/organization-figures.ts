import type { Figure } from './figure.ts';

const counted =
  'Meetings that count: analysed, in a supported language, and not left out of the figures of the organization';

/** Figures of an organization from all its meetings of a period of whole weeks. */
export const organizationFigures = [
  {
    id: 'coverage',
    name: 'Meetings and speakers behind the figures',
    about: 'organization',
    definition:
      'Number of meetings that count in the period, of those without a known length, and of names heard in them: people of the directory, and other names by their spelling.',
    source: counted,
    purpose: 'To see how much a figure is based on',
    limits: 'Meetings that were not uploaded are unknown. A name spelled in two ways counts twice.',
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
    limits:
      'Meetings without times, and those whose length is to check, are counted apart, not estimated.',
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
    id: 'organization-actions',
    name: 'Actions found, open and done',
    about: 'organization',
    definition:
      "Number of actions found in meetings of the period that the reader may open: all, with an owner, with a day. Of the whole list of actions that the reader sees, those that are open, open with a day this week, open with a day before today, done this week and done in the period, by the organization's clock; so are the numbers of the list. Actions said more than 28 days before their meeting was uploaded are from before until somebody takes them up: neither open nor late. Dropped actions are counted only as dropped.",
    source: 'Actions of the meetings, those added by hand, and what people said of their state',
    purpose: 'To see how much was promised, what is done and what is still open',
    limits:
      'Found by their words: about half are found, and four of five found are actions. Done is what somebody marked as done.',
    basis: 'measured',
    readers: 'actions',
    kept: 'meeting',
  },
  {
    id: 'initiatives',
    name: 'Initiatives',
    about: 'organization',
    definition:
      'A topic that two meetings show, or that three show in the period, and that three meetings of the period or more say. A meeting says it if it shows it, or names it in two turns. A single word that a third of the meetings of 52 weeks say is no topic, from 30 meetings on, nor is the name of a person. Spellings that differ by case, hyphens or a plural in s are one. A mention is a turn in which one sentence says its words.',
    source: 'Topics of the meetings',
    purpose: 'To see what the organization works on, and since when',
    limits:
      'Names that differ more are two initiatives. A reader sees only initiatives said in a meeting that they may open. The mood of an initiative is of the meetings that show it.',
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
      'Hidden if it, or something that could be derived from it and other figures, is about fewer people than the smallest group has. It tells how people sound, not how they feel.',
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
    readers: 'own-mood',
    kept: 'person',
    own: 'Your mood across meetings',
  },
  {
    id: 'ties',
    name: 'Ties',
    about: 'pair',
    definition:
      'Two people who answered each other on a matter in two meetings or more of the period, or five times. Typed chat makes no tie, nor do turns that only run the meeting: giving the floor and what is said on being given it, thanks, greetings, checks of the line. The weight is the sum over meetings of their exchanges, divided by the number of other named speakers. Strength 1 to 10: 5 is the middle tie of the organization, twice its weight is 7. A tie of one meeting has at most 6, so it is never strong.',
    source: 'Who answers whom in the meetings that count',
    purpose: 'To see who works with whom, and which connections begin or end',
    limits:
      'Only talk in analysed meetings: people who write to each other or meet otherwise have no tie here. What only runs a meeting is told in English alone, and not where a word of the matter is in the same turn.',
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
      'Hours of meetings in which people of both departments spoke; exchanges between them on a matter, as ties count them, and those relative to what the numbers of people heard would give by chance.',
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
      'A person without whom two departments with two ties or more would have none, or fewer than half of them. Found by taking the person out.',
    source: 'Ties of the period',
    purpose: 'To see which connections depend on one person',
    limits: 'A role, not a merit and not a fault. It changes with each period.',
    basis: 'judgement',
    readers: 'figures-map',
    kept: 'person',
    own: 'Whether you connect two departments',
  },
  {
    id: 'scenario-result',
    name: 'Before and after of a scenario',
    about: 'organization',
    definition:
      'What is lost when one or two people leave: ties, bridges, pairs of departments, fragmentation, people left with fewer than two ties, and people who already meet one side. What a merge or split of groups changes: exchanges across groups, pairs of groups with ties, and how the changed groups hold together. For a split also the middle 90 % of 1,000 divisions by chance.',
    source: 'Ties and exchanges of the period, and the directory',
    purpose: 'To see what a change would touch before it is made',
    limits:
      'Only what was said in meetings. New or stronger ties are not predicted, and people are not rated.',
    basis: 'published',
    readers: 'figures-map',
    kept: 'meeting',
  },
  {
    id: 'what-changed',
    name: 'What changed',
    about: 'organization',
    definition:
      'Changes between two periods of talk between departments, of the hours of a department, of its people who spoke, of its talk in a meeting, of ties between departments, of mentions and people of an initiative, of the balance of a series, of overdue actions, and of moods of groups. A change is shown only where a permutation test over meetings (of moods, their bands) with Benjamini-Hochberg at 5 % lets it, from 4 meetings on, and where it is large enough to matter. What no shuffle of its meetings could show is not tested: it is counted by kind, with the number of meetings that one more would take. Periods of 5,000 meetings or more, with those before, are compared once a day.',
    source: 'The figures of both periods, by meeting',
    purpose: 'To see what is different, and not what varies by chance',
    limits: 'Small changes, and changes of few meetings, are not found. It does not say why.',
    basis: 'published',
    readers: 'figures',
    kept: 'meeting',
  },
  {
    id: 'organization-decisions',
    name: 'Decisions of a period',
    about: 'organization',
    definition:
      'Number of sure, confirmed and added decisions of the meetings of the period, and of those that somebody confirmed or added.',
    source: 'Decisions of meetings that the reader may open',
    purpose: 'To see what was settled since the last look',
    limits: 'As for decisions of a meeting. What may be a decision is not counted.',
    basis: 'judgement',
    readers: 'figures',
    kept: 'meeting',
  },
  {
    id: 'votes',
    name: 'Votes that passed',
    about: 'organization',
    definition:
      'Decisions of meetings on which a vote was taken and passed, with the votes for and against where they are told. The chair says that the motion carries, or that the matter is approved, after those in favour were asked for or the votes were counted; the quoted sentence is the matter: the motion, or the item that was called. Votes that failed, straw polls and votes that only run a meeting, such as on its agenda, are left out.',
    source: 'Decisions of meetings that the reader may open',
    purpose: 'To see what boards, councils and committees passed',
    limits:
      'English only, and not in a transcript without punctuation. A vote whose matter is not told in a sentence is left out; a decision without a vote is none. What was amended before the vote is quoted as it was moved.',
    basis: 'measured',
    readers: 'figures',
    kept: 'meeting',
  },
  {
    id: 'people-come-and-gone',
    name: 'People heard for the first time, and no longer heard',
    about: 'person',
    definition:
      'First heard: a person of the directory who spoke in the period and in no meeting before. No longer heard: a person who spoke in 6 meetings or more of 26 weeks and in none of the 13 after them, told in the period in which the 13th week falls. Told of weeks after that of the 8th known meeting; no longer heard only if 8 meetings were held in the silent weeks.',
    source: counted,
    purpose: 'To see who is new, and whom the meetings have lost',
    limits:
      'Only the meetings that were uploaded are known. A person may have moved to other meetings, or be on leave; nothing says that somebody left. By name only where figures of persons are shown, else only how many.',
    basis: 'judgement',
    readers: 'figures-of-persons',
    kept: 'person',
    own: 'Whether you were heard for the first time or no longer',
  },
  {
    id: 'series-history',
    name: 'What happened to series',
    about: 'organization',
    definition:
      'Began: the third meeting was held, and the first one four weeks or more after the first known meeting. Opened by another: the same person has opened as many meetings as have a chance of less than 5 % at the share of the one before; who opens one is who first welcomes the others or says that it begins, or else who speaks first. Paused: two usual distances without a meeting, and more than ever between its last 12. Ended: four.',
    source: 'Days and openers of the meetings of a series that the reader may open',
    purpose: 'To see which meetings come, go and change hands',
    limits:
      'The person who opens need not lead. A series whose meetings are no longer uploaded looks ended. Pauses are told only while other series meet. Names only where figures of persons are shown.',
    basis: 'judgement',
    readers: 'figures',
    kept: 'meeting',
  },
  {
    id: 'new-topics',
    name: 'Topics that came up for the first time',
    about: 'organization',
    definition:
      'Topics that a third meeting said in the period, that were first said in it or the 12 weeks before, and whose words no meeting before has. Mentions are turns that say them.',
    source: 'Topics of meetings that count; names and quotes from those that the reader may open',
    purpose: 'To see what is new on the table',
    limits: 'Words for an old matter look new. Told of weeks after that of the 8th known meeting.',
    basis: 'judgement',
    readers: 'figures',
    kept: 'meeting',
  },
  {
    id: 'carried',
    name: 'What a person carries',
    about: 'person',
    definition:
      'Topics of which two people or fewer spoke in the period, the person among them, or of which half of the mentions or more are theirs. Series that they lead: they opened more than half of its meetings of the period, of two or more. Their open actions.',
    source: 'Topics, series and actions of meetings that the reader may open',
    purpose: 'To hand over work in time',
    limits:
      'Only what was said in analysed meetings. The person who opens need not lead, and a person who knows a topic may be silent. It says nothing about how good anyone is.',
    basis: 'judgement',
    readers: 'figures-of-persons',
    kept: 'person',
    own: 'The topics, series and actions that you carry',
  },
  {
    id: 'handover',
    name: 'What is to be handed over',
    about: 'person',
    definition:
      'In the plan for a person who leaves, of 13 weeks: topics of two meetings or more of which half of the mentions, and three, are theirs; series most of whose meetings they opened, and reports that they gave in three meetings of a series and in most of those in which they spoke, or updates on their own work in two meetings and two thirds of those, or in the latest three; sentences in which they told what they made or work on; their open actions; people who would be left with fewer than two ties, and guests with whom fewer than two others speak; documents, systems and customers of which half of the mentions are theirs, in two meetings or three times in one, or once where they call it their own, without two turns in each meeting that they open; sentences of others that say that only they have or know something, or what they have in hand. An item is taken over once a meeting since it has its assignee shows it.',
    source:
      'Topics, series, actions and transcripts of meetings that the reader may open, and ties',
    purpose: 'To hand over work in time',
    limits:
      'Only what was said in analysed meetings; documents, customers and what others say in English only, and of an organization with many meetings in those with the person and the latest of the others. Who names a thing need not own it. Works-council mode keeps series and actions.',
    basis: 'judgement',
    readers: 'figures',
    kept: 'person',
    own: 'What a plan for your leaving lists',
  },
  {
    id: 'after-leaving',
    name: 'After a departure',
    about: 'organization',
    definition:
      "Of the 12 weeks before and after the last day: people who had a tie with the person and since speak in two meetings or more with a person with whom they did not before; topics and series of the plan that there were again; the mean of a department's weekly moods that are shown.",
    source: 'Meetings that count, and moods of groups as they are shown',
    purpose: 'To see what has not been taken up yet',
    limits:
      'Changes after a departure need not be caused by it. The mood of a single person is not shown.',
    basis: 'judgement',
    readers: 'figures',
    kept: 'meeting',
  },
  {
    id: 'departure',
    name: 'The network without one or two people',
    about: 'person',
    definition:
      'The ties of one or two people are taken out. Counted before and after: ties, ties across departments, pairs of departments with a tie, groups connected by ties, people with fewer than two ties; and fragmentation, 1 - mean of 1 / distance over all pairs of those who stay. Where a lost tie leaves somebody with fewer than two, a person is named who already meets one side, first those with a tie to the person who stays. Where two departments part, a colleague of the leaver is named who spoke in three or more meetings of one person of the other department.',
    source: 'Ties of the period',
    purpose: 'To see in time which connections depend on one person',
    limits:
      'New or stronger ties are not predicted, although people do make them. Mail, chat and talk in the hallway are unknown. It does not say who will leave.',
    basis: 'published',
    readers: 'figures-of-persons',
    kept: 'person',
    own: 'Which ties would be lost if you left',
  },
  {
    id: 'past-departures',
    name: 'What was told of departures, and what came',
    about: 'organization',
    definition:
      'For the last five people who left: what their departure was told to take away, from the ties of the weeks up to it, against the ties of as many weeks since, 4 to 13. Gone ties of theirs; pairs of departments without a tie; people with fewer than two ties; other ties of the people around them that are there again; and how many of these people have fewer ties than told, as many, or more. The usual share is that of the same people from one earlier span of so many weeks to the next, up to three times. A person has left when the last day of a handover that the reader may open is over, or when the directory of the company has deactivated them.',
    source: 'Ties by week, last days of handovers, and the directory',
    purpose: 'To judge by what came how far a what-if can be trusted',
    limits:
      'Few departures prove little, and ties change without any. What came need not have come because somebody left. Who only fell silent is not counted: they may be on leave. Departments are those of today.',
    basis: 'judgement',
    readers: 'figures-of-persons',
    kept: 'meeting',
  },
  {
    id: 'covered-share',
    name: 'What of a role somebody already has',
    about: 'person',
    definition:
      'Of the ties of the holder of a role, the topics that are theirs mostly or only, and the duties, which are the series that they open, those that a person already has: a tie with the same person; talk about the topic in two meetings of the period or more; turns in half of the meetings of the series or more. In a meeting that they open, their first two turns about a topic are not counted, because these may only name it. A tie to the person is not counted. The order of people is the mean of the shares by the chosen weights; a kind with fewer than five things is shown and not weighed. No share of the whole is shown.',
    source: 'Ties, topics and series of the period',
    purpose: 'To see who already carries part of a role',
    limits:
      'It is not a rating: it knows nothing of skill, wish or performance, and no mood goes into it. Only what was said in analysed meetings counts. People of the same order are listed by name.',
    basis: 'judgement',
    readers: 'figures-of-persons',
    kept: 'person',
    own: 'Which ties, topics and series of another person you have, too',
  },
] as const satisfies readonly Figure[];
