/** Resets the window, which test files share. */
export function freshWindow(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    Object.assign(document, { cookie: `${cookie.split('=')[0]}=; path=/; max-age=0` });
  }
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
}
