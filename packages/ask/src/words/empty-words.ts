import { stem } from './stem.ts';

const lines = [
  'a an the this that these those here there where when why how what which who whom whose',
  'i me my mine you your yours he him his she her hers it its we us our ours they them their theirs one ones',
  'someone somebody something anyone anybody anything everyone everybody everything nobody nothing none each every either',
  'neither both and or but nor so yet if then else than because since while although though unless until till whether as',
  'of in on at by for with without about against between among into through during before after above below to from up down',
  'out off over under again further once upon within across along around behind beyond per via towards regarding concerning',
  'am is are was were be been being do does did doing done have has had having can could shall should will would may might',
  'must ought cannot need not no yes yeah yep okay ok well oh hey um uh hmm mm er ah very really quite rather just only also',
  'too even still already almost always never ever often sometimes usually maybe perhaps probably actually basically',
  'some any all enough lot lots more most much many such own same other others another thing things kind sort way let',
  "don't didn't doesn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't i'm it's that's we're you're",
  "they're we've i've you've i'd we'd i'll we'll you'll they'll there's what's let's he's she's gonna wanna got get go going",
  'know mean like just right now think say said says tell told see look want',
];

/** Words that carry no subject, as stems. */
export const emptyTerms: ReadonlySet<string> = new Set(
  lines.flatMap((line) => line.split(' ')).map(stem),
);
const asking = [
  'summarize summarise summary sum discuss discussed discusses discussing discussion discussions talk talked talking meeting',
  'meetings call calls conversation mention mentioned mentions opinion opinions thought thoughts think thinks attitude view views',
  'according please give show tell explain describe people person team group member members everyone participant',
  'participants happen happened anything something know say says said speak spoke come regard related relate relation content',
  'part presentation introduce reason reasons point topic topics issue issues subject ask asked question questions answer',
  'lately recently currently nowadays anymore idea ideas learn learned lesson lessons',
];

/** Asking words of a question, which are not part of its subject, as stems. */
export const askingTerms: ReadonlySet<string> = new Set(
  asking.flatMap((line) => line.split(' ')).map(stem),
);
