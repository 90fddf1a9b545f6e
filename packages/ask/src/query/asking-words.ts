import { stem } from '../words/stem.ts';
import type { Measure } from './query.ts';

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
