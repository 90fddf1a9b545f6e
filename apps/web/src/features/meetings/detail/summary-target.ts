export function summaryElementId(summaryId: string): string {
  return `summary-${summaryId}`;
}

/** Brings one participant's summary into view and puts the focus on it. */
export function showSummary(summaryId: string): void {
  const element = document.getElementById(summaryElementId(summaryId));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
