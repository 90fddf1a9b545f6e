import type { Figure } from './figure.ts';

export const pairFigures = [
  {
    id: 'interactions',
    name: 'Interactions',
    about: 'pair',
    definition:
      'Interactions are turns that one of the two addressed to the other. Those that only run the meeting count too; ties leave them out.',
    source: 'Names said, questions and answers, and the order of turns in one meeting',
    purpose: 'To see who talks to whom',
    limits:
      'A transcript does not say to whom a turn is addressed; it is inferred. Of 48 turns of small meetings, which we labelled ourselves, 47 were assigned correctly; real conversations are less orderly. A few turns prove little.',
    basis: 'measured',
    readers: 'map',
    kept: 'nameless',
    own: 'How often you and another person spoke to each other',
    isInYourData: true,
  },
  {
    id: 'strength',
    name: 'Strength',
    about: 'pair',
    definition:
      '1 to 10: 5 + 3 log2((interactions + 3) / (expected + 3)), rounded. Expected is what their shares of the talk suggest; 5 is chance, and a bond is strong from 7 on.',
    source: 'Interactions in one meeting',
    purpose: 'To draw the connections on the map',
    limits:
      'Two people alone always have 5, because there is nobody to compare with. It is as uncertain as the interactions that it counts.',
    basis: 'judgement',
    readers: 'map',
    kept: 'nameless',
    own: 'How strong your connection with another person is',
    isInYourData: true,
  },
  {
    id: 'pair-mood',
    name: 'Sentiment of a connection',
    about: 'pair',
    definition:
      'What the turns show that the two addressed to each other, computed like the mood of a participant; neutral without two turns that carry feeling.',
    source: 'Words of the two in one meeting',
    purpose: 'To colour the connections on the map',
    limits: 'It rests on few turns, so it is less certain than the mood of a participant.',
    basis: 'judgement',
    readers: 'pair-mood',
    kept: 'nameless',
    own: 'The mood between you and another person',
    isInYourData: true,
  },
  {
    id: 'pair-summary',
    name: 'Interaction summary',
    about: 'pair',
    definition:
      'How often the two spoke to each other, questions and answers, quoted disagreement or agreement, mood each way, and subjects of both. Where a language model is set up, it writes sentences, each checked against quoted words.',
    source: 'Words of the two in one meeting',
    purpose: 'To see what two people spoke about',
    limits: 'It describes one meeting. What the two say elsewhere is not known.',
    basis: 'judgement',
    readers: 'map-text',
    kept: 'person',
    own: 'The text about you and another person',
    isInYourData: true,
  },
  {
    id: 'recommendations',
    name: 'Communication recommendations',
    about: 'pair',
    definition:
      'A sentence to the two with a cause that it names: one-sided talk, negativity one way, or distance on a topic of both. Most meetings have none.',
    source: 'Words and interactions of the two in one meeting',
    purpose: 'To point at a conversation that may be worth having',
    limits:
      'In 35 real meetings 2 of 496 pairs got one. The thresholds were chosen. A recommendation is no assessment of a person.',
    basis: 'judgement',
    readers: 'map-of-persons',
    kept: 'person',
    own: 'Recommendations to you and another person',
    isInYourData: true,
  },
] as const satisfies readonly Figure[];
