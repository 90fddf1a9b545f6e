import type { Figure } from './figure.ts';

/** Texts and sentences that are found in a meeting. */
export const outcomeFigures = [
  {
    id: 'meeting-summary',
    name: 'Summary',
    about: 'meeting',
    definition:
      'A headline of counts, then sentences quoted from the meeting. Where a language model is set up, it writes the sentences, and each is checked against the words that it rests on.',
    source: 'Words of the transcript',
    purpose: 'To see what a meeting was about without reading it all',
    limits:
      'A few sentences stand for the whole meeting: an important point that was mentioned once, in passing, is easily left out. About two of five sentences need their neighbours to be understood.',
    basis: 'published',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'in-short',
    name: 'In short',
    about: 'meeting',
    definition:
      'Three to fifteen quotations, fewer only where fewer read clearly: sure decisions, then the sentences that a person would most likely note, such as numbers, dates, problems and positions. Each can be read alone or stands with the sentence before. Where a language model gives a second opinion, it may choose among such sentences.',
    source: 'Words of the transcript',
    purpose: 'To read the points of a meeting in the words that were said',
    limits:
      'Of 1,031 highlights in published minutes 38 % lie within 90 seconds of such a sentence, with random sentences 33 %. Of 177 sentences of rough talk strict readers took 46 % for right, 42 % for half right; in written meetings nearly all are.',
    basis: 'measured',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'chapters',
    name: 'Chapters',
    about: 'meeting',
    definition:
      'Parts of a meeting of 15 minutes and more, cut where the subject likely changes. The title is a heading of the file, the item that is announced, or a phrase or name that was said. Where a language model gives a second opinion, it may word the title from words of the chapter.',
    source: 'Words, turns and headings of the transcript',
    purpose: 'To find a subject in a long meeting',
    limits:
      'Overlap with the topics that people marked: 62.7 %, with equal parts 52.4 %. A boundary may be some turns off.',
    basis: 'measured',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'decisions',
    name: 'Decisions',
    about: 'meeting',
    definition:
      'Quoted sentences in which the group settles something. Those that may be one are told apart, and count once somebody confirms them. Where a language model gives a second opinion, a sure one needs both, and it may word a title from the words.',
    source: 'Words of the transcript',
    purpose: 'To look up what was agreed',
    limits:
      'Of the sure ones 97 % are right, and 64 % of all are found, in tidy workplace meetings. In rough talk a strict reader took 18 of 31 for right, 5 for half right and 8 for wrong, and nine in ten decisions are missed or only maybe. A decision that people only nod to is not seen. English only. Read the words.',
    basis: 'measured',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'open-questions',
    name: 'Open questions',
    about: 'meeting',
    definition:
      'Quoted questions of substance that are not answered in the meeting, as far as the words show. Where a language model gives a second opinion, a sure one needs both.',
    source: 'Words of the transcript',
    purpose: 'To see what is left to settle',
    limits:
      'Of the sure ones 57 % are right, and 17 % of all are found. English only. Read the words.',
    basis: 'measured',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'topics',
    name: 'Related initiatives',
    about: 'meeting',
    definition:
      'At most five subjects to which the meeting came back, weighed by how often, in how many parts of the meeting and by how many people they were said, and by how rare their words are in other meetings.',
    source: 'Words of the transcript',
    purpose: 'To find the meetings about a subject',
    limits:
      'They are phrases from the meeting, not the names of known projects. A word that captions misheard can become one. Of 87 read by others 72 % were right.',
    basis: 'judgement',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'answer-count',
    name: 'Counts of an answer',
    about: 'meeting',
    definition:
      'Meetings, their length, people, turns, decisions, actions or open questions that a question asks for, counted in the meetings that the asker may read. A turn mentions words that follow each other in it; case and plural do not matter. What a screen shows, such as ties, topics or the mood of a group, is answered as that screen shows it to the asker.',
    source: 'Words and speakers of the transcripts, and what was found in them',
    purpose: 'To answer how many, how often, who and when',
    limits:
      'Words are counted as they were transcribed, not what was meant by others. A count of more than 1,000 meetings that have the words is not made. Figures of single people are not answered in works-council mode, except those of the asker.',
    basis: 'judgement',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'answer-text',
    name: 'Written answer',
    about: 'meeting',
    definition:
      'Sentences that a language model writes from the quotes of an answer, where one is set up. Each names its quotes and is checked against them: names, numbers and negation.',
    source: 'Quotes of the meetings that the asker may read',
    purpose: 'To read an answer in a few sentences',
    limits:
      'A sentence that is near the words of its quotes can still mean something else. The quotes are beside it.',
    basis: 'judgement',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'action-count',
    name: 'Number of actions',
    about: 'meeting',
    definition:
      'The number of sentences in which someone accepts a task, or is given one, with those that were added by hand and without those that were dropped.',
    source: 'Words of the transcript',
    purpose: 'To see whether a meeting led to tasks',
    limits:
      'The rules are strict: a missed task is better than an invented one, so there may be more. Of those found 97 % are right, and 85 % of all are found, in tidy workplace meetings. In rough talk a strict reader took 18 of 52 for right, 24 for true, but not clear alone, and 10 for wrong, and two in three are missed or only maybe. English only.',
    basis: 'measured',
    readers: 'readers',
    kept: 'meeting',
  },
] as const satisfies readonly Figure[];
