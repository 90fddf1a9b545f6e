import { stem } from '../words/stem.ts';
import type { Measure, QueryGroup, QueryOrder, QueryState } from './query.ts';

type Words<T> = readonly (readonly [T, RegExp])[];

const words = (pattern: string) => new RegExp(`(?<= )(?:${pattern})(?= )`);

/** The first pattern that matches applies. */
const states: Readonly<Partial<Record<Measure, Words<QueryState>>>> = {
  actions: [
    [
      'overdue',
      words(
        'overdue|late|past due|past (?:its|their) (?:day|date|due date|deadline)|behind schedule|missed (?:the|their|its) (?:deadline|date|day)|should (?:already )?have been (?:done|finished)|delayed|expired',
      ),
    ],
    [
      'no-date',
      words(
        '(?:without|with no|have no|has no|lack|lacks|missing|no) (?:a |an |any )?(?:due )?(?:dates?|days?|deadlines?)|undated|not dated',
      ),
    ],
    [
      'no-owner',
      words(
        '(?:without|with no|have no|has no|lack|lacks|missing|no) (?:a |an |any )?owners?|unassigned|unowned|(?:nobody|no one|noone|nobody has|no one has) (?:owns?|has|took|takes|picked up|is responsible for|feels responsible for|looks after)|belong to nobody|not assigned|ownerless|nobody',
      ),
    ],
    [
      'this-week',
      words(
        '(?:due|to do|for|to be done|on my list|fall due|falling due|need to be done|must be done) (?:by )?(?:this week|the end of (?:the|this) week|sunday|friday|@days)|due (?:soon|now)',
      ),
    ],
    [
      'later',
      words(
        '(?:due )?(?:later|after this week|next week|next month|further out|not due yet|in the future)',
      ),
    ],
    [
      'dropped',
      words(
        'dropped|drop|give up|cancell?ed|abandoned|given up|gave up|called off|scrapped|discarded|let go of|withdrawn',
      ),
    ],
    ['earlier', words('(?:from )?before the (?:import|upload)|imported|from the past|old ones')],
    [
      'open',
      words(
        '(?:still |yet )?(?:open|unfinished|outstanding|pending|incomplete|to be done|in progress|undone)|not (?:yet )?(?:been )?(?:done|finished|completed|closed)|not done yet|still has to do|still have to do|remaining|left',
      ),
    ],
    [
      'done',
      words(
        'done|finish|finished|complete|completed|closed|ticked off|got done|get done|delivered|resolved|accomplished|wrapped up',
      ),
    ],
  ],
  hours: [
    [
      'spoken',
      words('talk|talked|talking|speak|spoke|spoken|speaking|speaking time|talking time|airtime'),
    ],
  ],
  series: [
    ['opener', words('opener|chair|host|opens|chairs|hosts')],
    ['paused', words('paused|on hold|on pause|suspended')],
    ['ended', words('ended|stopped|died|discontinued|cancelled|finished')],
    ['began', words('began|begun|started|new|launched')],
    ['running', words('running|active|alive|ongoing')],
  ],
  topics: [['new', words('new|newly|for the first time|first time|never before|first came up')]],
  attended: [
    [
      'missing',
      words('missing|missed|absent|skipped|not (?:there|attend|come|join|present|show up)|skip'),
    ],
  ],
};

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

const found = <T>(of: Words<T> | undefined, text: string) => {
  for (const [one, pattern] of of ?? []) {
    const said = pattern.exec(text)?.[0];
    if (said !== undefined) return { one, said };
  }
  return null;
};

export const stateIn = (measure: Measure, text: string) => found(states[measure], text);
export const groupIn = (text: string) => found(groups, text);
export const orderIn = (text: string, allowed: readonly QueryOrder[]) =>
  found(
    orders.filter(([order]) => allowed.includes(order)),
    text,
  );

/** Words that ask and say nothing of what is asked for, as stems. */
export const askingStems: ReadonlySet<string> = new Set(
  'how many much often frequent time number count amount total sum all list show give tell find check see know need want like please pls plz thank thanks advance hello hi hey good morning afternoon evening dear team could can would will um uh er hmm ok okay so well actually quick quickly question wondering wonder curious could possible maybe name which what who whom whose when where why is are was were be been has have had do does did the a an of in on at to for from with by about our we us they them people person everyone everybody anyone anybody someone somebody one ones any some this that these those it its there here then and or also just only really even ever still yet already currently now right lately recently recent moment day days week weeks month months quarter year so far overall record recorded company organization organisation whole entire altogether different each other another together both same meeting meetings call calls session held hold take took taken place happen happened occur occurred said say says speak spoke spoken talk talked mention mentioned come came up out get got give given make made go going keep back been again across within during inside among between per every me my mine i you your last latest first past previous next upcoming since until before after thing things stuff kind lot bit anything something everything nothing please us let look vs versus anymore nowadays whatsoever compared used concern concerns involve involved split held thanks days up down off over under than not no yes'
    .split(' ')
    .map(stem),
);

/** Further words that ask for a measure, as stems. They are used once the measure is read. */
export const measureStems: Readonly<Partial<Record<Measure, ReadonlySet<string>>>> =
  Object.fromEntries(
    Object.entries({
      meetings:
        'room there both been used we meet met sit sat attend joined join session sync gather',
      hours:
        'went eat cost costs clock clocked eaten go goes into burn burned burnt eating use used add top hour minute time long length duration spend spent meeting take took',
      'people-heard':
        'heard hear voice new speak participant different employee colleague silent quiet active contribute',
      attended:
        'attend attended attendee present join joined part participate participant there invite show',
      ties: 'tie connection connect contact link relation relationship strong strongest close closest work exchange interact talk',
      bridges: 'bridge link connect only between rest',
      mentions:
        'mention mentioned refer name bring brought raise raised discuss discussed topic subject word more most less',
      actions:
        'action item point task todo do promise commitment follow owe assign assigned result collect produce create came come have finish',
      decisions:
        'decision decide decided take taken make made agree agreed conclude settle reach approve',
      'open-questions':
        'leave leaves left still question issue point open unanswered collect raise ask answered',
      topics:
        'importance agenda topic theme subject main talk discuss discussed common come came bring brought',
      mood: 'mood feel feeling morale atmosphere sentiment doing',
      series: 'series recurring meeting regular run',
      'what-changed': 'way runs run work works change changed different difference',
      'what-happened': 'happen news new event',
      first: 'meet met we first mention discuss talk start begin began mention come',
      last: 'ago long since day meet met last mention discuss talk heard hear meet sit sat one',
      longest: 'long longest short shortest meeting so far',
      when: 'meet met two when day date meeting next discuss',
      most: 'most talk speak heard airtime',
    }).map(([measure, of]) => [measure, new Set(of.split(' ').map(stem))]),
  );
