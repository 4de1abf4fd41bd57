import { createEventTypes } from '../model/event-type.ts';
import { type AuditResource, createAuditResource } from '../resources/audit.ts';
import { type CalendarLinkResource, createCalendarLinkResource } from '../resources/calendar-link.ts';
import { type CategoryResource, createCategoryResource } from '../resources/category.ts';
import { type ChangesResource, createChangesResource } from '../resources/changes.ts';
import { type CityResource, createCityResource } from '../resources/city.ts';
import { type ClientErrorResource, createClientErrorResource } from '../resources/client-error.ts';
import { type CompanyResource, createCompanyResource } from '../resources/company.ts';
import { type ConfigResource, createConfigResource } from '../resources/config.ts';
import { createDeviceResource, type DeviceResource } from '../resources/device.ts';
import { createDeviceCredentialResource, type DeviceCredentialResource } from '../resources/device-credential.ts';
import { createEventResource } from '../resources/event.ts';
import type { EventResource } from '../resources/event.types.ts';
import { createHealthResource, type HealthResource } from '../resources/health.ts';
import { createLocationResource, type LocationResource } from '../resources/location.ts';
import { createLocationTagResource, type LocationTagResource } from '../resources/location-tag.ts';
import { createNotificationResource, type NotificationResource } from '../resources/notification.ts';
import { createPartnerTokenResource, type PartnerTokenResource } from '../resources/partner-token.ts';
import { createQuarantineResource, type QuarantineResource } from '../resources/quarantine.ts';
import { createRRuleResource, type RRuleResource } from '../resources/r-rule.ts';
import { createReportResource, type ReportResource } from '../resources/report.ts';
import { createReportScheduleResource, type ReportScheduleResource } from '../resources/report-schedule.ts';
import { createRiskResource, type RiskResource } from '../resources/risk.ts';
import { createRolePolicyResource, type RolePolicyResource } from '../resources/role-policy.ts';
import { createRouteResource, type RouteResource } from '../resources/route.ts';
import { createSchedulerResource, type SchedulerResource } from '../resources/scheduler.ts';
import { createSettingsResource, type SettingsResource } from '../resources/settings.ts';
import { createShiftResource, type ShiftResource } from '../resources/shift.ts';
import { createStatisticsResource, type StatisticsResource } from '../resources/statistics.ts';
import { createUserResource, type UserResource } from '../resources/user.ts';
import { createUserGroupResource, type UserGroupResource } from '../resources/user-group.ts';
import { createUserLocationResource, type UserLocationResource } from '../resources/user-location.ts';
import { createSessionKeeper, type SessionKeeper } from '../session/session-keeper.ts';
import { createMemorySessionStore } from '../session/session-store.ts';
import { platformTimers, type Timers } from '../timers/timers.ts';
import { type BackEnd, createBackEnd } from './back-end.ts';
import { createEventReader, type EventReader } from './event-reader.ts';
import { consoleLogger, type Logger } from './logger.ts';
import type { PatrolClientOptions } from './options.ts';
import { createSchedulerNews, type SchedulerNews } from './scheduler-news.ts';
import { createTransport } from './transport.ts';

/** A back end as a value: two of them on one page know nothing of each other. @public */
export interface PatrolClient {
  /** Address of the back end, without a trailing slash. */
  readonly baseUrl: string;
  readonly session: SessionKeeper;
  /** What is known of the back end: its extensions, and whether its contract is another one. */
  readonly backEnd: BackEnd;
  /** Told when planned checks, rules or routes were saved or deleted by this client or in another window. */
  readonly schedulerNews: SchedulerNews;
  readonly changes: ChangesResource;
  readonly config: ConfigResource;
  readonly event: EventResource;
  readonly location: LocationResource;
  readonly locationTag: LocationTagResource;
  readonly user: UserResource;
  readonly userLocation: UserLocationResource;
  readonly audit: AuditResource;
  readonly category: CategoryResource;
  readonly city: CityResource;
  readonly clientError: ClientErrorResource;
  readonly calendarLink: CalendarLinkResource;
  readonly company: CompanyResource;
  readonly device: DeviceResource;
  readonly deviceCredential: DeviceCredentialResource;
  readonly health: HealthResource;
  readonly notification: NotificationResource;
  readonly partnerToken: PartnerTokenResource;
  readonly quarantine: QuarantineResource;
  readonly report: ReportResource;
  readonly reportSchedule: ReportScheduleResource;
  readonly risk: RiskResource;
  readonly rolePolicy: RolePolicyResource;
  readonly route: RouteResource;
  readonly rRule: RRuleResource;
  readonly scheduler: SchedulerResource;
  readonly settings: SettingsResource;
  readonly shift: ShiftResource;
  readonly statistics: StatisticsResource;
  readonly userGroup: UserGroupResource;
  readonly timers: Timers;
  readonly logger: Logger;
  /** Reads events of this back end one by one. */
  readonly eventReader: EventReader;
  /** Numbers of the event types of this back end. */
  readonly eventTypes: ReturnType<typeof createEventTypes>;
}

/**
 * Makes a client. Nothing is sent until a resource is called; every rejected call rejects with an ApiError.
 * @public
 */
export function createPatrolClient(options: PatrolClientOptions): PatrolClient {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const { timers = platformTimers, sessionStore = createMemorySessionStore() } = options;
  const session = createSessionKeeper(sessionStore, { timers, askBeforeMs: options.askBeforeMs });
  const transport = createTransport({ ...options, baseUrl }, session);
  const types = createEventTypes(options.eventTypeCodes);
  const logger = options.logger ?? consoleLogger;
  const eventReader = createEventReader(types, logger);
  const schedulerNews = createSchedulerNews();
  const config = createConfigResource(transport, (answer) => backEnd.noteConfig(answer));
  const backEnd = createBackEnd(logger, config.get);
  return {
    baseUrl,
    session,
    schedulerNews,
    timers,
    logger,
    eventReader,
    eventTypes: types,
    changes: createChangesResource(transport, eventReader),
    backEnd,
    config,
    event: createEventResource(transport, types, eventReader, backEnd),
    location: createLocationResource(transport),
    locationTag: createLocationTagResource(transport),
    user: createUserResource(transport, session),
    userLocation: createUserLocationResource(transport),
    audit: createAuditResource(transport),
    category: createCategoryResource(transport),
    city: createCityResource(transport),
    clientError: createClientErrorResource(transport),
    calendarLink: createCalendarLinkResource(transport),
    company: createCompanyResource(transport),
    device: createDeviceResource(transport),
    deviceCredential: createDeviceCredentialResource(transport),
    health: createHealthResource(transport),
    notification: createNotificationResource(transport),
    partnerToken: createPartnerTokenResource(transport),
    quarantine: createQuarantineResource(transport),
    report: createReportResource(transport),
    reportSchedule: createReportScheduleResource(transport),
    risk: createRiskResource(transport),
    rolePolicy: createRolePolicyResource(transport),
    route: createRouteResource(transport, schedulerNews),
    rRule: createRRuleResource(transport, schedulerNews, backEnd),
    scheduler: createSchedulerResource(transport, schedulerNews),
    settings: createSettingsResource(transport),
    shift: createShiftResource(transport),
    statistics: createStatisticsResource(transport),
    userGroup: createUserGroupResource(transport),
  };
}
