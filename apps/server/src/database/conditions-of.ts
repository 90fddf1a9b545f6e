import type { RawBuilder, SqlBool } from 'kysely';

type Condition = RawBuilder<SqlBool>;

/** For each field of a filter, the condition that its value means. A field without one does not compile. */
type Meanings<Filter> = {
  [Name in keyof Filter]-?: (value: NonNullable<Filter[Name]>) => Condition;
};

/** The conditions of the fields that have a value other than ''. */
export function conditionsOf<Filter extends object>(
  filter: Filter,
  meanings: Meanings<Filter>,
): Condition[] {
  const conditionOf = <Name extends keyof Filter>(name: Name) => {
    const value = filter[name];
    return value ? [meanings[name](value)] : [];
  };
  const conditions: Condition[] = [];
  for (const name in meanings) conditions.push(...conditionOf(name));
  return conditions;
}
