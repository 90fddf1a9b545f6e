import type { Rule } from './rule.ts';

/** Who links groups. The first that matches applies. */
export const bridgeRules: readonly Rule[] = [
  [
    `(?:the|a) (?:only |main )?(?:link|bridge|glue|connection|go between|linking person|connector) (?:between|for|from)`,
    { measure: 'bridges' },
  ],
  [`who (?:holds|keeps|brings|ties) .{0,60}(?:together|in touch)`, { measure: 'bridges' }],
  [
    `(?:only|sole|single|main|strongest) (?:link|bridge|connection|tie|way|contact|person|one) (?:between|from|linking|connecting)`,
    { measure: 'bridges' },
  ],
  [
    `(?:who|which people|which persons?|people who|person who|anyone|anybody|someone|one) (?:is |are |that )?(?:connects?|links?|bridges?|connecting|linking|bridging|ties|joins|glues?|holds together|keeps together|brings together|sits between|stands between|the glue|the link|the bridge|a link|a bridge)`,
    { measure: 'bridges' },
  ],
  [
    `(?:bridges?|go betweens?|connectors|links|liaisons?|glue) (?:between|from|to|of|for) (?:the )?@group`,
    { measure: 'bridges' },
  ],
  [`(?:bridges?|go betweens?|connectors|bottlenecks?|liaisons?)`, { measure: 'bridges' }],
  [
    `(?:depend|depends|rely|relies|relying|hangs?) on (?:one|a single|only one) person`,
    { measure: 'bridges' },
  ],
];
