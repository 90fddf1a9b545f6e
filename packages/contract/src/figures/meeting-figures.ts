import type { Figure } from './figure.ts';

/** Figures about how a meeting was read and counted. Its contents are in `outcome-figures.ts`. */
export const meetingFigures = [
  {
    id: 'meeting-start',
    name: 'Date and time',
    about: 'meeting',
    definition:
      'The day and time that the transcript states in its title, notes or page headers, else the file name, in the time zone that it names, else that of the organization. Without them, the day of the upload. A day without a time stays the same in every time zone.',
    source: 'The transcript and its file name',
    purpose: 'To order meetings and to compute due days',
    limits:
      'Without a stated date the meeting may have been on another day. Anyone who may change the meeting can correct the date.',
    basis: 'judgement',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'duration',
    name: 'Duration',
    about: 'meeting',
    definition:
      "The length of the meeting according to the times of the transcript. Without times: all words / 150 a minute, shown as 'about'.",
    source: 'Times or words of the transcript',
    purpose: 'To see how much time a meeting took',
    limits:
      'Times are as accurate as those in the file; without times it is a rough estimate. A length that is to check is in no sum. Talk before and after the recording is not included.',
    basis: 'judgement',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'people',
    name: 'People',
    about: 'meeting',
    definition:
      'Everyone whom the transcript names as a speaker. Labels that certainly mean the same person count once.',
    source: 'Speaker labels of the transcript',
    purpose: 'To see how many people took part',
    limits:
      'People who said nothing are not in a transcript. In 230 transcripts 292 pairs of labels were joined and none was wrong, but a person can still count twice. Speakers who are the same person can be merged in the transcript.',
    basis: 'measured',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'language',
    name: 'Language',
    about: 'meeting',
    definition:
      'The language of the whole meeting, recognised by its script and by the share of function words such as "the" and "und".',
    source: 'Words of the transcript',
    purpose: 'To leave out figures that are only made for English',
    limits:
      'One language per meeting. Of 122 English transcripts none was taken for another language.',
    basis: 'measured',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'team',
    name: 'Team',
    about: 'meeting',
    definition:
      'The team that most of the speakers share. A person without a team counts for their department.',
    source: 'Speakers tied to the directory, and their teams there',
    purpose: 'To find the meetings of a team',
    limits: 'Unknown if no two speakers share a team. As accurate as the directory.',
    basis: 'judgement',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'what-was-read',
    name: 'What was read',
    about: 'meeting',
    definition:
      'Turns, words and minutes that were read, the words that were left out by kind, the turns without a speaker, and what the file can be read in two ways for.',
    source: 'The uploaded file',
    purpose: 'To check that no part of a file is missing or read wrongly',
    limits: 'Words that the file itself lacks cannot be detected.',
    basis: 'measured',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'meeting-balance',
    name: 'Talk balance of a meeting',
    about: 'meeting',
    definition:
      '100 times the entropy of the shares of words of n named speakers, -sum(p ln p), divided by ln n, for three speakers and more. 0 is one voice, 100 the same share for everyone.',
    source: 'Words of each speaker',
    purpose: 'To see whether few people spoke for all',
    limits:
      'A presentation is uneven by intent, so an even share is not always better. In works-council mode absent for fewer people than the smallest group.',
    basis: 'published',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'meeting-questions',
    name: 'Questions of a meeting',
    about: 'meeting',
    definition:
      'The number of questions of all speakers; not known for a transcript that marks none.',
    source: 'Words of the transcript',
    purpose: 'To see how much was asked',
    limits:
      'Whether a question was answered is not told. In works-council mode absent for fewer people than the smallest group.',
    basis: 'judgement',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'silence',
    name: 'Silence',
    about: 'meeting',
    definition:
      'The sum of gaps between turns of four seconds to two minutes, and the longest of them. Four seconds are felt as silence in a conversation (Koudenburg, Postmes and Gordijn 2011); longer gaps than two minutes are breaks.',
    source: 'Ends and starts of turns in the transcript',
    purpose: 'To find places where nobody knew what to say, or people had to think',
    limits:
      'Unknown where a file does not tell when turns end. Pauses within a turn are not counted, and a silence may be a shared screen that is read. In works-council mode absent for fewer people than the smallest group.',
    basis: 'published',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'series',
    name: 'Series of meetings',
    about: 'meeting',
    definition:
      'At least three meetings whose titles agree but for dates and numbers, or with the same people at the same weekday and hour. The usual weekday is that of two in three meetings, the usual hour and distance the middle ones. Regulars were heard in at least half of the meetings; for each person it is shown in how many.',
    source: 'Titles, starts and speakers of meetings',
    purpose: 'To see how meetings that repeat develop',
    limits:
      'In 80 real calls all pairs that were found were right, and 99 of 100 were found by their titles; of recordings without a title, 29 of 100. A wrong meeting can be taken out.',
    basis: 'measured',
    readers: 'readers',
    kept: 'meeting',
  },
  {
    id: 'mood-counts',
    name: 'Sentiment breakdown',
    about: 'meeting',
    definition:
      'The number of participants with a positive, a neutral and a negative mood. Those who are calm or said too little are told beside it. Where moods of single people are not shown to everyone, only people of the directory are counted.',
    source: 'Moods of the participants',
    purpose: 'To see how a meeting sounded, before its score',
    limits:
      'As accurate as the moods that it counts: most moods are missed. English only. Where moods of single people are not shown to everyone, it stays as it was first shown, and there are no counts if nearly all share one feeling.',
    basis: 'measured',
    readers: 'mood-counts',
    kept: 'meeting',
  },
  {
    id: 'meeting-score',
    name: 'Sentiment score',
    about: 'meeting',
    definition:
      'Participants are counted, not sentences: positive participants / participants who show feeling x 10. Positive from 7, neutral from 4, else negative. Where fewer than two people, or less than a quarter of those who said 80 words or more, show feeling, the meeting is calm and has no score.',
    source: 'Sentiment breakdown of the meeting',
    purpose: 'To find meetings whose words are worth reading',
    limits:
      'A meeting of neutral people scores 0 and is labelled negative. 35 of 35 real meetings were calm. The score tells how a meeting sounded, not how good it or anyone in it was.',
    basis: 'judgement',
    readers: 'mood-counts',
    kept: 'meeting',
  },
] as const satisfies readonly Figure[];
