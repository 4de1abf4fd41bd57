/* A table of drawings: longer than a source file may be, because one set is one list. 20 px grid, 1.5 stroke, round caps. */
import type { ReactElement } from 'react';

/** The drawings by name; `--cut` is the colour of the ground behind the filled panic icon. @internal */
export const iconShapes = {
  'ev-unknown': (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M7.8 8a2.2 2.2 0 1 1 3.3 1.9c-.7.4-1.1.9-1.1 1.6" />
      <circle cx="10" cy="13.7" r="0.9" fill="currentColor" stroke="none" />
    </>
  ),
  'ev-system': (
    <>
      <path d="M10 2.8 16.3 6.4v7.2L10 17.2 3.7 13.6V6.4z" />
      <circle cx="10" cy="10" r="2.3" />
    </>
  ),
  'ev-gps': (
    <>
      <circle cx="10" cy="10" r="4.2" />
      <path d="M10 2.5v3.3M10 14.2v3.3M2.5 10h3.3M14.2 10h3.3" />
      <circle cx="10" cy="10" r="1.2" fill="currentColor" stroke="none" />
    </>
  ),
  'ev-tag-read': (
    <>
      <path d="M3 4.5A1.5 1.5 0 0 1 4.500 3H10l7 7-6.300 6.300a1.400 1.400 0 0 1-2 0L3.440 11.060A1.500 1.500 0 0 1 3 10z" />
      <path d="M7 10.2 9 12.2 12.600 8.500" />
    </>
  ),
  'ev-unknown-tag': (
    <>
      <path d="M3 4.500A1.500 1.500 0 0 1 4.500 3H10l7 7-6.300 6.300a1.400 1.400 0 0 1-2 0L3.440 11.060A1.500 1.500 0 0 1 3 10z" />
      <path d="M7.400 7.400l4.800 4.800M12.200 7.400 7.400 12.200" />
    </>
  ),
  'ev-unknown-location': (
    <>
      <path d="M4.600 6.100A5.900 5.900 0 0 0 4.200 8.300c0 4 5.800 9.200 5.800 9.200s1.700-1.500 3.300-3.600M7.300 3.200a5.800 5.800 0 0 1 8.500 5.100c0 1-.400 2.100-.900 3.100" />
      <path d="M3 3l14 14" />
    </>
  ),
  'ev-guard-message': (
    <>
      <path d="M4.500 3.500h11A1.500 1.500 0 0 1 17 5v7a1.500 1.500 0 0 1-1.500 1.500H9.500L6 16.800v-3.300H4.500A1.500 1.500 0 0 1 3 12V5a1.500 1.500 0 0 1 1.500-1.500z" />
      <path d="M6.500 7h7M6.500 10h4.500" />
    </>
  ),
  'ev-guard-comment': (
    <>
      <path d="M4 4.500A1.500 1.500 0 0 1 5.500 3h9A1.500 1.500 0 0 1 16 4.500V12l-5 5H5.500A1.500 1.500 0 0 1 4 15.500z" />
      <path d="M16 12h-3.500A1.500 1.500 0 0 0 11 13.500V17M7 7h6M7 10h3" />
    </>
  ),
  'ev-start': (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M8.300 6.900v6.200l5-3.100z" fill="currentColor" />
    </>
  ),
  'ev-stop': (
    <>
      <circle cx="10" cy="10" r="7" />
      <rect x="7.400" y="7.400" width="5.200" height="5.200" rx=".5" fill="currentColor" />
    </>
  ),
  'ev-not-moving': (
    <>
      <circle cx="7" cy="5" r="2.2" />
      <path d="M3 16.500v-3.700A3.300 3.300 0 0 1 6.300 9.500h1.400c.9 0 1.700.3 2.300.9" />
      <path d="M13 10.500v6M16.500 10.500v6" />
    </>
  ),
  'ev-not-connected': (
    <>
      <path d="M3 8.200a10 10 0 0 1 3.400-2.200M17 8.200a10 10 0 0 0-6.800-2.700M5.600 11.200a6.200 6.200 0 0 1 2.900-1.700M14.400 11.200c-.5-.5-1-.8-1.600-1.100" />
      <circle cx="10" cy="15" r="1.3" fill="currentColor" stroke="none" />
      <path d="M3.500 3.500l13 13" />
    </>
  ),
  'ev-guard-panic': (
    <>
      <path d="M6.700 2h6.600L18 6.700v6.600L13.300 18H6.700L2 13.300V6.700z" fill="currentColor" stroke="none" />
      <path d="M10 5.800v5" stroke="var(--cut)" strokeWidth="2" />
      <circle cx="10" cy="14" r="1.250" fill="var(--cut)" stroke="none" />
    </>
  ),
  'ev-exception': (
    <>
      <path d="M10 3.200 17.600 16.300H2.400z" />
      <path d="M10 8v3.600" />
      <circle cx="10" cy="13.8" r="0.9" fill="currentColor" stroke="none" />
    </>
  ),
  database: (
    <>
      <ellipse cx="10" cy="5" rx="6.200" ry="2.300" />
      <path d="M3.800 5v10c0 1.300 2.800 2.300 6.200 2.300s6.200-1 6.200-2.300V5M3.800 10c0 1.300 2.800 2.300 6.200 2.300s6.200-1 6.200-2.300" />
    </>
  ),
  users: (
    <>
      <circle cx="7.5" cy="6.5" r="2.7" />
      <path d="M2.500 16.500v-1A3.500 3.500 0 0 1 6 12h3a3.500 3.500 0 0 1 3.500 3.500v1M13 4.100a2.700 2.700 0 0 1 0 4.800M14.700 12.200a3.500 3.500 0 0 1 2.800 3.400v.9" />
    </>
  ),
  route: (
    <>
      <circle cx="5" cy="15" r="2" />
      <circle cx="15" cy="5" r="2" />
      <path d="M7 15h5.500a2.500 2.500 0 0 0 0-5h-5a2.500 2.500 0 0 1 0-5H13" />
    </>
  ),
  calendar: (
    <>
      <rect x="3" y="4.5" width="14" height="12.5" rx="1.5" />
      <path d="M3 8.500h14M7 2.800v3M13 2.800v3" />
    </>
  ),
  chart: <path d="M3 17h14M5.500 17v-5M10 17V5M14.500 17V9" />,
  report: (
    <path d="M5.500 2.800h6l3.500 3.500v9.500A1.500 1.500 0 0 1 13.500 17.300h-8A1.500 1.500 0 0 1 4 15.800V4.300A1.500 1.500 0 0 1 5.500 2.800zM11.500 2.800v3.500H15M7 10h5M7 13h5" />
  ),
  locate: (
    <>
      <circle cx="10" cy="10" r="5.5" />
      <path d="M10 2v4M10 14v4M2 10h4M14 10h4" />
    </>
  ),
  message: (
    <path d="M3 5.500A1.500 1.500 0 0 1 4.500 4h11A1.500 1.500 0 0 1 17 5.500v9a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 3 14.500zM3.500 5.500 10 10.500l6.500-5" />
  ),
  check: <path d="M4 10.500 8 14.500 16 6" />,
  'check-circle': (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M6.800 10.200 9 12.400 13.300 7.900" />
    </>
  ),
  trash: <path d="M3.500 5.500h13M8 5.500v-2h4v2M5.200 5.500l.8 11h8l.8-11M8.500 8.800v4.700M11.500 8.800v4.700" />,
  edit: (
    <>
      <path d="M12.800 4.200l3 3L7 16H4v-3z" />
      <path d="M11 6l3 3" />
    </>
  ),
  comment: (
    <path d="M5 4h10a2 2 0 0 1 2 2v5.500a2 2 0 0 1-2 2h-3.500L8 16.800v-3.300H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z" />
  ),
  image: (
    <>
      <rect x="3" y="4" width="14" height="12" rx="1.5" />
      <circle cx="7.2" cy="8" r="1.3" />
      <path d="M3.500 14.500 8 10.500l3 2.700 2.200-2 3.500 3.100" />
    </>
  ),
  search: (
    <>
      <circle cx="9" cy="9" r="5.2" />
      <path d="M12.900 12.900 17 17" />
    </>
  ),
  print: (
    <path d="M6 7.500V3h8v4.500M6 14H4.500A1.500 1.500 0 0 1 3 12.500V9a1.500 1.500 0 0 1 1.500-1.500h11A1.500 1.500 0 0 1 17 9v3.500a1.500 1.500 0 0 1-1.500 1.500H14M6 11.500h8V17H6z" />
  ),
  export: (
    <path d="M10 3v9M6.500 8.500 10 12l3.500-3.500M3.500 13v2.500A1.500 1.500 0 0 0 5 17h10a1.500 1.500 0 0 0 1.500-1.500V13" />
  ),
  filter: <path d="M3 4.500h14l-5.500 6.500v5l-3-1.500V11z" />,
  columns: (
    <>
      <rect x="3" y="4" width="14" height="12" rx="1.5" />
      <path d="M7.700 4v12M12.300 4v12" />
    </>
  ),
  sound: (
    <>
      <path d="M3 8v4h3l4 3.500v-11L6 8z" />
      <path d="M13 7.500a3.500 3.500 0 0 1 0 5M15 5a7 7 0 0 1 0 10" />
    </>
  ),
  muted: (
    <>
      <path d="M3 8v4h3l4 3.500v-11L6 8z" />
      <path d="M13 8l4 4M17 8l-4 4" />
    </>
  ),
  blocked: (
    <>
      <path d="M3 8v4h3l4 3.500v-11L6 8z" />
      <circle cx="14.8" cy="10" r="2.7" />
      <path d="M13 11.900l3.700-3.800" />
    </>
  ),
  sun: (
    <>
      <circle cx="10" cy="10" r="3.2" />
      <path d="M10 2.500v1.800M10 15.700v1.800M2.500 10h1.800M15.700 10h1.800M4.700 4.700 6 6M14 14l1.300 1.300M15.300 4.700 14 6M6 14l-1.300 1.300" />
    </>
  ),
  moon: <path d="M16.500 11.800A7 7 0 0 1 8.200 3.500a7 7 0 1 0 8.300 8.300z" />,
  menu: <path d="M3 5.500h14M3 10h14M3 14.500h14" />,
  settings: (
    <>
      <path d="M3 6h7M14 6h3M3 14h3M10 14h7" />
      <circle cx="12" cy="6" r="2" />
      <circle cx="8" cy="14" r="2" />
    </>
  ),
  user: (
    <>
      <circle cx="10" cy="7" r="3" />
      <path d="M4 17v-.5A4.500 4.500 0 0 1 8.500 12h3a4.500 4.500 0 0 1 4.500 4.500v.5" />
    </>
  ),
  close: <path d="M5 5l10 10M15 5 5 15" />,
  plus: <path d="M10 4v12M4 10h12" />,
  minus: <path d="M4 10h12" />,
  'chev-down': <path d="M5.500 8 10 12.500 14.500 8" />,
  'chev-right': <path d="M8 5.500 12.500 10 8 14.500" />,
  'chev-left': <path d="M12 5.500 7.500 10 12 14.500" />,
  'chev-up': <path d="M5.500 12 10 7.500l4.500 4.500" />,
  list: (
    <>
      <path d="M7 5.500h10M7 10h10M7 14.500h10" />
      <circle cx="3.8" cy="5.5" r="0.9" fill="currentColor" stroke="none" />
      <circle cx="3.8" cy="10" r="0.9" fill="currentColor" stroke="none" />
      <circle cx="3.8" cy="14.5" r="0.9" fill="currentColor" stroke="none" />
    </>
  ),
  layers: <path d="M10 3 17 7l-7 4-7-4zM3.500 10.500 10 14.200l6.500-3.700M3.500 13.800 10 17.500l6.500-3.700" />,
  panel: (
    <>
      <rect x="3" y="4" width="14" height="12" rx="1.5" />
      <path d="M12 4v12" />
    </>
  ),
  copy: (
    <>
      <rect x="7" y="7" width="10" height="10" rx="1.5" />
      <path d="M13 7V4.500A1.500 1.500 0 0 0 11.500 3h-7A1.500 1.500 0 0 0 3 4.500v7A1.500 1.500 0 0 0 4.500 13H7" />
    </>
  ),
  eye: (
    <>
      <path d="M2.500 10S5 4.800 10 4.800 17.500 10 17.500 10 15 15.200 10 15.200 2.500 10 2.500 10z" />
      <circle cx="10" cy="10" r="2.2" />
    </>
  ),
  'eye-off': (
    <>
      <path d="M8 5a7 7 0 0 1 2-.2c5 0 7.500 5.200 7.500 5.200s-.7 1.500-2.200 2.900M5 6.500A11 11 0 0 0 2.500 10S5 15.200 10 15.200c1.200 0 2.300-.3 3.200-.7" />
      <path d="M3.500 3.500l13 13" />
    </>
  ),
  more: (
    <>
      <circle cx="4.5" cy="10" r="1.3" fill="currentColor" stroke="none" />
      <circle cx="10" cy="10" r="1.3" fill="currentColor" stroke="none" />
      <circle cx="15.5" cy="10" r="1.3" fill="currentColor" stroke="none" />
    </>
  ),
  pin: (
    <>
      <path d="M10 17.500s-5.800-5.200-5.800-9.200a5.800 5.800 0 0 1 11.600 0c0 4-5.800 9.200-5.800 9.200z" />
      <circle cx="10" cy="8.3" r="2" />
    </>
  ),
  clock: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4.200l2.800 1.800" />
    </>
  ),
  window: (
    <path d="M11.500 3.500h5v5M16.500 3.500 10 10M14 11.500v3.500A1.500 1.500 0 0 1 12.500 16.500H5A1.500 1.500 0 0 1 3.500 15V7.500A1.500 1.500 0 0 1 5 6h3.500" />
  ),
  warn: (
    <>
      <path d="M10 3.200 17.600 16.300H2.400z" />
      <path d="M10 8v3.600" />
      <circle cx="10" cy="13.8" r="0.9" fill="currentColor" stroke="none" />
    </>
  ),
  info: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 9.300v4" />
      <circle cx="10" cy="6.7" r="0.9" fill="currentColor" stroke="none" />
    </>
  ),
  undo: <path d="M7 4 3.500 7.500 7 11M3.500 7.500H12a4.500 4.500 0 0 1 0 9H7.500" />,
  repeat: (
    <path d="M4 9V8a3 3 0 0 1 3-3h9M13.500 2.500 16 5l-2.500 2.500M16 11v1a3 3 0 0 1-3 3H4M6.500 12.500 4 15l2.500 2.500" />
  ),
  globe: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M3 10h14M10 3c2 2 2.800 4.300 2.800 7S12 15 10 17c-2-2-2.800-4.300-2.800-7S8 5 10 3z" />
    </>
  ),
  phone: (
    <>
      <rect x="6" y="2.5" width="8" height="15" rx="2" />
      <path d="M9 15h2" />
    </>
  ),
  arrow: <path d="M4 10h12M11.500 5.500 16 10l-4.500 4.500" />,
  full: <path d="M3.500 7.500v-4h4M16.500 7.500v-4h-4M3.500 12.500v4h4M16.500 12.500v4h-4" />,
  battery: (
    <>
      <rect x="2.5" y="6.5" width="13" height="7" rx="1.5" />
      <path d="M17.500 9v2" />
      <rect x="4.500" y="8.500" width="6" height="3" fill="currentColor" stroke="none" />
    </>
  ),
} satisfies Record<string, ReactElement>;

/** Name of an icon. @public */
export type IconName = keyof typeof iconShapes;
