ALTER TABLE "alert_rules" ADD COLUMN "view_id" uuid;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD COLUMN "report" jsonb;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_view_id_report_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."report_views"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_rules_view" ON "alert_rules" USING btree ("view_id");