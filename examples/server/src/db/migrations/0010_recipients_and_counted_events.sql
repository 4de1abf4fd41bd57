-- Whom a message is for stands in a row for each of them, from the moment it is sent: those that have not reached him had
-- none until now.
INSERT INTO "notification_receipt" ("tenant_id", "notification_id", "user_id")
SELECT n.tenant_id, n.id, recipient::bigint FROM notification n CROSS JOIN LATERAL jsonb_array_elements_text(n.send_to) recipient
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DROP INDEX "notification_recipient";--> statement-breakpoint
CREATE INDEX "event_counted" ON "event" USING btree ("tenant_id","occurred_at") WHERE deleted_at is null and not is_drill and type_code in (12, 13, 14, 15);--> statement-breakpoint
CREATE INDEX "notification_receipt_user" ON "notification_receipt" USING btree ("tenant_id","user_id","notification_id");
