/**
 * The team shared by most participants; a person without teams counts for their department. Null if
 * no two people share a team, unless there is only one person. Among equals, the first by name
 * wins.
 */
export function findTeam(
  people: readonly { teams: readonly string[]; department: string | null }[],
): string | null {
  const members = new Map<string, number>();
  for (const { teams, department } of people) {
    const own = teams.length > 0 ? teams : department ? [department] : [];
    for (const team of new Set(own)) members.set(team, (members.get(team) ?? 0) + 1);
  }
  const [first] = [...members].sort(([nameA, a], [nameB, b]) => b - a || (nameA < nameB ? -1 : 1));
  if (!first) return null;
  const [team, count] = first;
  return count > 1 || people.length === 1 ? team : null;
}
