import type { Feature } from '../http/operation.ts';
import type { Services } from '../services.ts';
import { auditFeature } from './audit/audit.feature.ts';
import { calendarLinkFeature } from './calendar-link/calendar-link.feature.ts';
import { categoryFeature } from './category/category.feature.ts';
import { changesFeature } from './changes/changes.feature.ts';
import { cityFeature } from './city/city.feature.ts';
import { clientErrorFeature } from './client-error/client-error.feature.ts';
import { companyFeature } from './company/company.feature.ts';
import { configFeature } from './config/config.feature.ts';
import { deviceFeature } from './device/device.feature.ts';
import { deviceInboxFeature } from './device/device-inbox.feature.ts';
import { deviceTasksFeature } from './device/device-tasks.feature.ts';
import { deviceCredentialFeature } from './device-credential/device-credential.feature.ts';
import { deviceProtocolFeature } from './device-protocol/device-protocol.feature.ts';
import { alarmTimesFeature } from './event/alarm-times.feature.ts';
import { eventFeature } from './event/event.feature.ts';
import { eventRecordsFeature } from './event/event-records.feature.ts';
import { eventSearchFeature } from './event/event-search.feature.ts';
import { healthFeature } from './health/health.feature.ts';
import { locationFeature } from './location/location.feature.ts';
import { locationTagFeature } from './location-tag/location-tag.feature.ts';
import { notificationFeature } from './notification/notification.feature.ts';
import { partnerTokenFeature } from './partner-token/partner-token.feature.ts';
import { quarantineFeature } from './quarantine/quarantine.feature.ts';
import { rRuleFeature } from './r-rule/r-rule.feature.ts';
import { reportFeature } from './report/report.feature.ts';
import { reportScheduleFeature } from './report-schedule/report-schedule.feature.ts';
import { riskFeature } from './risk/risk.feature.ts';
import { rolePolicyFeature } from './role-policy/role-policy.feature.ts';
import { routeFeature } from './route/route.feature.ts';
import { schedulerFeature } from './scheduler/scheduler.feature.ts';
import { settingsFeature } from './settings/settings.feature.ts';
import { shiftFeature } from './shift/shift.feature.ts';
import { statisticsFeature } from './statistics/statistics.feature.ts';
import { consoleStateFeature } from './user/console-state.feature.ts';
import { manageUsersFeature } from './user/manage-users.feature.ts';
import { passwordResetFeature } from './user/password-reset.feature.ts';
import { profileFeature } from './user/profile.feature.ts';
import { sessionsFeature } from './user/sessions.feature.ts';
import { userFeature } from './user/user.feature.ts';
import { userGroupFeature } from './user-group/user-group.feature.ts';
import { locationHistoryFeature } from './user-location/location-history.feature.ts';
import { userLocationFeature } from './user-location/user-location.feature.ts';

/** Every operation this server serves. */
export function allFeatures(services: Services): Feature {
  const list = [
    changesFeature(),
    configFeature(services),
    deviceFeature(services),
    deviceCredentialFeature(services),
    deviceProtocolFeature(services),
    calendarLinkFeature(services),
    eventFeature(services),
    healthFeature(services),
    locationFeature(services),
    locationTagFeature(services),
    userFeature(services),
    userLocationFeature(),
    auditFeature(services),
    categoryFeature(services),
    cityFeature(),
    clientErrorFeature(services),
    companyFeature(services),
    deviceInboxFeature(services),
    deviceTasksFeature(services),
    alarmTimesFeature(services),
    eventRecordsFeature(services),
    eventSearchFeature(services),
    notificationFeature(services),
    partnerTokenFeature(services),
    quarantineFeature(services),
    rRuleFeature(services),
    reportFeature(services),
    reportScheduleFeature(services),
    riskFeature(services),
    rolePolicyFeature(services),
    routeFeature(services),
    schedulerFeature(services),
    settingsFeature(services),
    shiftFeature(services),
    statisticsFeature(services),
    userGroupFeature(services),
    locationHistoryFeature(services),
    consoleStateFeature(services),
    manageUsersFeature(services),
    passwordResetFeature(services),
    profileFeature(services),
    sessionsFeature(services),
  ];
  return {
    public: Object.assign({}, ...list.map((feature) => feature.public)),
    scoped: Object.assign({}, ...list.map((feature) => feature.scoped)),
  };
}
