/** Invented customers without a story of their own. The others are named only in the scenes. */
export const customers = [
  'Kestrel',
  'Brookfield',
  'Northgate Fish',
  'Thornbury Dairies',
  'Wexley Produce',
  'Glenmoor Venison',
  'Seaton Prawns',
  'Alder Catering',
  'Quayside Oysters',
  'Redcliff Berries',
  'Moorland Eggs',
  'Tidewater Seafood',
  'Hollins Plasma',
  'Fernhill Ice Cream',
  'Dovecote Chocolate',
  'Winterbourne Flowers',
  'Cragside Meats',
  'Saltmarsh Lamb',
  'Orchard Lane Juices',
  'Penrose Clinics',
] as const;

export const towns = [
  'Leeds',
  'Hull',
  'Carlisle',
  'Preston',
  'Derby',
  'Lincoln',
  'Durham',
  'Grimsby',
  'Whitby',
  'Stirling',
  'Swansea',
  'Exeter',
  'Norwich',
  'Telford',
] as const;

const small = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Numbers up to twelve as words. */
export const spokenNumber = (value: number): string => small[value] ?? String(value);
