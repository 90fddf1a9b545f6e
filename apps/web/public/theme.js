// Runs before the first paint, so that the page never flashes in the wrong theme. A separate file, because the content
// security policy allows no inline script.
try {
  const theme = localStorage.getItem('rapport-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme is used.
}
