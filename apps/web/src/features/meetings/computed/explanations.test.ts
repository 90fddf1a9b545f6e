import { describe, expect, it } from 'vitest';
import { graph, summaries } from '../testing/build-meeting.ts';
import { buildTranscript } from '../testing/build-transcript.ts';
import { pairExplanation, personExplanation } from './connection-explanations.ts';
import { moodExplanation, scoreExplanation } from './sentiment-explanations.ts';
import { talkShareExplanation } from './talk-share-explanation.ts';

describe('an explanation carries the real figures', () => {
  it('of the score', () => {
    const { sum, basis, remark } = scoreExplanation({ positive: 6, neutral: 2, negative: 1 });
    expect(sum).toBe('6 ÷ 9 × 10 = 6.67.');
    expect(basis).toBe('9 people who showed feeling');
    expect(remark).toBe('One person more or less changes it by 1.11.');
    expect(scoreExplanation({ positive: 0, neutral: 0, negative: 0 }).sum).toBe(
      'nobody shows feeling here, so 0.',
    );
  });

  it('of the mood', () => {
    expect(moodExplanation(summaries).basis).toBe('3 participants with 4 turns each');
  });

  it('of the talk share, without unattributed words', () => {
    const { sum, basis } = talkShareExplanation(buildTranscript(), (id) => id);
    expect(basis).toBe('42 words of 3 speakers');
    expect(sum).toBe('jonas-keller: 17 ÷ 42 = 40 %.');
  });

  it('of a pair, without its sentiment while that is off', () => {
    const [link] = graph.links;
    if (!link) throw new Error('There is no link.');
    const { sum, basis, steps } = pairExplanation(link);
    expect(sum).toBe('Strength of these two: 7.');
    expect(basis).toBe('5 turns');
    expect(steps.join()).toContain('sentiment');
    const { sentiment: _off, ...unfelt } = link;
    expect(pairExplanation(unfelt).steps.join()).not.toContain('sentiment');
  });

  it('of a person', () => {
    const [node] = graph.nodes;
    if (!node) throw new Error('There is nobody.');
    const { sum, basis } = personExplanation(node, { interactions: 6, connections: 2 });
    expect(sum).toBe('Engagement of Priya Raman: 0.90.');
    expect(basis).toBe('6 interactions with 2 people');
  });
});
