-- Positions in partitions by day, so that the oldest days go as a whole. What there is already stays where it is, as the
-- partition of everything before tomorrow; after the last day there is always one for whatever comes, so that no position
-- is ever refused. db/position-days.ts adds and removes the days between.
DROP POLICY own_tenant ON "position";
--> statement-breakpoint
ALTER TABLE "position" DISABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "position" RENAME TO "position_past";
--> statement-breakpoint
ALTER INDEX "position_newest" RENAME TO "position_past_newest";
--> statement-breakpoint
ALTER TABLE "position_past" DROP CONSTRAINT "position_pkey";
--> statement-breakpoint
ALTER TABLE "position_past" RENAME CONSTRAINT "position_tenant_id_tenant_id_fk" TO "position_past_tenant_fk";
--> statement-breakpoint
ALTER TABLE "position_past" ALTER COLUMN "id" DROP IDENTITY;
--> statement-breakpoint
CREATE TABLE "position" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "position_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"accuracy_meters" double precision,
	"speed_mps" double precision,
	"heading_degrees" double precision,
	CONSTRAINT "position_id_recorded_at_pk" PRIMARY KEY ("id", "recorded_at")
) PARTITION BY RANGE ("recorded_at");
--> statement-breakpoint
ALTER TABLE "position" ADD CONSTRAINT "position_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "position_newest" ON "position" USING btree ("tenant_id","user_id","recorded_at" DESC NULLS FIRST);
--> statement-breakpoint
DO $$
DECLARE
  last_known timestamptz := greatest(now(), (SELECT max(recorded_at) FROM position_past));
  tomorrow timestamptz := (date_trunc('day', last_known AT TIME ZONE 'UTC') + interval '1 day') AT TIME ZONE 'UTC';
BEGIN
  EXECUTE format('ALTER TABLE position ATTACH PARTITION position_past FOR VALUES FROM (MINVALUE) TO (%L)', tomorrow);
  EXECUTE format('CREATE TABLE position_next PARTITION OF position FOR VALUES FROM (%L) TO (MAXVALUE)', tomorrow);
  PERFORM setval('position_id_seq', greatest(1, (SELECT max(id) FROM position_past)), (SELECT count(*) > 0 FROM position_past));
END;
$$;
--> statement-breakpoint
ALTER TABLE "position" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_tenant ON "position" USING (tenant_id = nullif(current_setting('patrolkit.tenant', true), '')::bigint);
