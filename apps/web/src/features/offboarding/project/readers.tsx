import type { OffboardingProject } from '@rapport/contract';
import { Avatar } from '@/components/ui/avatar.tsx';

/** Who can open the project. It is shared with the button at its head. */
export function Readers({ project }: { project: OffboardingProject }) {
  const { readers, lookedAfterBy, person } = project;
  return (
    <section aria-label="Who can open this">
      <h2 className="mb-1">Who can open this</h2>
      <ul>
        <li className="flex min-h-9 items-center gap-2 border-line border-b">
          <Avatar name={lookedAfterBy} size="small" />
          <span className="min-w-0 flex-1 truncate">
            {lookedAfterBy ?? 'Those who may plan about persons'}
          </span>
          {lookedAfterBy && <span className="text-12 text-ink-3">looks after it</span>}
        </li>
        {readers.map((reader) => (
          <li key={reader.id} className="flex min-h-9 items-center gap-2 border-line border-b">
            <Avatar name={reader.name} size="small" />
            <span className="min-w-0 flex-1 truncate">{reader.name}</span>
            {reader.id === person.id && <span className="text-12 text-ink-3">leaving</span>}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-ink-3 text-pretty">
        A person with a task here sees that task only. Quotes are shown to those who may open the
        meeting.
      </p>
    </section>
  );
}
