import { useEffect, useState } from 'react';
import { isShortcut } from '@/lib/shortcuts.ts';

const cookieName = 'sidebar_state';
const cookieAgeSeconds = 7 * 24 * 60 * 60;

/** The sidebar is collapsed by default below this width. */
const roomyPx = 1024;

function startsCollapsed(): boolean {
  const states = document.cookie
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${cookieName}=`));
  if (states.length > 0) return states.includes(`${cookieName}=collapsed`);
  return window.matchMedia(`(max-width: ${roomyPx - 1}px)`).matches;
}

function remember(isCollapsed: boolean): void {
  const state = isCollapsed ? 'collapsed' : 'expanded';
  const cookie = `${cookieName}=${state}; path=/; max-age=${cookieAgeSeconds}; samesite=lax`;
  // Not the Cookie Store API, which needs https.
  Object.assign(document, { cookie });
}

/** The state is kept in a cookie for seven days. */
export function useSidebar(isPhone: boolean) {
  const [isCollapsed, setIsCollapsed] = useState(startsCollapsed);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);

  const toggle = () => {
    if (isPhone) {
      setIsDrawerOpen(!isDrawerOpen);
      return;
    }
    setIsCollapsed(!isCollapsed);
    remember(!isCollapsed);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'b')) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return {
    isCollapsed: isCollapsed && !isPhone,
    isDrawerOpen: isDrawerOpen && isPhone,
    setIsDrawerOpen,
    toggle,
  };
}
