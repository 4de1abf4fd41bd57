import { deviceHandlers } from './devices/device.ts';
import { inboxHandlers } from './devices/inbox.ts';
import { changesHandlers } from './events/changes.ts';
import { eventHandlers } from './events/event.ts';
import { eventRecordsHandlers } from './events/event-records.ts';
import { eventSearchHandlers } from './events/event-search.ts';
import { messageHandlers } from './events/message.ts';
import { notificationHandlers } from './events/notification.ts';
import { userLocationHandlers } from './events/user-location.ts';
import type { Handlers } from './http/call.ts';
import { configHandlers } from './installation/config.ts';
import { settingsHandlers } from './installation/settings.ts';
import { categoryHandlers } from './master-data/category.ts';
import { cityHandlers } from './master-data/city.ts';
import { companyHandlers } from './master-data/company.ts';
import { locationHandlers } from './master-data/location.ts';
import { locationTagHandlers } from './master-data/location-tag.ts';
import { riskHandlers } from './master-data/risk.ts';
import { shiftHandlers } from './master-data/shift.ts';
import { reportHandlers } from './numbers/report.ts';
import { statisticsHandlers } from './numbers/statistics.ts';
import { consoleStateHandlers } from './people/console-state.ts';
import { deviceCredentialHandlers } from './people/device-credential.ts';
import { ownSessionsHandlers } from './people/own-sessions.ts';
import { passwordHandlers } from './people/password.ts';
import { profileHandlers } from './people/profile.ts';
import { rolePolicyHandlers } from './people/role-policy.ts';
import { signInHandlers } from './people/sign-in.ts';
import { userHandlers } from './people/user.ts';
import { userGroupHandlers } from './people/user-group.ts';
import { calendarLinkHandlers } from './planning/calendar-link.ts';
import { rRuleHandlers } from './planning/r-rule.ts';
import { routeHandlers } from './planning/route.ts';
import { schedulerHandlers } from './planning/scheduler.ts';

/** Every operation that the test back end serves. @internal */
export const handlers: Handlers = {
  ...signInHandlers,
  ...consoleStateHandlers,
  ...passwordHandlers,
  ...profileHandlers,
  ...ownSessionsHandlers,
  ...userHandlers,
  ...userGroupHandlers,
  ...rolePolicyHandlers,
  ...deviceCredentialHandlers,
  ...companyHandlers,
  ...locationHandlers,
  ...locationTagHandlers,
  ...categoryHandlers,
  ...riskHandlers,
  ...shiftHandlers,
  ...cityHandlers,
  ...eventHandlers,
  ...eventRecordsHandlers,
  ...eventSearchHandlers,
  ...messageHandlers,
  ...notificationHandlers,
  ...userLocationHandlers,
  ...changesHandlers,
  ...schedulerHandlers,
  ...rRuleHandlers,
  ...routeHandlers,
  ...calendarLinkHandlers,
  ...statisticsHandlers,
  ...reportHandlers,
  ...deviceHandlers,
  ...inboxHandlers,
  ...configHandlers,
  ...settingsHandlers,
};
