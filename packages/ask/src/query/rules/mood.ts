import type { Rule } from './rule.ts';
import { mood } from './words.ts';

/** Mood of groups. The first that matches applies. */
export const moodRules: readonly Rule[] = [
  [`${mood} (?:\\S+ ){0,3}(?:worst|lowest|poorest)`, { measure: 'mood', order: 'least' }],
  [`${mood} (?:\\S+ ){0,3}(?:best|highest)`, { measure: 'mood', order: 'most' }],
  [
    `which (?:department|team|group) (?:is|was|sounds|seems) (?:the )?(?:cheeriest|happiest|jolliest)`,
    { measure: 'mood', order: 'most' },
  ],
  [
    `(?:is|was|were) (?:the |our )?@series (?:a |an )?(?:happy|good natured|cheerful|tense|gloomy|sad|positive|negative)`,
    { measure: 'mood' },
  ],
  [
    `(?:best|highest|most positive|happiest|greatest|top) (?:${mood})`,
    { measure: 'mood', order: 'most' },
  ],
  [`(?:worst|lowest|most negative|bad|poorest) (?:${mood})`, { measure: 'mood', order: 'least' }],
  [
    `(?:happiest|most positive|most cheerful) (?:department|team|group)`,
    { measure: 'mood', order: 'most' },
  ],
  [
    `(?:unhappiest|most negative|gloomiest|least happy) (?:department|team|group)`,
    { measure: 'mood', order: 'least' },
  ],
  [
    `how (?:positive|negative|happy|unhappy|upbeat|gloomy|good|bad) (?:is|are|was|were|do|does) .{0,20}(?:@group|@series|people|everyone|we|the team)`,
    { measure: 'mood' },
  ],
  [mood, { measure: 'mood' }],
  [
    `how (?:is|are|was|were|do|does|did) (?:everyone|everybody|people|@group|we|the (?:team|company|teams)|they|the @group) (?:\\w+ )?(?:feel|feeling|doing|felt)`,
    { measure: 'mood' },
  ],
  [`(?:happier|unhappier|more positive|more negative|better mood|gloomier)`, { measure: 'mood' }],
  [`tone (?:of|in|at)`, { measure: 'mood' }],
  [
    `which (?:department|team|group) (?:sounds|seems|feels|is|was|looks) (?:\\w+ )?(?:most )?(?:negative|unhappy|unhappiest|gloomy)`,
    { measure: 'mood', order: 'least' },
  ],
  [
    `which (?:department|team|group) (?:sounds|seems|feels|is|was|looks) (?:\\w+ )?(?:most )?(?:positive|happy|happiest|cheerful)`,
    { measure: 'mood', order: 'most' },
  ],
  [`how did (?:the |our )?(?:last |latest )?(?:@series|meetings?) feel`, { measure: 'mood' }],
];
