'use client';

import { useEffect, useRef } from 'react';
import { startHost } from '../shared/host';

/* Ours is loaded as the other hosts load it, so that the page may also do without. */
export function Host() {
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    startHost(async (sheet) => {
      if (sheet === 'layered') await import('./layered');
      else await import('./unlayered');
      return import('../shared/ours');
    });
  }, []);
  return (
    <>
      <p>
        <button id="toggle" type="button">
          Show or hide
        </button>
      </p>
      <div data-pk-theme="light" id="ours" />
    </>
  );
}
