/** Ids of the directory users who are heard in each meeting, by meeting. */
export type Attendance = ReadonlyMap<string, readonly string[]>;

export type Company = {
  /** In how many of these meetings the person is heard under their own name. */
  heardIn(id: string, meetings: readonly string[]): number;
  /** In how many of these meetings at least half of the people heard are people they usually meet. */
  usualIn(id: string, meetings: readonly string[]): number;
  /** People who usually meet those heard in the meeting, most usual first. */
  usuallyWith(meeting: string): string[];
};

/** Two people usually meet if they share this many meetings besides the one in question. */
const usualMeetings = 2;
const usualShare = 0.5;

export function companyOf(attendance: Attendance): Company {
  const meetingsOf = new Map<string, string[]>();
  for (const [meeting, people] of attendance) {
    for (const person of new Set(people)) {
      const known = meetingsOf.get(person);
      if (known) known.push(meeting);
      else meetingsOf.set(person, [meeting]);
    }
  }
  const metBy = new Map<string, ReadonlyMap<string, number>>();
  const met = (id: string) => {
    const known = metBy.get(id) ?? countMet(id, meetingsOf.get(id) ?? [], attendance);
    metBy.set(id, known);
    return known;
  };
  const heard = (id: string, meeting: string) => attendance.get(meeting)?.includes(id) ?? false;
  const familiar = (id: string, meeting: string): number => {
    const others = (attendance.get(meeting) ?? []).filter((other) => other !== id);
    if (others.length === 0) return 0;
    const least = usualMeetings + (heard(id, meeting) ? 1 : 0);
    return others.filter((other) => (met(id).get(other) ?? 0) >= least).length / others.length;
  };
  return {
    heardIn: (id, meetings) => meetings.filter((meeting) => heard(id, meeting)).length,
    usualIn: (id, meetings) =>
      meetings.filter((meeting) => familiar(id, meeting) >= usualShare).length,
    usuallyWith(meeting) {
      const people = attendance.get(meeting) ?? [];
      const known = new Set(people.flatMap((id) => [...met(id).keys()]));
      return [...known]
        .filter((id) => !people.includes(id))
        .map((id) => ({ id, share: familiar(id, meeting) }))
        .filter(({ share }) => share >= usualShare)
        .sort((a, b) => b.share - a.share || a.id.localeCompare(b.id))
        .map(({ id }) => id);
    },
  };
}

function countMet(id: string, meetings: readonly string[], attendance: Attendance) {
  const counts = new Map<string, number>();
  for (const meeting of meetings) {
    for (const other of new Set(attendance.get(meeting))) {
      if (other !== id) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  }
  return counts;
}
