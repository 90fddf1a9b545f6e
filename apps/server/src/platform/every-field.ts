type Unnamed<Answer, Fields> = Exclude<keyof Answer, keyof Fields>;
type Misnamed<Answer, Fields> = Exclude<keyof Fields, keyof Answer>;

/**
 * The fields as an answer. A field of the answer that they never name is a type error, also an optional one, which the
 * compiler alone does not miss; so is a field that the answer does not have.
 */
export const everyField =
  <Answer extends object>() =>
  <Fields extends Answer>(
    fields: Fields & Record<Unnamed<Answer, Fields> | Misnamed<Answer, Fields>, never>,
  ): Answer =>
    fields;
