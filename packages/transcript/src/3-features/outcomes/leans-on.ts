const pronoun =
  /\b(?:it|them|(?:that|this|those|these)(?= ?(?:[.,;:!?…]|$| (?:by|before|on|to|for|and|or|tomorrow|next|until|with|in|over|up|out|off|too|as|now|then)\b)))\b/i;
const empty =
  /\bit(?:'s|'d|'ll| (?:is|was|would|will|might|may|seems|makes|takes|looks))\b|\bso that\b/gi;

/** Whether a sentence can only be understood with the previous one. */
export const leansOn = (text: string): boolean =>
  pronoun.test(text.replaceAll('’', "'").replace(empty, ''));
