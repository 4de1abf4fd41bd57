import type { IconName } from '@patrolkit/react-components/icon';
import type { TextId } from '../services/texts.ts';

/** A part of the console that opens in a window of its own. */
export interface Section {
  /** Name of its window (S2.22). */
  readonly id: 'basicdata' | 'users' | 'guardRoutes' | 'scheduler' | 'statistics' | 'reports';
  readonly path: string;
  readonly icon: IconName;
  /** Policy that opens it (contract C10). */
  readonly policy: string;
  readonly textId: TextId;
}

/** The sections in the order of the header (S2.25). */
export const sections: readonly Section[] = [
  {
    id: 'basicdata',
    path: '/basicdata',
    icon: 'database',
    policy: 'section.basicdata',
    textId: 'console.section.basicdata',
  },
  { id: 'users', path: '/users', icon: 'users', policy: 'section.users', textId: 'console.section.users' },
  {
    id: 'guardRoutes',
    path: '/guardRoutes',
    icon: 'route',
    policy: 'section.guardRoutes',
    textId: 'console.section.guardRoutes',
  },
  {
    id: 'scheduler',
    path: '/scheduler',
    icon: 'calendar',
    policy: 'section.scheduler',
    textId: 'console.section.scheduler',
  },
  {
    id: 'statistics',
    path: '/statistics',
    icon: 'chart',
    policy: 'section.statistics',
    textId: 'console.section.statistics',
  },
  { id: 'reports', path: '/reports', icon: 'report', policy: 'section.reports', textId: 'console.section.reports' },
];
