ALTER TABLE "event" ADD COLUMN "claimed_by_id" bigint;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "claimed_by" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "event_claimed" ON "event" USING btree ("tenant_id","claimed_until") WHERE claimed_until is not null;