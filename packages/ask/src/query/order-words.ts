import type { Measure, QueryOrder } from './query.ts';
import { found, type Words, words } from './words-found.ts';

const orders: Words<QueryOrder> = [
  [
    'last',
    words(
      '(?:last|latest|most recent|previous) (?=@series)(?:@series)?|(?:the )?(?:last|latest) one|last meeting|most recent one',
    ),
  ],
  ['next', words('next|upcoming')],
  ['shortest', words('shortest')],
  ['least', words('least|fewest|hardly|rarely|barely|lowest|lowest|rarest|smallest|less(?! than)')],
  [
    'rising',
    words(
      'growing|rising|gained|gaining|improved|improving|better|went up|is up|increasing|increased|gone up|going up|got better|risen|grew',
    ),
  ],
  [
    'falling',
    words(
      'shrinking|falling|fading|worse|went down|is down|decreasing|decreased|gone down|going down|got worse|fallen|dropped|declining|worsened|deteriorated',
    ),
  ],
  [
    'most',
    words(
      'most|longest|more(?! than)|worst first|highest first|highest at the top|highest|largest',
    ),
  ],
];

/** Orders that a measure can have. Others imply theirs. */
const ordersOf: Readonly<Partial<Record<Measure, readonly QueryOrder[]>>> = {
  meetings: ['last', 'most', 'least', 'rising', 'falling'],
  hours: ['last', 'most', 'least', 'rising', 'falling'],
  'people-heard': ['last'],
  attended: ['last', 'most', 'least'],
  ties: ['most', 'least'],
  mentions: ['most', 'least', 'last'],
  actions: ['most', 'least', 'last'],
  decisions: ['last', 'most', 'least'],
  'open-questions': ['last', 'most'],
  topics: ['rising', 'falling', 'most', 'least'],
  mood: ['rising', 'falling', 'most', 'least', 'last'],
  longest: ['shortest'],
  summary: ['last'],
  most: ['last', 'least'],
};

export const orderIn = (text: string, measure: Measure) =>
  found(
    orders.filter(([order]) => ordersOf[measure]?.includes(order)),
    text,
  );
