import type { Rule } from './rule.ts';
import { be, series } from './words.ts';

/** Series and what happened to them. The first that matches applies. */
export const seriesRules: readonly Rule[] = [
  [
    `(?:which|what) (?:series|meetings?) (?:takes?|took|eats?|ate|costs?|cost) (?:up )?(?:the )?most (?:\\w+ )?time`,
    { measure: 'hours', group: 'series', order: 'most' },
  ],
  [
    `(?:who|whoever) (?:normally |usually |always )?(?:opens|chairs|runs|hosts|leads)(?: the| our)? @series`,
    { measure: 'series', state: 'opener' },
  ],
  [`(?:opener|chair|host) of (?:the |our )?@series`, { measure: 'series', state: 'opener' }],
  [`(?:which|what) ${series} (?:is|are|was) @person (?:in|part of|on)`, { measure: 'series' }],
  [
    `what (?:has )?(?:happened|became|become|went on) (?:to|of|with) (?:the |our )?@series`,
    { measure: 'series' },
  ],
  [
    `(?:who|whoever) (?:runs|run|ran|opens|opened|kicks off|starts off|chairs|chaired|leads|led|hosts|hosted|took over|takes|${be} (?:running|opening|chairing|leading|hosting|in charge of)|owns|holds|moderates|starts) (?:now )?(?:the |our )?@series`,
    { measure: 'series', state: 'opener' },
  ],
  [
    `(?:chair|host|opener|leader|moderator) of (?:the |our )?@series`,
    { measure: 'series', state: 'opener' },
  ],
  [
    `@series (?:changed|has changed) (?:its )?(?:chair|host|opener|hands)`,
    { measure: 'series', state: 'opener' },
  ],
  [
    `${series}.{0,40} (?:paused|on hold|on pause|sleeping|suspended)`,
    { measure: 'series', state: 'paused' },
  ],
  [`(?:paused|suspended|sleeping) ${series}`, { measure: 'series', state: 'paused' }],
  [
    `meetings? (?:have been |has been |${be} |that ${be} |got )?(?:paused|on hold|on pause|suspended)`,
    { measure: 'series', state: 'paused' },
  ],
  [
    `${series}.{0,40} (?:stopped|ended|died|stop|end|discontinued|disappeared|cancelled|canceled|finished|gone|no longer (?:held|happen|happening|exist|run)|over)`,
    { measure: 'series', state: 'ended' },
  ],
  [
    `(?:ended|dead|stopped|discontinued|cancelled|canceled|finished) ${series}`,
    { measure: 'series', state: 'ended' },
  ],
  [
    `meetings? (?:have |has |that |that have )?(?:ended|died|stopped|fizzled out|been discontinued|been dropped|${be} no longer held)`,
    { measure: 'series', state: 'ended' },
  ],
  [
    `${series}.{0,40} (?:began|begin|begun|started|start|new|launched|introduced|created|set up|added)`,
    { measure: 'series', state: 'began' },
  ],
  [`(?:new|newly started|started|fresh) ${series}`, { measure: 'series', state: 'began' }],
  [`new (?:meetings|@series)`, { measure: 'series', state: 'began' }],
  [
    `meetings? (?:have |has |that )?(?:began|begun|started up|been introduced|been added)`,
    { measure: 'series', state: 'began' },
  ],
  [`(?:running|active|live|current|ongoing) ${series}`, { measure: 'series', state: 'running' }],
  [
    `${series}.{0,30} (?:running|active|alive|ongoing|going on|held|take place|happening)`,
    { measure: 'series', state: 'running' },
  ],
  [
    `(?:is|are|does|do) (?:the |our )?@series (?:still )?(?:running|held|happening|alive|active|going(?: on)?|on|exist|take place|happen|meet)`,
    { measure: 'series', state: 'running' },
  ],
  [
    `(?:which|what|list|how many|number of|all|our) (?:the |our |all |of our )?${series}`,
    { measure: 'series' },
  ],
];
