/** Which texts of a document a language model wrote. */
export type ModelMark = { model: string; texts: readonly string[] };

/**
 * For programs that look for texts by a model: the term of the IPTC for a work of people that has parts made by a
 * trained model. https://cv.iptc.org/newscodes/digitalsourcetype/
 */
const digitalSourceType =
  'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';

/** The mark as names and values of a file's own properties. */
export const markProperties = ({ model, texts }: ModelMark) => ({
  DigitalSourceType: digitalSourceType,
  LanguageModel: model,
  TextsByLanguageModel: texts.join('; '),
});
