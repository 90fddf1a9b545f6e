import type { Chunk } from '../model-texts/chunk-meeting.ts';

const people = ['Ada Moss', 'Ben Kroll', 'Cleo Hart'] as const;
const places = ['Larkfield', 'Oakham', 'Westport', 'Dunmore', 'Hillside', 'Marston', 'Quayside'];
const things = [
  'the loading dock',
  'the new scanners',
  'the night shift',
  'the heating',
  'the parking spaces',
  'the fire doors',
  'the canteen',
  'the delivery vans',
  'the packing line',
  'the visitor badges',
  'the cold store',
];
const said = [
  (thing: string, place: string, count: number) =>
    `In ${place} ${thing} cost ${count} euros more than planned, and the invoice is not paid.`,
  (thing: string, place: string, count: number) =>
    `We decided that ${place} keeps ${thing} until week ${count % 50}, so nobody has to move.`,
  (thing: string, place: string) =>
    `I will ask the people in ${place} about ${thing} and send what they say to the whole group.`,
  (thing: string, place: string, count: number) =>
    `For ${thing} in ${place} there are ${count} requests, and the oldest of them is from spring.`,
  (thing: string, place: string) =>
    `Nobody could tell me who looks after ${thing} in ${place}, which worries me a little.`,
];

/** A meeting that never took place, about as long as a part may be. No two of its sentences are alike. */
export function inventMeeting(tokens: number, estimate: (text: string) => number): Chunk {
  const pieces: Chunk['pieces'] = [];
  for (let turn = 0, sum = 0; ; turn += 1) {
    const say = pick(said, turn);
    const text = say(pick(things, turn), pick(places, turn), 101 + turn * 7);
    sum += estimate(JSON.stringify({ turn, speaker: people[turn % people.length], text }));
    if (sum > tokens && pieces.length > 0) break;
    pieces.push({ turn, speaker: pick(people, turn), text });
  }
  return { pieces, people: [...people], pairs: [] };
}

function pick<T>(list: readonly T[], at: number): T {
  const one = list[at % list.length];
  if (one === undefined) throw new Error('The list is empty.');
  return one;
}
