import type { AuditEntry } from '@patrolkit/sdk/model';
import type { TextId } from '../../services/texts.ts';

/** Kinds of things that the log is about, by their names on the wire. */
export const entityIds: Readonly<Record<string, TextId>> = {
  event: 'console.audit.entity.event',
  user: 'console.audit.entity.user',
  userGroup: 'console.audit.entity.userGroup',
  rolePolicy: 'console.audit.entity.rolePolicy',
  deviceCredential: 'console.audit.entity.deviceCredential',
  calendarLink: 'console.audit.entity.calendarLink',
  partnerToken: 'console.audit.entity.partnerToken',
  session: 'console.audit.entity.session',
  company: 'console.field.company',
  location: 'console.field.location',
  locationTag: 'console.audit.entity.locationTag',
  category: 'console.field.category',
  risk: 'console.field.risk',
  shift: 'console.audit.entity.shift',
  route: 'console.audit.entity.route',
  rRule: 'console.audit.entity.rRule',
  scheduler: 'console.audit.entity.scheduler',
  position: 'console.audit.entity.position',
  notification: 'console.audit.entity.notification',
  settings: 'console.audit.entity.settings',
  reportSchedule: 'console.audit.entity.reportSchedule',
};

const verbIds: Readonly<Record<string, TextId>> = {
  login: 'console.audit.verb.login',
  logout: 'console.audit.verb.logout',
  end: 'console.audit.verb.end',
  endOthers: 'console.audit.verb.endOthers',
  fail: 'console.audit.verb.fail',
  requestReset: 'console.audit.verb.requestReset',
  reset: 'console.audit.verb.reset',
  changePassword: 'console.audit.verb.changePassword',
  save: 'console.audit.verb.save',
  create: 'console.audit.verb.create',
  delete: 'console.audit.verb.delete',
  remove: 'console.audit.verb.delete',
  change: 'console.audit.verb.change',
  confirm: 'console.audit.verb.confirm',
  claim: 'console.audit.verb.claim',
  release: 'console.audit.verb.release',
  comment: 'console.audit.verb.comment',
  image: 'console.audit.verb.image',
  drill: 'console.audit.verb.drill',
  send: 'console.audit.verb.send',
  escalate: 'console.audit.verb.escalate',
  read: 'console.audit.verb.read',
  personalData: 'console.audit.verb.personalData',
  erase: 'console.audit.verb.erase',
  import: 'console.audit.verb.import',
};

/** What was done, in words; an action that nobody has named yet by its own name. */
export function actionWords({ action }: Pick<AuditEntry, 'action'>, text: (id: TextId) => string): string {
  const id = verbIds[action.slice(action.lastIndexOf('.') + 1)];
  return id ? text(id) : action;
}

/** What it was done to, with its number. */
export function entityWords({ entity, entityId }: AuditEntry, text: (id: TextId) => string): string {
  const id = entityIds[entity];
  return [id ? text(id) : entity, entityId].filter((part) => part !== null).join(' ');
}
