import { escalateJob } from '../alarms/escalate.ts';
import { sendOutgoingJob } from '../mail/send-outgoing.ts';
import { createClockWatch } from '../patrol/clock-watch.ts';
import type { Services } from '../services.ts';
import { backupJob } from './backup.ts';
import { clockGuardJob } from './clock-guard.ts';
import { credentialExpiryJob } from './credential-expiry.ts';
import { endClaimsJob } from './end-claims.ts';
import { guardWatchJob } from './guard-watch.ts';
import type { Job } from './job.ts';
import { mailReportsJob } from './mail-reports.ts';
import { materialiseRulesJob } from './materialise-rules.ts';
import { missedChecksJob } from './missed-checks.ts';
import { positionDaysJob } from './position-days.ts';
import { pruneChangesJob } from './prune-changes.ts';
import { pruneLoginTriesJob } from './prune-login-tries.ts';
import { retentionJob } from './retention.ts';

/** Everything this server does by the clock. */
export function allJobs(services: Services): readonly Job[] {
  const watch = createClockWatch(services);
  return [
    escalateJob(services),
    sendOutgoingJob(services, 'mail'),
    sendOutgoingJob(services, 'webhook'),
    clockGuardJob(watch),
    missedChecksJob(services, watch),
    endClaimsJob(services),
    guardWatchJob(services, watch),
    materialiseRulesJob(services),
    credentialExpiryJob(services),
    mailReportsJob(services),
    pruneChangesJob(services),
    pruneLoginTriesJob(services),
    positionDaysJob(services, watch),
    retentionJob(services, watch),
    backupJob(services),
  ];
}
