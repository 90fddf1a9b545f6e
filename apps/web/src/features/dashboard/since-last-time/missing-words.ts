import type { MissingPerson } from '@rapport/contract';

/** 'Lena Voss, there in 9 of 10 before', 'Piotr Wrona, there in all 5 before' */
export const missingWords = ({ name, meetings, of }: MissingPerson): string =>
  `${name}, there in ${meetings === of ? `all ${of}` : `${meetings} of ${of}`} before`;
