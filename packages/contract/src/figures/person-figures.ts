import type { Figure } from './figure.ts';

/** Who a speaker is, and how much they spoke. Moods are in `mood-figures.ts`. */
export const personFigures = [
  {
    id: 'speaker-labels',
    name: 'Joined labels',
    about: 'person',
    definition:
      'Labels of the transcript that certainly mean one person, by the same full name or the same e-mail address, become one speaker.',
    source: 'Speaker labels of the transcript',
    purpose: 'To count a person once',
    limits:
      'Of 292 joins in 230 transcripts none was wrong. Labels that may mean one person stay apart until somebody merges them.',
    basis: 'measured',
    readers: 'readers',
    kept: 'nameless',
  },
  {
    id: 'speaker-tie',
    name: 'Tie to the directory',
    about: 'person',
    definition:
      'The person of the directory who a speaker is, by e-mail address or full name, or by the choice of somebody who corrected the meeting.',
    source: 'Speaker labels and the directory',
    purpose: 'To show people their own meetings, and to name speakers correctly',
    limits:
      "Two people of the same name are not told apart. A tie by name alone is called 'likely'.",
    basis: 'judgement',
    readers: 'readers',
    kept: 'person',
    own: 'That you are a speaker of a meeting',
  },
  {
    id: 'tie-suggestion',
    name: 'Suggested person',
    about: 'person',
    definition:
      'A person of the directory whose name is similar to the label of an untied speaker.',
    source: 'Speaker labels and the directory',
    purpose: 'To offer a choice to the person who corrects the meeting',
    limits: 'A similar name proves nothing. Nothing is tied without a choice.',
    basis: 'judgement',
    readers: 'correctors',
    kept: 'person',
  },
  {
    id: 'turns',
    name: 'Turns',
    about: 'person',
    definition: 'How often the person spoke. A turn is one person speaking until another does.',
    source: 'The transcript',
    purpose: 'To see how much the other figures of a person rest on',
    limits:
      'As accurate as the speaker labels of the file. Many turns are not a large contribution.',
    basis: 'measured',
    readers: 'readers',
    kept: 'nameless',
    own: 'Your turns',
  },
  {
    id: 'speaking-time',
    name: 'Speaking time',
    about: 'person',
    definition:
      'The sum of end minus start of all turns. Where times are missing, or a turn is slower than one word in 5 seconds: words / 150 a minute.',
    source: 'Times and words of the transcript',
    purpose: 'To see how the time of a meeting was divided',
    limits: 'As accurate as the times of the file. Listening, chat and nodding cannot be seen.',
    basis: 'judgement',
    readers: 'readers',
    kept: 'nameless',
    own: 'Your speaking time',
  },
  {
    id: 'talk-share',
    name: 'Share of talk',
    about: 'person',
    definition:
      'It is a share of the words, not of the time: own words / words of all named speakers.',
    source: 'Words of the transcript',
    purpose: 'To see whether a meeting was a talk or a lecture',
    limits:
      'It is as accurate as the transcript: a person with two labels counts as two until they are merged. Talking much is not contributing much; listening, chat and nodding cannot be seen. Do not rank people by it.',
    basis: 'measured',
    readers: 'readers',
    kept: 'nameless',
    own: 'Your share of talk',
  },
  {
    id: 'words',
    name: 'Words',
    about: 'person',
    definition: 'The number of words that the person said, counted between blanks.',
    source: 'Words of the transcript',
    purpose: 'To compute shares of talk, and to tell who said too little for a mood',
    limits: 'As accurate as the transcript.',
    basis: 'measured',
    readers: 'own',
    kept: 'nameless',
    own: 'The number of your words',
  },
  {
    id: 'questions',
    name: 'Questions',
    about: 'person',
    definition:
      'Sentences of three words or more that end with a question mark, or that have the word order of a question in a text without full stops.',
    source: 'Words of the transcript',
    purpose: 'To infer who talks to whom',
    limits:
      'Without question marks a third to two fifths are missed, and two fifths to half of those found are none. It does not say whether a question was answered.',
    basis: 'measured',
    readers: 'own',
    kept: 'nameless',
    own: 'The number of your questions',
  },
  {
    id: 'person-interactions',
    name: 'Total interactions and connections',
    about: 'person',
    definition:
      'The interactions of a participant with each of the others, added up, and the number of those others.',
    source: 'Interactions of each pair',
    purpose: 'To read the connection map',
    limits:
      'Of 48 turns of small meetings, which we labelled ourselves, 47 were assigned correctly; real conversations are less orderly. It says nothing about how well anyone works.',
    basis: 'measured',
    readers: 'map',
    kept: 'nameless',
    own: 'Your interactions with others',
  },
  {
    id: 'engagement',
    name: 'Engagement',
    about: 'person',
    definition:
      '0 to 1: 0.4 words + 0.3 turns to or from others + 0.15 questions, each compared with an even share, + 0.15 part of the others spoken with.',
    source: 'Words, questions and interactions in one meeting',
    purpose: 'To draw the people on the connection map',
    limits:
      'It measures taking part in talk. Listening well is engagement too, and cannot be seen here. The weights were chosen, not measured.',
    basis: 'judgement',
    readers: 'map-of-persons',
    kept: 'nameless',
    own: 'Your engagement',
  },
  {
    id: 'person-summary',
    name: 'Participant summary',
    about: 'person',
    definition:
      'Share of talk, turns and questions in words, with up to two quoted sentences. Where a language model is set up, it writes up to three sentences, each checked against quoted words.',
    source: 'Words of the person in one meeting',
    purpose: 'To see what each participant brought in',
    limits: 'Of 45 quotations 12 need their neighbours to be understood. It rates nobody.',
    basis: 'measured',
    readers: 'readers',
    kept: 'person',
    own: 'The text about you',
  },
  {
    id: 'actions',
    name: 'Actions and their owners',
    about: 'person',
    definition:
      'Quoted sentences in which someone accepts a task or is given one, with the owner and the day that are named in the words.',
    source: 'Words of the transcript, and its date',
    purpose: 'To remember what was promised',
    limits:
      'Of the tasks found 81 % are right. 67 % of those name the right person, 30 % somebody else. English only.',
    basis: 'measured',
    readers: 'actions',
    kept: 'nameless',
    own: 'Tasks that name you as the owner',
  },
] as const satisfies readonly Figure[];
