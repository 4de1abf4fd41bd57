CREATE TABLE "category" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "city_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"country_id" integer NOT NULL,
	"name" text NOT NULL,
	"postal_code" text
);
--> statement-breakpoint
CREATE TABLE "console_state" (
	"tenant_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"sound" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "console_state_tenant_id_session_id_pk" PRIMARY KEY("tenant_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "escalation" (
	"tenant_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"step" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "escalation_tenant_id_event_id_step_pk" PRIMARY KEY("tenant_id","event_id","step")
);
--> statement-breakpoint
CREATE TABLE "event_image" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_image_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"client_image_id" text NOT NULL,
	"jpeg" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guard_motion" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"anchor_at" timestamp (3) with time zone NOT NULL,
	"anchor_latitude" double precision,
	"anchor_longitude" double precision,
	"positions_since" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "guard_motion_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "job_lease" (
	"job" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_receipt" (
	"tenant_id" bigint NOT NULL,
	"notification_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "notification_receipt_tenant_id_notification_id_user_id_pk" PRIMARY KEY("tenant_id","notification_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "outgoing" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"content" jsonb NOT NULL,
	"event_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_reset_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"guid_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "patrol_rule" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patrol_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"location_tag_ids" jsonb NOT NULL,
	"rule_string" text NOT NULL,
	"start_date" text NOT NULL,
	"end_date" text NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"interval_seconds" integer NOT NULL,
	"tolerance_seconds" integer NOT NULL,
	"time_zone" text NOT NULL,
	"title" text NOT NULL,
	"is_miss_reported" boolean DEFAULT true NOT NULL,
	"pending_from" text,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "risk_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"name" text NOT NULL,
	"level" integer NOT NULL,
	"description" text,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_policy" (
	"tenant_id" bigint NOT NULL,
	"role" text NOT NULL,
	"policies" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "role_policy_tenant_id_role_pk" PRIMARY KEY("tenant_id","role")
);
--> statement-breakpoint
CREATE TABLE "route" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "route_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"company_id" bigint,
	"rule_id" bigint,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduler_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduler_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"rule_id" bigint,
	"user_id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"location_tag_id" bigint,
	"type_code" integer NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"slot_at" timestamp (3) with time zone,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"missed_at" timestamp (3) with time zone,
	"is_draggable" boolean DEFAULT true NOT NULL,
	"is_resizable" boolean DEFAULT true NOT NULL,
	"bg_color" text,
	"is_miss_reported" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shift" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shift_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"name" text NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"weekdays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_settings" (
	"tenant_id" bigint PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX "company_tenant";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "before_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "after_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "previous_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "inbox_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "clock_skew_ms" bigint;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "scheduler_item_id" bigint;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "pushed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "shown_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "sounded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "clock_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "clock_held_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "audit_head" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "thresholds" jsonb;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_group" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_state" ADD CONSTRAINT "console_state_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escalation" ADD CONSTRAINT "escalation_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escalation" ADD CONSTRAINT "escalation_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_image" ADD CONSTRAINT "event_image_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_image" ADD CONSTRAINT "event_image_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guard_motion" ADD CONSTRAINT "guard_motion_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_receipt" ADD CONSTRAINT "notification_receipt_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_receipt" ADD CONSTRAINT "notification_receipt_notification_id_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing" ADD CONSTRAINT "outgoing_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing" ADD CONSTRAINT "outgoing_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_rule" ADD CONSTRAINT "patrol_rule_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_rule" ADD CONSTRAINT "patrol_rule_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_rule" ADD CONSTRAINT "patrol_rule_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_policy" ADD CONSTRAINT "role_policy_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route" ADD CONSTRAINT "route_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route" ADD CONSTRAINT "route_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route" ADD CONSTRAINT "route_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route" ADD CONSTRAINT "route_rule_id_patrol_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."patrol_rule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduler_item" ADD CONSTRAINT "scheduler_item_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduler_item" ADD CONSTRAINT "scheduler_item_rule_id_patrol_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."patrol_rule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduler_item" ADD CONSTRAINT "scheduler_item_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduler_item" ADD CONSTRAINT "scheduler_item_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduler_item" ADD CONSTRAINT "scheduler_item_location_tag_id_location_tag_id_fk" FOREIGN KEY ("location_tag_id") REFERENCES "public"."location_tag"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift" ADD CONSTRAINT "shift_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD CONSTRAINT "tenant_settings_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_tenant" ON "category" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "city_country" ON "city" USING btree ("tenant_id","country_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "event_image_client" ON "event_image" USING btree ("event_id","client_image_id");--> statement-breakpoint
CREATE INDEX "outgoing_due" ON "outgoing" USING btree ("next_try_at") WHERE sent_at is null and ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "password_reset_guid" ON "password_reset" USING btree ("guid_hash");--> statement-breakpoint
CREATE INDEX "password_reset_user" ON "password_reset" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "patrol_rule_tenant" ON "patrol_rule" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "risk_tenant" ON "risk" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "route_window" ON "route" USING btree ("tenant_id","starts_at");--> statement-breakpoint
CREATE INDEX "route_guard" ON "route" USING btree ("tenant_id","user_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "route_of_rule" ON "route" USING btree ("rule_id","starts_at") WHERE rule_id is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "scheduler_item_start" ON "scheduler_item" USING btree ("tenant_id","starts_at");--> statement-breakpoint
CREATE INDEX "scheduler_item_guard" ON "scheduler_item" USING btree ("tenant_id","user_id","starts_at");--> statement-breakpoint
CREATE INDEX "scheduler_item_unread" ON "scheduler_item" USING btree ("tenant_id","location_tag_id","closes_at") WHERE read_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "scheduler_item_due" ON "scheduler_item" USING btree ("tenant_id","closes_at") WHERE read_at is null and missed_at is null and deleted_at is null and is_miss_reported and location_tag_id is not null;--> statement-breakpoint
CREATE INDEX "scheduler_item_rule" ON "scheduler_item" USING btree ("rule_id","opens_at") WHERE rule_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "scheduler_item_slot" ON "scheduler_item" USING btree ("rule_id",coalesce("location_tag_id", 0),"slot_at") WHERE rule_id is not null;--> statement-breakpoint
CREATE INDEX "shift_tenant" ON "shift" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "event_location" ON "event" USING btree ("tenant_id","location_id","occurred_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "event_missed_check" ON "event" USING btree ("scheduler_item_id") WHERE type_code = 15 and scheduler_item_id is not null;--> statement-breakpoint
CREATE INDEX "event_of_check" ON "event" USING btree ("scheduler_item_id") WHERE scheduler_item_id is not null;--> statement-breakpoint
CREATE INDEX "event_unended" ON "event" USING btree ("tenant_id","user_id","type_code") WHERE ended_at is null and deleted_at is null and type_code in (12, 13);--> statement-breakpoint
CREATE UNIQUE INDEX "notification_client" ON "notification" USING btree ("tenant_id","user_id","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE INDEX "notification_recipient" ON "notification" USING gin ("send_to");--> statement-breakpoint
CREATE INDEX "company_tenant" ON "company" USING btree ("tenant_id","name");