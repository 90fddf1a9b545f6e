import type { Measure, QueryState } from './query.ts';
import { found, type Words, words } from './words-found.ts';

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

export const stateIn = (measure: Measure, text: string) => found(states[measure] ?? [], text);
