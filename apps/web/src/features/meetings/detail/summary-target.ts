export function summaryElementId(summaryId: string): string {
  return `summary-${summaryId}`;
}

/** Scrolls to a participant's summary and focuses it. */
export function showSummary(summaryId: string): void {
  const element = document.getElementById(summaryElementId(summaryId));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
