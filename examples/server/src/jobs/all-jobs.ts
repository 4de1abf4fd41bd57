import { escalateJob } from '../alarms/escalate.ts';
import { sendOutgoingJob } from '../mail/send-outgoing.ts';
import { createClockWatch } from '../patrol/clock-watch.ts';
import type { Services } from '../services.ts';
import { backupJob } from './backup.ts';
import { clockGuardJob } from './clock-guard.ts';
import { credentialExpiryJob } from './credential-expiry.ts';
import { guardWatchJob } from './guard-watch.ts';
import type { Job } from './job.ts';
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
    sendOutgoingJob(services),
    clockGuardJob(watch),
    missedChecksJob(services, watch),
    guardWatchJob(services, watch),
    materialiseRulesJob(services),
    credentialExpiryJob(services),
    pruneChangesJob(services),
    pruneLoginTriesJob(services),
    positionDaysJob(services, watch),
    retentionJob(services, watch),
    backupJob(services),
  ];
}
