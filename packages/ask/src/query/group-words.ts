import type { QueryGroup } from './query.ts';
import { found, type Words, words } from './words-found.ts';

const groups: Words<QueryGroup> = [
  [
    'week',
    words(
      '(?:per|a|each|every|by|which|what) week|week by week|week on week|weekly|over the weeks|by the week|from week to week',
    ),
  ],
  [
    'month',
    words('(?:per|a|each|every|by|which|what) month|month by month|monthly|from month to month'),
  ],
  ['quarter', words('(?:per|a|each|every|by) quarter|quarter (?:by|on) quarter|quarterly')],
  [
    'department',
    words(
      '(?:per|by|for each|each|every|which|what|between|across|among|happiest|unhappiest|best|worst) departments?|departments (?:that|which|who)|whole departments|(?:each|per) @group',
    ),
  ],
  [
    'team',
    words(
      '(?:per|by|for each|each|every|which|what|across|happiest|unhappiest|best|worst) teams?|teams (?:that|which|who)',
    ),
  ],
  [
    'series',
    words(
      '(?:per|by|for each|each|every|which|what) (?:series|recurring meetings?|regular meetings?|meetings (?:\\w+ ){0,3}(?:the )?most)',
    ),
  ],
  [
    'person',
    words(
      '(?:per|by|for each|each|every) (?:person|people|employee|head|speaker|owner|member)|separately|individually|which of us|which of you|whose|by whom|by who|who',
    ),
  ],
];

export const groupIn = (text: string) => found(groups, text);
