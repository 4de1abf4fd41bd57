/* A table of drawings: 20 px grid, 1.5 stroke, round caps; shapes that are drawn alike are one path. */
import type { ReactElement } from 'react';

/** The drawings by name; `--cut` is the colour of the ground behind the filled panic icon. @internal */
export const iconShapes = {
  'ev-unknown': (
    <>
      <path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0 M7.8 8a2.2 2.2 0 1 1 3.3 1.9c-.7.4-1.1.9-1.1 1.6" />
      <path d="M9.1 13.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0" fill="currentColor" stroke="none" />
    </>
  ),
  'ev-system': <path d="M10 2.8 16.3 6.4v7.2L10 17.2 3.7 13.6V6.4z M7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0" />,
  'ev-gps': (
    <>
      <path d="M5.8 10a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0 M10 2.5v3.3M10 14.2v3.3M2.5 10h3.3M14.2 10h3.3" />
      <path d="M8.8 10a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0" fill="currentColor" stroke="none" />
    </>
  ),
  'ev-tag-read': (
    <path d="M3 4.5A1.5 1.5 0 0 1 4.5 3H10l7 7-6.3 6.3a1.4 1.4 0 0 1-2 0L3.44 11.06A1.5 1.5 0 0 1 3 10z M7 10.2 9 12.2 12.6 8.5" />
  ),
  'ev-unknown-tag': (
    <path d="M3 4.5A1.5 1.5 0 0 1 4.5 3H10l7 7-6.3 6.3a1.4 1.4 0 0 1-2 0L3.44 11.06A1.5 1.5 0 0 1 3 10z M7.4 7.4l4.8 4.8M12.2 7.4 7.4 12.2" />
  ),
  'ev-unknown-location': (
    <path d="M4.6 6.1A5.9 5.9 0 0 0 4.2 8.3c0 4 5.8 9.2 5.8 9.2s1.7-1.5 3.3-3.6M7.3 3.2a5.8 5.8 0 0 1 8.5 5.1c0 1-.4 2.1-.9 3.1 M3 3l14 14" />
  ),
  'ev-guard-message': (
    <path d="M4.5 3.5h11A1.5 1.5 0 0 1 17 5v7a1.5 1.5 0 0 1-1.5 1.5H9.5L6 16.8v-3.3H4.5A1.5 1.5 0 0 1 3 12V5a1.5 1.5 0 0 1 1.5-1.5z M6.5 7h7M6.5 10h4.5" />
  ),
  'ev-guard-comment': (
    <path d="M4 4.5A1.5 1.5 0 0 1 5.5 3h9A1.5 1.5 0 0 1 16 4.5V12l-5 5H5.5A1.5 1.5 0 0 1 4 15.5z M16 12h-3.5A1.5 1.5 0 0 0 11 13.5V17M7 7h6M7 10h3" />
  ),
  'ev-start': (
    <>
      <path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0" />
      <path d="M8.3 6.9v6.2l5-3.1z" fill="currentColor" />
    </>
  ),
  'ev-stop': (
    <>
      <circle cx="10" cy="10" r="7" />
      <rect x="7.400" y="7.400" width="5.200" height="5.200" rx=".5" fill="currentColor" />
    </>
  ),
  'ev-not-moving': (
    <path d="M4.8 5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0 M3 16.5v-3.7A3.3 3.3 0 0 1 6.3 9.5h1.4c.9 0 1.7.3 2.3.9 M13 10.5v6M16.5 10.5v6" />
  ),
  'ev-not-connected': (
    <>
      <path d="M3 8.2a10 10 0 0 1 3.4-2.2M17 8.2a10 10 0 0 0-6.8-2.7M5.6 11.2a6.2 6.2 0 0 1 2.9-1.7M14.4 11.2c-.5-.5-1-.8-1.6-1.1 M3.5 3.5l13 13" />
      <path d="M8.7 15a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0" fill="currentColor" stroke="none" />
    </>
  ),
  'ev-guard-panic': (
    <>
      <path d="M6.7 2h6.6L18 6.7v6.6L13.3 18H6.7L2 13.3V6.7z" fill="currentColor" stroke="none" />
      <path d="M10 5.8v5" stroke="var(--cut)" strokeWidth="2" />
      <path d="M8.75 14a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0" fill="var(--cut)" stroke="none" />
    </>
  ),
  'ev-exception': (
    <>
      <path d="M10 3.2 17.6 16.3H2.4z M10 8v3.6" />
      <path d="M9.1 13.8a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0" fill="currentColor" stroke="none" />
    </>
  ),
  database: (
    <>
      <ellipse cx="10" cy="5" rx="6.200" ry="2.300" />
      <path d="M3.8 5v10c0 1.3 2.8 2.3 6.2 2.3s6.2-1 6.2-2.3V5M3.8 10c0 1.3 2.8 2.3 6.2 2.3s6.2-1 6.2-2.3" />
    </>
  ),
  users: (
    <path d="M4.8 6.5a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0 M2.5 16.5v-1A3.5 3.5 0 0 1 6 12h3a3.5 3.5 0 0 1 3.5 3.5v1M13 4.1a2.7 2.7 0 0 1 0 4.8M14.7 12.2a3.5 3.5 0 0 1 2.8 3.4v.9" />
  ),
  route: (
    <path d="M3 15a2 2 0 1 0 4 0a2 2 0 1 0 -4 0 M13 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0 M7 15h5.5a2.5 2.5 0 0 0 0-5h-5a2.5 2.5 0 0 1 0-5H13" />
  ),
  calendar: (
    <>
      <rect x="3" y="4.5" width="14" height="12.5" rx="1.5" />
      <path d="M3 8.5h14M7 2.8v3M13 2.8v3" />
    </>
  ),
  chart: <path d="M3 17h14M5.5 17v-5M10 17V5M14.5 17V9" />,
  report: (
    <path d="M5.5 2.8h6l3.5 3.5v9.5A1.5 1.5 0 0 1 13.5 17.3h-8A1.5 1.5 0 0 1 4 15.8V4.3A1.5 1.5 0 0 1 5.5 2.8zM11.5 2.8v3.5H15M7 10h5M7 13h5" />
  ),
  locate: <path d="M4.5 10a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0 M10 2v4M10 14v4M2 10h4M14 10h4" />,
  message: (
    <path d="M3 5.5A1.5 1.5 0 0 1 4.5 4h11A1.5 1.5 0 0 1 17 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14.5zM3.5 5.5 10 10.5l6.5-5" />
  ),
  check: <path d="M4 10.5 8 14.5 16 6" />,
  'check-circle': <path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0 M6.8 10.2 9 12.4 13.3 7.9" />,
  trash: <path d="M3.5 5.5h13M8 5.5v-2h4v2M5.2 5.5l.8 11h8l.8-11M8.5 8.8v4.7M11.5 8.8v4.7" />,
  edit: <path d="M12.8 4.2l3 3L7 16H4v-3z M11 6l3 3" />,
  comment: <path d="M5 4h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2h-3.5L8 16.8v-3.3H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z" />,
  image: (
    <>
      <rect x="3" y="4" width="14" height="12" rx="1.5" />
      <circle cx="7.2" cy="8" r="1.3" />
      <path d="M3.5 14.5 8 10.5l3 2.7 2.2-2 3.5 3.1" />
    </>
  ),
  search: <path d="M3.8 9a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0 M12.9 12.9 17 17" />,
  print: (
    <path d="M6 7.5V3h8v4.5M6 14H4.5A1.5 1.5 0 0 1 3 12.5V9a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 17 9v3.5a1.5 1.5 0 0 1-1.5 1.5H14M6 11.5h8V17H6z" />
  ),
  export: <path d="M10 3v9M6.5 8.5 10 12l3.5-3.5M3.5 13v2.5A1.5 1.5 0 0 0 5 17h10a1.5 1.5 0 0 0 1.5-1.5V13" />,
  filter: <path d="M3 4.5h14l-5.5 6.5v5l-3-1.5V11z" />,
  columns: (
    <>
      <rect x="3" y="4" width="14" height="12" rx="1.5" />
      <path d="M7.7 4v12M12.3 4v12" />
    </>
  ),
  sound: <path d="M3 8v4h3l4 3.5v-11L6 8z M13 7.5a3.5 3.5 0 0 1 0 5M15 5a7 7 0 0 1 0 10" />,
  muted: <path d="M3 8v4h3l4 3.5v-11L6 8z M13 8l4 4M17 8l-4 4" />,
  blocked: <path d="M3 8v4h3l4 3.5v-11L6 8z M12.1 10a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0 M13 11.9l3.7-3.8" />,
  sun: (
    <path d="M6.8 10a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0 M10 2.5v1.8M10 15.7v1.8M2.5 10h1.8M15.7 10h1.8M4.7 4.7 6 6M14 14l1.3 1.3M15.3 4.7 14 6M6 14l-1.3 1.3" />
  ),
  moon: <path d="M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z" />,
  menu: <path d="M3 5.5h14M3 10h14M3 14.5h14" />,
  settings: (
    <path d="M3 6h7M14 6h3M3 14h3M10 14h7 M10 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0 M6 14a2 2 0 1 0 4 0a2 2 0 1 0 -4 0" />
  ),
  user: <path d="M7 7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0 M4 17v-.5A4.5 4.5 0 0 1 8.5 12h3a4.5 4.5 0 0 1 4.5 4.5v.5" />,
  close: <path d="M5 5l10 10M15 5 5 15" />,
  plus: <path d="M10 4v12M4 10h12" />,
  minus: <path d="M4 10h12" />,
  'chev-down': <path d="M5.5 8 10 12.5 14.5 8" />,
  'chev-right': <path d="M8 5.5 12.5 10 8 14.5" />,
  'chev-left': <path d="M12 5.5 7.5 10 12 14.5" />,
  'chev-up': <path d="M5.5 12 10 7.5l4.5 4.5" />,
  list: (
    <>
      <path d="M7 5.5h10M7 10h10M7 14.5h10" />
      <path
        d="M2.9 5.5a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0 M2.9 10a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0 M2.9 14.5a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  layers: <path d="M10 3 17 7l-7 4-7-4zM3.5 10.5 10 14.2l6.5-3.7M3.5 13.8 10 17.5l6.5-3.7" />,
  panel: (
    <>
      <rect x="3" y="4" width="14" height="12" rx="1.5" />
      <path d="M12 4v12" />
    </>
  ),
  copy: (
    <>
      <rect x="7" y="7" width="10" height="10" rx="1.5" />
      <path d="M13 7V4.5A1.5 1.5 0 0 0 11.5 3h-7A1.5 1.5 0 0 0 3 4.5v7A1.5 1.5 0 0 0 4.5 13H7" />
    </>
  ),
  eye: (
    <path d="M2.5 10S5 4.8 10 4.8 17.5 10 17.5 10 15 15.2 10 15.2 2.5 10 2.5 10z M7.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0" />
  ),
  'eye-off': (
    <path d="M8 5a7 7 0 0 1 2-.2c5 0 7.5 5.2 7.5 5.2s-.7 1.5-2.2 2.9M5 6.5A11 11 0 0 0 2.5 10S5 15.2 10 15.2c1.2 0 2.3-.3 3.2-.7 M3.5 3.5l13 13" />
  ),
  more: (
    <path
      d="M3.2 10a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0 M8.7 10a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0 M14.2 10a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0"
      fill="currentColor"
      stroke="none"
    />
  ),
  pin: (
    <path d="M10 17.5s-5.8-5.2-5.8-9.2a5.8 5.8 0 0 1 11.6 0c0 4-5.8 9.2-5.8 9.2z M8 8.3a2 2 0 1 0 4 0a2 2 0 1 0 -4 0" />
  ),
  clock: <path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0 M10 6v4.2l2.8 1.8" />,
  window: (
    <path d="M11.5 3.5h5v5M16.5 3.5 10 10M14 11.5v3.5A1.5 1.5 0 0 1 12.5 16.5H5A1.5 1.5 0 0 1 3.5 15V7.5A1.5 1.5 0 0 1 5 6h3.5" />
  ),
  warn: (
    <>
      <path d="M10 3.2 17.6 16.3H2.4z M10 8v3.6" />
      <path d="M9.1 13.8a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0" fill="currentColor" stroke="none" />
    </>
  ),
  info: (
    <>
      <path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0 M10 9.3v4" />
      <path d="M9.1 6.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0" fill="currentColor" stroke="none" />
    </>
  ),
  undo: <path d="M7 4 3.5 7.5 7 11M3.5 7.5H12a4.5 4.5 0 0 1 0 9H7.5" />,
  repeat: <path d="M4 9V8a3 3 0 0 1 3-3h9M13.5 2.5 16 5l-2.5 2.5M16 11v1a3 3 0 0 1-3 3H4M6.5 12.5 4 15l2.5 2.5" />,
  globe: (
    <path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0 M3 10h14M10 3c2 2 2.8 4.3 2.8 7S12 15 10 17c-2-2-2.8-4.3-2.8-7S8 5 10 3z" />
  ),
  phone: (
    <>
      <rect x="6" y="2.5" width="8" height="15" rx="2" />
      <path d="M9 15h2" />
    </>
  ),
  arrow: <path d="M4 10h12M11.5 5.5 16 10l-4.5 4.5" />,
  full: <path d="M3.5 7.5v-4h4M16.5 7.5v-4h-4M3.5 12.5v4h4M16.5 12.5v4h-4" />,
  battery: (
    <>
      <rect x="2.5" y="6.5" width="13" height="7" rx="1.5" />
      <path d="M17.5 9v2" />
      <rect x="4.500" y="8.500" width="6" height="3" fill="currentColor" stroke="none" />
    </>
  ),
} satisfies Record<string, ReactElement>;

/** Name of an icon. @public */
export type IconName = keyof typeof iconShapes;
