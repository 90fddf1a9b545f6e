import { describe, expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { findTopics } from './topics.ts';

const topicsOf = (script: string, people?: string[]) =>
  findTopics(talkFrom(script), people).map(({ text }) => text);

const portal = `
  Ana: The customer portal is what we start with. The warehouse migration comes after.
  Bo: For the customer portal we need Project Heron to finish first, said Bill.
  Ana: Yeah, yeah, Project Heron is late. Bill told me the warehouse migration waits for it.
  Cleo: I like the customer portal. Thanks, Bo. Bo knows the warehouse migration best.
  Bo: Yeah, so Bill and I will ask the Project Heron people.`;

describe('topics', () => {
  test('named projects and phrases that came up again', () => {
    expect(topicsOf(portal).sort()).toEqual([
      'Customer portal',
      'Project Heron',
      'Warehouse migration',
    ]);
  });

  test('are never people, present or talked about', () => {
    const topics = topicsOf(portal.replaceAll('Bill', 'Anselma'), ['Anselma']).join(' ');
    expect(topics).not.toMatch(/Ana|Bo\b|Cleo|Bill|Anselma/);
  });

  test('are never filler', () => {
    expect(
      topicsOf(
        'Ana: Yeah, you know, good stuff.\nBo: Yeah, you know, good stuff, really good stuff.',
      ),
    ).toEqual([]);
  });

  test('are at most five', () => {
    const names = ['Heron', 'Falcon', 'Osprey', 'Kestrel', 'Merlin', 'Harrier', 'Buzzard'];
    const script = names.map(
      (name) => `Ana: We talked to Project ${name}, and Project ${name} is late.`,
    );
    expect(topicsOf([...script, ...script].join('\n'))).toHaveLength(5);
  });

  test('in capitals throughout, capitals make no names', () => {
    expect(
      topicsOf('Ana: THE WATER QUALITY REPORT IS LATE.\nBo: WHO HAS THE WATER QUALITY REPORT.'),
    ).toEqual(['Water quality report']);
  });

  test('a phrase in the job of a speaker is no topic', () => {
    expect(
      topicsOf(
        'Project Manager: The project manager opens.\nDesigner: The project manager may close.',
      ),
    ).toEqual([]);
  });
});
