export { ApiError, type ApiErrorDetails, type ApiErrorKind } from './client/api-error.ts';
export type { BackEnd } from './client/back-end.ts';
export { contractVersion, type VersionSkew } from './client/contract-version.ts';
export { createPatrolClient, type PatrolClient } from './client/create-patrol-client.ts';
export {
  describeError,
  type ErrorDescription,
  type ErrorTextId,
  errorTexts,
  storeMessage,
} from './client/describe-error.ts';
export type { EventReader } from './client/event-reader.ts';
export { consoleLogger, type Logger } from './client/logger.ts';
export type { PatrolClientOptions } from './client/options.ts';
export type { Page, PageQuery } from './client/page.ts';
export type { FreshToken } from './client/renewal.ts';
export type { SaveOptions } from './client/save-options.ts';
export type { NewsOrigin, SchedulerNews } from './client/scheduler-news.ts';
export type { AuditQuery, AuditResource } from './resources/audit.ts';
export type { CalendarLinkResource } from './resources/calendar-link.ts';
export type { CategoryResource } from './resources/category.ts';
export type { ChangesResource } from './resources/changes.ts';
export type { CityResource } from './resources/city.ts';
export type { ClientErrorReport, ClientErrorResource } from './resources/client-error.ts';
export type { CompanyResource } from './resources/company.ts';
export type { ConfigResource } from './resources/config.ts';
export type { DeviceEventOutcome, DeviceResource } from './resources/device.ts';
export type { DeviceCredentialResource } from './resources/device-credential.ts';
export type {
  AlarmTrace,
  ClaimOptions,
  ConfirmOutcome,
  EventEdit,
  EventList,
  EventResource,
  EventSearchQuery,
  LastEventsQuery,
  SendOptions,
} from './resources/event.types.ts';
export type { HealthResource } from './resources/health.ts';
export type { LocationResource } from './resources/location.ts';
export type { LocationTagResource } from './resources/location-tag.ts';
export type { NotificationResource } from './resources/notification.ts';
export type { OwnSessionsResource } from './resources/own-sessions.ts';
export type { PartnerTokenResource } from './resources/partner-token.ts';
export type { NewPassword, ProfileEdit, ProfileResource } from './resources/profile.ts';
export type { QuarantineResource } from './resources/quarantine.ts';
export type { RRuleResource } from './resources/r-rule.ts';
export type { MachineReportQuery, ReportResource } from './resources/report.ts';
export type { ReportScheduleResource } from './resources/report-schedule.ts';
export type { RiskResource } from './resources/risk.ts';
export type { RolePolicyResource } from './resources/role-policy.ts';
export type { RouteResource } from './resources/route.ts';
export type { OccurrenceQuery, Period, SchedulerResource } from './resources/scheduler.ts';
export type { SettingsResource } from './resources/settings.ts';
export type { ShiftResource } from './resources/shift.ts';
export type { StatisticsQuery, StatisticsResource } from './resources/statistics.ts';
export type { Credentials, UserResource } from './resources/user.ts';
export type { UserGroupResource } from './resources/user-group.ts';
export type { TrackOptions, UserLocationResource } from './resources/user-location.ts';
export * from './session/index.ts';
export * from './timers/index.ts';
