import { dayOfMoment } from '@/lib/format-day.ts';

/** Who may listen, and until when. */
export const ListeningNote = ({ until }: { until: string }) => (
  <section aria-label="Listening" className="mt-3 border-line-2 border-t pt-3">
    <h3>Listening</h3>
    <p className="mt-1 text-pretty text-12 text-ink-2">
      Open to those who may read this meeting. It plays here and can’t be downloaded. On{' '}
      {dayOfMoment(until)} the sound is deleted; the words stay.
    </p>
  </section>
);
