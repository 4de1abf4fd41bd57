CREATE INDEX "escalation_event" ON "escalation" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "ingest_key_received" ON "ingest_key" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "notification_of_event" ON "notification" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "notification_receipt_notification" ON "notification_receipt" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "outgoing_event" ON "outgoing" USING btree ("event_id");